import { keywordMax } from '@wearfolio/contracts/limits';
import { Component, type ReactNode } from 'react';
import { marketPath } from '../lib/market.ts';
import { loadNewVersion } from '../lib/new-version.ts';
import { reloadFromShop } from '../lib/reload-from-shop.ts';
import { t } from '../lib/t.tsx';
import { useRetryFocus } from '../lib/use-retry-focus.ts';
import { Button } from '../ui/button.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';
import { routes } from './paths.ts';

const sentenceOf = (error: Error): string =>
  error instanceof PageNotLoaded ? t('shell.pageNotLoaded') : t('shell.pageNotShown');

/** A search form that works without our JavaScript: the browser itself opens the results. */
const PlainSearch = () => (
  <search className="mt-10 block max-w-105">
    <form
      action={marketPath() + routes.search}
      className="flex items-end gap-3 border-b border-line-2 focus-within:border-ink"
    >
      <input
        type="search"
        name="keyword"
        aria-label={t('ui.search')}
        placeholder={t('ui.search')}
        minLength={3}
        maxLength={keywordMax}
        className="type-field h-12 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3"
      />
      <button type="submit" className="inline-flex min-h-11 items-center font-medium">
        {t('ui.search')}
      </button>
    </form>
  </search>
);

const LoadAgain = ({ onPress }: { onPress: () => void }) => (
  <Button ref={useRetryFocus()} onClick={onPress}>
    {t('ui.loadAgain')}
  </Button>
);

type Props = { children: ReactNode };
type State = { error: Error | null; hasRetried: boolean };

/**
 * Shown in place of a page that failed (behavior.md#messages-failures). If the code of the page did not load, a button
 * or the return of the connection loads it again; a new version of the shop is loaded by itself. If that fails, or for any other error, the whole page is reloaded.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, hasRetried: false };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  override componentDidMount() {
    addEventListener('online', this.askAgain);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.askAgain);
  }

  override componentDidCatch(error: Error) {
    if (!(error instanceof PageNotLoaded)) return;
    void this.loadNewVersionOr(error);
  }

  loadNewVersionOr = async (error: PageNotLoaded): Promise<void> => {
    if (await loadNewVersion()) return;
    // Some browsers remember a failed module until the page is closed and never request it again.
    if (this.state.hasRetried) void reloadFromShop();
    // The browser was back online before the failure was known.
    else if (error.wasOffline && navigator.onLine) this.askAgain();
  };

  askAgain = (): boolean => {
    const { error } = this.state;
    if (!(error instanceof PageNotLoaded)) return false;
    error.forget();
    this.setState({ error: null, hasRetried: true });
    return true;
  };

  retry = () => {
    if (this.state.hasRetried || !this.askAgain()) void reloadFromShop();
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert">
        <TextPage title={t('shell.error')} isRead>
          <p className="mt-4 text-ink-2">{sentenceOf(error)}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
            <LoadAgain onPress={this.retry} />
            <a className="inline-flex min-h-11 items-center" href={`${marketPath()}${routes.home}`}>
              <span className="underlined">{t('ui.homePage')}</span>
            </a>
            <a className="inline-flex min-h-11 items-center" href={marketPath() + routes.contact}>
              <span className="underlined">{t('contact.contactUsLink')}</span>
            </a>
          </div>
          <PlainSearch />
        </TextPage>
      </div>
    );
  }
}
