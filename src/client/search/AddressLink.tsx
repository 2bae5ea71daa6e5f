import type { ReactNode } from 'react';
import { isModified } from './navigate.ts';

interface AddressLinkProps {
  url: string;
  isCurrent?: boolean;
  onFollow: () => void;
  children: ReactNode;
}

/** A link to another state of the results page: followed in place, but with an address of its own. */
export function AddressLink({ url, isCurrent = false, onFollow, children }: AddressLinkProps) {
  return (
    <a
      href={url}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (isModified(event)) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
