import { Component, type ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { routes } from './paths.ts';

type Props = { children: ReactNode };

/** Spec 8: what stands where a page failed, a chunk that could not be loaded included. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="page-margins py-24" role="alert">
        <h1 className="type-title">Unexpected Application Error!</h1>
        <p className="mt-4 max-w-[60ch] text-ink-2">
          This page could not be shown. Load it again; if that does not help, start from the home page.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-6">
          <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
            Load again
          </button>
          <a className="underlined" href={routes.home}>
            Home page
          </a>
        </div>
      </div>
    );
  }
}
