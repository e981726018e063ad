import type { Locale } from '@wearfolio/messages/locales';
import type { Settings } from './settings.ts';

/** The complete input of a rendered first screen. The same input always gives the same HTML. */
export type RequestedScreen = {
  /** Path and query. */
  url: string;
  /** API replies as JSON, by URL, as they are embedded in the page. */
  firstData: Readonly<Record<string, string>>;
  settings: Settings;
  /** The language of the page. */
  locale: Locale;
};

/** A key in the first data that marks the page as not found, whatever its URL. */
export const nowhere = 'nowhere';

/** The JSON version of a page: its ETag, and the API replies that its first screen uses. */
export type FirstScreenData = { made: string; replies: Readonly<Record<string, unknown>> };

/** The HTML of a first screen: content of the head and of the root element. */
export type Screen = { head: string; body: string };

/** The type of `renderScreen`, which the web app's server build exports. */
export type RenderScreen = (asked: RequestedScreen) => Promise<Screen>;
