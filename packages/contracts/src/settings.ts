/**
 * What the web app is told of the server's settings: it stands in the page as JSON, in an element with `settingsId`.
 * Addresses are whole; null means that there is none.
 */
export type Settings = {
  googleClientId: string | null;
  googleScriptUrl: string;
  socialUrls: readonly string[];
  analyticsUrl: string | null;
  /** Whether staff or ops supplied terms of use, so that there is a page to lead to (decision 28). */
  hasTerms: boolean;
  /** Pages of staff to which the foot of every page leads. */
  pages: readonly { title: string; path: string }[];
  /** Prices hold value added tax, and pages say so. */
  pricesIncludeVat: boolean;
};

export const settingsId = 'settings';
