import { firstMarket, type Market } from '@wearfolio/contracts/content/markets';
import { type Destination, notHome, numberOfCountry, traitsAbroad } from '@wearfolio/contracts/listing/destination';
import { traitsOf } from '@wearfolio/contracts/listing/traits';
import type { MarketView } from '@wearfolio/listing-index/market-engine';

type Home = Pick<Market, 'country' | 'currency'>;

type Place = Home & Pick<Market, 'language'>;

/**
 * Where the offers of a market go, among the markets of a shop with this country and currency; null when they are all
 * offers, at prices in the shop's currency, in the only language of the shop.
 */
export const destinationAmong = (home: Home, markets: readonly Place[], market: Place | null): Destination | null => {
  const first = firstMarket(home);
  const { country, currency, language } = market ?? first;
  const isOnly = markets.every((one) => one.country === home.country && one.language === first.language);
  if (currency === home.currency && isOnly) return null;
  return { country, isHome: country === home.country, language, ...(currency !== home.currency && { currency }) };
};

const deliveryGroups = ['free_delivery', 'fast_delivery', 'free_returns'] as const;

/** Whether an offer ships to a market, by the traits of its row of `listing`. */
export const ships = (traits: readonly number[], destination: Destination | null): boolean => {
  if (!destination) return true;
  const { wanted, unwanted } = viewOf(destination);
  return wanted.every((trait) => traits.includes(trait)) && !unwanted.some((trait) => traits.includes(trait));
};

/** The offers that ship to a country, with their delivery there (behavior.md#markets-offers). */
export const viewOf = ({ country, isHome }: Destination): MarketView => {
  if (isHome) return { wanted: [], unwanted: [notHome], traits: new Map() };
  const { ships, ...own } = traitsAbroad(country);
  const traits = deliveryGroups.flatMap((group) => traitsOf[group].map(({ id }) => [id, own[group]] as const));
  return { wanted: [ships], unwanted: [], traits: new Map(traits), country: numberOfCountry(country) };
};
