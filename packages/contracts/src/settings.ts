// cspell:ignore Deutsch
import type { HomePicture } from './home/home-file.ts';

/** The texts of the shop's identity on pages. */
export type ShopWords = {
  name: string;
  /** Shown in place of the name; `logoDark` is for dark pages. */
  logo: HomePicture | null;
  logoDark: HomePicture | null;
  /** The shop's legal entity and address; may be empty. */
  imprint: string;
  /** The currency of all prices, such as USD. */
  currency: string;
};

/**
 * A market to choose. `name` and the texts are in its own language: 'Deutschland · Deutsch', what suggests it, and the
 * button that leads to it.
 */
export type MarketLink = {
  prefix: string;
  country: string;
  language: string;
  name: string;
  suggestion: string;
  action: string;
};

/**
 * The server's settings for the web app. Each page embeds them as JSON in the element `settingsId`. URLs are absolute;
 * null means none.
 */
export type Settings = {
  shop: ShopWords;
  googleClientId: string | null;
  googleScriptUrl: string;
  socialUrls: readonly string[];
  analyticsUrl: string | null;
  /** Whether there is a page with terms of use (behavior.md#staff-texts). */
  hasTerms: boolean;
  /** Pages that every footer links to. */
  pages: readonly { title: string; path: string }[];
  /** Titles of staff's collections, by key. */
  collections: Readonly<Record<string, string>>;
  /** Whether prices include value added tax, which pages must state. */
  pricesIncludeVat: boolean;
  /** Names of kinds, colors, sizes and traits in the language of the page, by their English ones, which replies have. */
  names?: Readonly<Record<string, string>>;
  /** What forms of the desk say, in English and in its language. Only on pages of the desk. */
  forms?: readonly (readonly [english: string, own: string])[];
  /** The prefix of the page's market, `''` for the first. Absent like `markets` in a shop of one market. */
  market?: string;
  /** The currency of the market and what one unit of the shop's is worth in it, if the two differ. */
  money?: { currency: string; rate: number };
  /** Size systems by which the market names sizes first. */
  sizeSystems?: readonly string[];
  /** All markets, the first one first. `suggestion` offers a market in its own language. */
  markets?: readonly MarketLink[];
};

export const settingsId = 'settings';
