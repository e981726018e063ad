/**
 * The country of a market, to which offers must ship to be in it. `isHome`: it is the country of the first market, to
 * which offers without any word on delivery ship too (behavior.md#markets-offers). `currency` is the market's, unless it
 * is the shop's: what stores state in it is shown as it is. `language` is the market's: what stores say in it is shown.
 */
export type Destination = { country: string; isHome: boolean; currency?: string; language: string };

/** The trait of an offer that ships to other countries than that of the first market. Without it, an offer ships there. */
export const notHome = 901;

/** The first trait of the first country abroad. From here on, each trait is a group of its own. */
const firstAbroad = 1000;

/** What an offer can be in another country than that of the first market, in the order of the trait ids. */
const kinds = ['ships', 'free_delivery', 'fast_delivery', 'free_returns'] as const;

type Abroad = (typeof kinds)[number];

/** A country as a number up to 675, by its two capital letters. */
export const numberOfCountry = (country: string): number =>
  (country.charCodeAt(0) - 65) * 26 + (country.charCodeAt(1) - 65);

/** The trait ids of an offer in a country abroad: that it ships there, and what its delivery there is. */
export const traitsAbroad = (country: string): Readonly<Record<Abroad, number>> => {
  const first = firstAbroad + kinds.length * numberOfCountry(country);
  return { ships: first, free_delivery: first + 1, fast_delivery: first + 2, free_returns: first + 3 };
};

/** SQL of the trait id of `kind` in the country with the two letters in `country`. */
export const traitAbroadIn = (kind: Abroad, country: string): string =>
  `${firstAbroad + kinds.indexOf(kind)} + ${kinds.length} * ${numberInSql(country)}`;

/** SQL of `numberOfCountry`. */
export const numberInSql = (country: string): string =>
  `((ascii(${country}) - 65) * 26 + ascii(substr(${country}, 2)) - 65)`;

/** SQL: whether an offer, by its row of `listing` with this alias, ships to a market. All do without a destination. */
export const shipsSql = (destination: Destination | null, listing = 'listing'): string => {
  if (!destination) return 'TRUE';
  const { country, isHome } = destination;
  return isHome
    ? `NOT ${notHome} = ANY (${listing}.trait_ids)`
    : `${traitsAbroad(country).ships} = ANY (${listing}.trait_ids)`;
};
