import type { HomePicture } from './home/home-file.ts';

/** What pages say of the shop itself. */
export type ShopWords = {
  name: string;
  /** In place of the name; `logoDark` on dark pages. */
  logo: HomePicture | null;
  logoDark: HomePicture | null;
  /** Who runs the shop, and where; '' where nobody said. */
  imprint: string;
  /** The currency of all prices, such as USD. */
  currency: string;
};

/**
 * What the web app is told of the server's settings: it stands in the page as JSON, in an element with `settingsId`.
 * Addresses are whole; null means that there is none.
 */
export type Settings = {
  shop: ShopWords;
  googleClientId: string | null;
  googleScriptUrl: string;
  socialUrls: readonly string[];
  analyticsUrl: string | null;
  /** Whether staff or ops supplied terms of use, so that there is a page to lead to (decision 28). */
  hasTerms: boolean;
  /** Pages of staff to which the foot of every page leads. */
  pages: readonly { title: string; path: string }[];
  /** The titles of the collections of staff, by their keys. */
  collections: Readonly<Record<string, string>>;
  /** Prices hold value added tax, and pages say so. */
  pricesIncludeVat: boolean;
};

export const settingsId = 'settings';
