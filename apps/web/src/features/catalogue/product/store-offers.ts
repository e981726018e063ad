import { lowStockMax } from '@wearfolio/contracts/limits';
import type { ProductOffer } from '@wearfolio/contracts/product';
import { isOnSale } from '../../../lib/format-price.ts';
import { formatDay } from '../../../lib/formats.ts';
import { formatMoney } from '../../../lib/money.ts';
import { sizeName } from '../../../lib/size-name.ts';
import { t } from '../../../lib/t.tsx';

/** A size that some store lists, and the number of stores that have it. */
export type SharedSize = { id: number; name: string; stores: number };

/** The quantity of a size at an offer, in any color; null if not counted, 0 if sold out. */
export const leftIn = ({ in_stock, sizes }: ProductOffer, sizeId: number): number | null => {
  const quantities = sizes.filter(({ id }) => id === sizeId).map(({ quantity }) => quantity);
  if (!in_stock || quantities.length === 0) return 0;
  return quantities.includes(null) ? null : quantities.reduce<number>((sum, quantity) => sum + (quantity ?? 0), 0);
};

/** Whether an offer is available, in the chosen size if any. */
export const isOfferAvailable = (offer: ProductOffer, sizeId: number | null): boolean =>
  offer.in_stock && (sizeId === null || leftIn(offer, sizeId) !== 0);

type Size = ProductOffer['sizes'][number];

const systemOf = ({ attribute_name }: Size): string => attribute_name.slice(attribute_name.lastIndexOf(',') + 1);

const isBehind = (one: Size, other: Size): boolean =>
  systemOf(one) === systemOf(other) && one.sort_order > other.sort_order;

/** Merges the sizes of one offer into a list, each before the sizes that are larger in either list. */
const mergeSizes = (merged: Size[], own: readonly Size[]): void => {
  let start = 0;
  for (const [at, size] of own.entries()) {
    const known = merged.findIndex(({ id }) => id === size.id);
    if (known < 0) {
      const larger = new Set(own.slice(at + 1).map(({ id }) => id));
      const place = merged.findIndex(
        (other, index) => index >= start && (larger.has(other.id) || isBehind(other, size)),
      );
      start = place < 0 ? merged.length : place;
      merged.splice(start, 0, size);
    }
    start = Math.max(start, known) + 1;
  }
};

/** The sizes of all offers once, in wearing order. */
export const sharedSizes = (offers: readonly ProductOffer[]): SharedSize[] => {
  const merged: Size[] = [];
  for (const { sizes } of offers.toSorted((one, other) => other.sizes.length - one.sizes.length))
    mergeSizes(merged, sizes);
  return merged.map(({ id, attribute_value }) => ({
    id,
    name: sizeName(attribute_value),
    stores: countStores(offers.filter((offer) => leftIn(offer, id) !== 0)),
  }));
};

const byDelivered = (one: ProductOffer, other: ProductOffer): number =>
  (one.delivered_price ?? Number.POSITIVE_INFINITY) - (other.delivered_price ?? Number.POSITIVE_INFINITY) || 0;

/**
 * The offers with the chosen size, then the others: cheapest first, or with `isDelivered` by the price with delivery,
 * unknown ones last.
 */
export const inOrderOf = (
  offers: readonly ProductOffer[],
  sizeId: number | null,
  isDelivered = false,
): ProductOffer[] => {
  const ordered = isDelivered ? offers.toSorted(byDelivered) : offers;
  return [
    ...ordered.filter((offer) => isOfferAvailable(offer, sizeId)),
    ...ordered.filter((offer) => !isOfferAvailable(offer, sizeId)),
  ];
};

/** The lowest known price with delivery of the offers with the chosen size; null if fewer than two are known. */
export const cheapestDelivered = (offers: readonly ProductOffer[], sizeId: number | null): number | null => {
  const known = offers
    .filter((offer) => isOfferAvailable(offer, sizeId))
    .flatMap(({ delivered_price: price }) => price ?? []);
  return known.length < 2 ? null : Math.min(...known);
};

export const countStores = (offers: readonly ProductOffer[]): number =>
  new Set(offers.map(({ store_slug }) => store_slug)).size;

type Details = { id: number; offers: readonly ProductOffer[] };

/** The offer whose price is shown beside the name: the requested one, else the cheapest available one. */
export const shownOffer = ({ id, offers }: Details, isAsked: boolean): ProductOffer | undefined => {
  const [cheapest] = offers;
  if (!isAsked && cheapest?.in_stock && countStores(offers) > 1) return cheapest;
  return offers.find(({ product_id }) => product_id === id);
};

/** The struck price beside a reduced one (behavior.md#price-sale); empty if there is none. */
export const struckText = (offers: readonly ProductOffer[]): string => {
  const reduced = offers.filter(({ price, retail_price }) => isOnSale(price, retail_price));
  const kinds = new Set(reduced.map(({ retail_kind }) => retail_kind));
  if (kinds.size === 0) return '';
  if (kinds.size === 2) return t('product.struckEither');
  return kinds.has('regular') ? t('product.struckRegular') : t('product.struckLowest');
};

/** Compares the price of the shown offer with the cheapest available one. */
export const lowestText = (offers: readonly ProductOffer[], shownId: number): string => {
  const [lowest] = offers;
  if (!lowest?.in_stock || lowest.price === null) return '';
  const shown = offers.find(({ product_id }) => product_id === shownId);
  if (shown?.in_stock && shown.price === lowest.price) return t('product.lowestOf', { offers: countStores(offers) });
  return t('product.lowestAt', { price: formatMoney(lowest.price, lowest.quote?.price), storeName: lowest.store_name });
};

const hour = 3_600_000;

/** 'seen 2 h ago' or 'seen Nov 20'; only the day if the time is not known yet, and nothing if never seen. */
export const seenText = (lastSeen: string | null, now: number | null): string => {
  if (lastSeen === null) return '';
  const hours = now === null ? Number.POSITIVE_INFINITY : Math.floor((now - Date.parse(lastSeen)) / hour);
  if (hours < 1) return t('product.seenJustNow');
  if (hours < 24) return t('product.seenHours', { hours });
  return t('product.seenOn', { day: formatDay(lastSeen) });
};

/** The name of a size without its conversion: 'EU 38' of 'EU 38 · UK 5'. */
export const ownName = ({ name }: SharedSize): string => name.split(' · ')[0] ?? name;

type Said = { text: string; isLow: boolean };

const difference = (one: number | null = null, other: number | null = null): number | null =>
  one === null || other === null ? null : Math.round((one - other) * 100) / 100;

/** The line below an offer's price: the quantity in the chosen size, else the difference to the cheapest offer. */
export const noteOf = (offer: ProductOffer, cheapest: ProductOffer | null, size: SharedSize | null): Said => {
  if (!offer.in_stock) return { text: t('product.soldOut'), isLow: false };
  const left = size === null ? null : leftIn(offer, size.id);
  if (size && left === 0) return { text: t('product.notInSize', { size: ownName(size) }), isLow: false };
  if (size && left !== null && left <= lowStockMax)
    return { text: t('product.leftInSize', { left, size: ownName(size) }), isLow: true };
  const more = difference(offer.price, cheapest?.price);
  if (more !== null && more > 0) {
    const price = formatMoney(more, difference(offer.quote?.price, cheapest?.quote?.price));
    return { text: t('product.priceMore', { price }), isLow: false };
  }
  return { text: size ? t('product.sizeLeft', { size: ownName(size) }) : '', isLow: false };
};
