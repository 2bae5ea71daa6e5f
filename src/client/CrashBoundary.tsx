import { Component, type ReactNode } from 'react';
import { errorChain } from './error-chain.ts';

interface CrashProps {
  /** Another visit clears the error. */
  visit: number;
  onTryAgain: () => void;
  children: ReactNode;
}

type CrashState = { kind: 'fine' } | { kind: 'crashed'; error: unknown; visit: number };

/** Shows "This page crashed." instead of a page that threw. A class, because React has no other kind of boundary. */
export class CrashBoundary extends Component<CrashProps, CrashState> {
  override state: CrashState = { kind: 'fine' };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { kind: 'crashed', error, visit: -1 };
  }

  static getDerivedStateFromProps({ visit }: CrashProps, state: CrashState): CrashState | null {
    if (state.kind === 'fine') return null;
    if (state.visit === -1) return { ...state, visit };
    return state.visit === visit ? null : { kind: 'fine' };
  }

  override componentDidMount(): void {
    this.nameCrash();
  }

  override componentDidUpdate(): void {
    this.nameCrash();
  }

  private nameCrash(): void {
    if (this.state.kind === 'crashed') document.title = 'Page Error';
  }

  override render(): ReactNode {
    if (this.state.kind === 'fine') return this.props.children;
    return (
      <main id="content" tabIndex={-1}>
        <div className="page-wide crash" role="alert">
          <h1>This page crashed.</h1>
          <button type="button" className="button" onClick={this.props.onTryAgain}>
            Try again
          </button>
          <pre>{errorChain(this.state.error).join('\n\nCause: ')}</pre>
        </div>
      </main>
    );
  }
}
