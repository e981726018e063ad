import { inUnits } from '@wearfolio/contracts/identity/money';
import type { ProductOffer } from '@wearfolio/contracts/product';
import * as z from 'zod';
import { buyLink, pageLink } from '../links.ts';
import { type DeliveryTo, listDeliveryTo } from '../queries.ts';
import { storeWords } from '../store-words.ts';
import { availableSizes, countryOf, detailsOf } from './get-product.ts';
import { countryInput, idInput, type Shop, tool } from './tool.ts';

/** How many offers an answer has. The cheapest come first. */
const mostOffers = 12;

type Delivery = {
  delivery_price: number | null;
  delivery_currency?: string;
  free_from: number | null;
  delivered_price: number | null;
  delivery_days: readonly number[] | null;
  returns_days: number | null;
  returns_free: boolean | null;
};

const unknown: Delivery = {
  delivery_price: null,
  free_from: null,
  delivered_price: null,
  delivery_days: null,
  returns_days: null,
  returns_free: null,
};

const atHome = (offer: ProductOffer): Delivery => ({
  delivery_price: offer.delivery_price,
  free_from: offer.delivery_free_from,
  delivered_price: offer.delivered_price,
  delivery_days: offer.delivery_days,
  returns_days: offer.returns_days,
  returns_free: offer.returns_free,
});

// A fee in another currency cannot be added to the price.
const abroad = ({ price }: ProductOffer, known: DeliveryTo | undefined, currency: string): Delivery => {
  if (!known) return unknown;
  const isOurs = known.currency === currency || known.feeCents === 0;
  const freeFrom = inUnits(known.freeFromCents);
  const isFree = known.currency === currency && freeFrom !== null && price !== null && price >= freeFrom;
  const fee = isFree ? 0 : inUnits(known.feeCents);
  return {
    delivery_price: fee,
    ...(isOurs || known.currency === null ? {} : { delivery_currency: known.currency }),
    free_from: isFree ? null : freeFrom,
    delivered_price: isOurs && fee !== null && price !== null ? Math.round((price + fee) * 100) / 100 : null,
    delivery_days: known.daysTo === null ? null : [known.daysFrom ?? known.daysTo, known.daysTo],
    returns_days: known.returnsDays,
    returns_free: known.returnsFree,
  };
};

const offerOf = (shop: Shop, offer: ProductOffer, slug: string, delivery: Delivery, ships: string) => ({
  id: offer.product_id,
  store: offer.store_name,
  price: offer.price,
  ...(offer.retail_price === null ? {} : { list_price: offer.retail_price }),
  in_stock: offer.in_stock,
  ships,
  ...delivery,
  colors: offer.colors.map(({ color_name }) => storeWords(color_name)),
  sizes: availableSizes(offer.sizes),
  last_seen: offer.last_seen,
  url: pageLink(shop, { id: offer.product_id, slug }),
  buy_url: buyLink(shop.publicUrl, offer.product_id, shop),
});

/** `compare_offers`: the same product at all stores. */
export const compareOffers = tool({
  name: 'compare_offers',
  title: 'Compare offers',
  description:
    "The same product at every store: price, stock, delivery to a country, days, returns, links. The cheapest comes first. `ships` is 'yes' where the store states delivery to the country, else 'unknown'.",
  input: z.strictObject({ id: idInput, country: countryInput.optional() }),
  example: { id: 1, country: 'AT' },
  answer: async (shop, { id, country }) => {
    const details = await detailsOf(shop, id);
    const { currency } = shop.app.identity();
    const home = countryOf(shop);
    const place = country ?? home;
    const offers = details.offers.slice(0, mostOffers);
    const ids = offers.map(({ product_id }) => product_id);
    const known = await listDeliveryTo(shop.app.readDb(), ids, place);
    const byId = new Map(known.map((entry) => [entry.productId, entry]));
    return {
      id: details.id,
      title: storeWords(details.name),
      currency,
      country: place,
      total: details.offers.length,
      offers: offers.map((offer) => {
        const delivery = place === home ? atHome(offer) : abroad(offer, byId.get(offer.product_id), currency);
        const ships = place === home || byId.has(offer.product_id) ? 'yes' : 'unknown';
        return offerOf(shop, offer, details.card.slug, delivery, ships);
      }),
    };
  },
});
