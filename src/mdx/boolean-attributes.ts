import type { MdxJsxAttribute } from 'mdast-util-mdx';

/** Attributes that are true by being there, as React names them: under any other name it leaves them out. */
const BOOLEAN = new Map(
  `allowFullScreen async autoFocus autoPlay checked controls default defer disabled disablePictureInPicture
  disableRemotePlayback formNoValidate hidden inert itemScope loop multiple muted noModule noValidate open playsInline
  readOnly required reversed selected`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

/** Of these React knows both forms, with a value and without. */
const EITHER = /^(aria-.*|capture|download)$/;

/** An attribute of HTML in the form that React draws as the author wrote it. */
export function drawnAttribute(attribute: MdxJsxAttribute): MdxJsxAttribute {
  const name = BOOLEAN.get(attribute.name.toLowerCase());
  // HTML takes any value for yes, an empty one too.
  if (name !== undefined) return { ...attribute, name, value: null };
  const isBare = attribute.value === null || attribute.value === undefined;
  return isBare && !EITHER.test(attribute.name) ? { ...attribute, value: '' } : attribute;
}
