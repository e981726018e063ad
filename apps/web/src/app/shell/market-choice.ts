import type { MarketLink } from '@wearfolio/contracts/settings';

const storageKey = 'market';

/** The prefix of the market that the shopper chose on this device; null if none. */
export const readChosenMarket = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

export const keepChosenMarket = (prefix: string): void => {
  try {
    localStorage.setItem(storageKey, prefix);
  } catch {
    // Without storage, the suggestion returns with the next page load.
  }
};

type Device = { languages: readonly string[]; chosen: string | null };

/** How well a language of the browser, such as `de-AT`, fits a market: 2 with its country, 1 without, else 0. */
const fitOf = (tag: string, { language, country }: MarketLink): number => {
  const [own = '', ...rest] = tag.toLowerCase().split('-');
  if (own !== language.toLowerCase()) return 0;
  return rest.includes(country.toLowerCase()) ? 2 : 1;
};

/**
 * The market to suggest: the chosen one, else the best for the browser's first language that a market has. Null if the
 * page is in that market or in that language.
 */
export const marketToSuggest = (
  markets: readonly MarketLink[],
  current: string,
  { languages, chosen }: Device,
): MarketLink | null => {
  const here = markets.find(({ prefix }) => prefix === current);
  if (chosen !== null) {
    const own = markets.find(({ prefix }) => prefix === chosen);
    if (own) return own === here ? null : own;
  }
  for (const tag of languages) {
    const [best] = markets
      .filter((market) => fitOf(tag, market) > 0)
      .toSorted((one, other) => fitOf(tag, other) - fitOf(tag, one));
    if (best) return here && fitOf(tag, here) > 0 ? null : best;
  }
  return null;
};
