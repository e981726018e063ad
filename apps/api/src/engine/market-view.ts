import type { Market } from '@wearfolio/contracts/content/markets';
import { type Destination, notHome, numberOfCountry, traitsAbroad } from '@wearfolio/contracts/listing/destination';
import { traitsOf } from '@wearfolio/contracts/listing/traits';
import type { MarketView } from '@wearfolio/listing-index/market-engine';

/** The country of a market, among markets of several countries; null when all offers are in the market of the shop. */
export const destinationAmong = (
  home: string,
  markets: readonly Pick<Market, 'country'>[],
  market: Pick<Market, 'country'> | null,
): Destination | null => {
  if (markets.every(({ country }) => country === home)) return null;
  const country = market?.country ?? home;
  return { country, isHome: country === home };
};

const deliveryGroups = ['free_delivery', 'fast_delivery', 'free_returns'] as const;

/** The offers that ship to a country, with their delivery there (behavior.md#markets-offers). */
export const viewOf = ({ country, isHome }: Destination): MarketView => {
  if (isHome) return { wanted: [], unwanted: [notHome], traits: new Map() };
  const { ships, ...own } = traitsAbroad(country);
  const traits = deliveryGroups.flatMap((group) => traitsOf[group].map(({ id }) => [id, own[group]] as const));
  return { wanted: [ships], unwanted: [], traits: new Map(traits), country: numberOfCountry(country) };
};
