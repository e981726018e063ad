import type { Settings } from './settings.ts';

/** What a first screen is rendered from, and nothing else: the same always looks the same. */
export type AskedScreen = {
  /** Path and query. */
  url: string;
  /** Replies of the API as JSON, by their addresses, as they stand in the page. */
  firstData: Readonly<Record<string, string>>;
  settings: Settings;
};

/** Stands among the first data of a page that leads nowhere, whatever its address looks like. */
export const nowhere = 'nowhere';

/** What a page answers to who wants JSON: the tag of the page, and the replies that its first screen is made of. */
export type FirstScreenData = { made: string; replies: Readonly<Record<string, unknown>> };

/** HTML of a first screen: what goes into the head, and what into the root. */
export type Screen = { head: string; body: string };

/** What the web app's build for the server exports as `renderScreen`. */
export type RenderScreen = (asked: AskedScreen) => Promise<Screen>;
