import { settings } from './settings.ts';

/** The path below which all pages of this market stand; empty for the first market (behavior.md#markets-prefix). */
export const marketPath = (): string => (settings.market ? `/${settings.market}` : '');

/** A path of the browser as routes know it, without the market. */
export const pathInMarket = (pathname: string): string => {
  const path = marketPath();
  if (path === '' || (pathname !== path && !pathname.startsWith(`${path}/`))) return pathname;
  return pathname.slice(path.length) || '/';
};

/** Whether replies say what delivery costs here: they do for the country of the first market. */
export const knowsDelivery = (): boolean => {
  const { markets = [], market } = settings;
  return !market || markets[0]?.country === markets.find(({ prefix }) => prefix === market)?.country;
};

/** What replies say of delivery and returns, and what stands for not knowing it. */
const unknown: Readonly<Record<string, unknown>> = {
  ...{ delivery: null, delivery_price: null, delivered_price: null, delivery_free_from: null, delivery_days: null },
  ...{ returns_days: null, returns_free: null, returns_note: null },
  ...{ free_delivery: [], fast_delivery: [], free_returns: [] },
};

const withoutDelivery = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutDelivery);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key in unknown ? unknown[key] : withoutDelivery(one)]),
  );
};

/** A reply as this market may show it: delivery to another country would mislead. */
export const forMarket = <T>(reply: T): T => (knowsDelivery() ? reply : (withoutDelivery(reply) as T));
