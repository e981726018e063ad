import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { fold } from '@wearfolio/contracts/text/fold';
import { type ColorSize, forListing, type StoredCard } from './product-card.ts';

/** One offer of a cluster: its card, and its color and size pairs. */
export type OfferCard = { card: StoredCard; pairs: readonly ColorSize[] };

/** The largest number of swatches on a card. */
const mostColors = 40;

/** The color of a product without color data (behavior.md#card-no-color). It is not a color of the cluster. */
const unspecified = 'Unspecified';

/** Whether the feed names the color. A color guessed from a picture is not a color of the cluster. */
const isFromFeed = ({ color_name, is_guess }: CardColor): boolean => color_name !== unspecified && !is_guess;

const isAvailable = ({ card }: OfferCard): boolean => card.stock !== 0;

const byPrice = (one: OfferCard, other: OfferCard): number =>
  Number(isAvailable(other)) - Number(isAvailable(one)) ||
  (one.card.price ?? Number.POSITIVE_INFINITY) - (other.card.price ?? Number.POSITIVE_INFINITY) ||
  one.card.product_id - other.card.product_id;

/** The colors of the shown offer, then those of the other offers. Each appears once, with its offer. */
const colorsOf = (offers: readonly OfferCard[]): CardColor[] => {
  const colors = new Map<string, CardColor>();
  for (const { card } of offers) {
    for (const color of card.product_color_data) {
      const isFirst = card === offers[0]?.card;
      const name = fold(color.color_name);
      if (colors.has(name) || (!isFirst && !isFromFeed(color))) continue;
      const own = isFirst ? color : { ...color, is_primary: 0, image_index: colors.size };
      colors.set(name, { ...own, product_id: card.product_id });
    }
  }
  return [...colors.values()].slice(0, mostColors);
};

const lowestPrice = (offers: readonly OfferCard[]): number | null => {
  const available = offers.filter(isAvailable);
  const prices = (available.length > 0 ? available : offers).flatMap(({ card }) => card.price ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
};

/**
 * The card of a cluster as a guest of a market sees it (behavior.md#card-cluster). Its fields are those of the shown offer. Colors
 * and pictures come from all offers, as do the numbers of offers and stores and the lowest price.
 */
export const clusterCard = (
  shown: OfferCard,
  others: readonly OfferCard[],
  destination: Destination | null,
): ProductCard => {
  const offers = [shown, ...others.toSorted(byPrice)];
  const colors = colorsOf(offers);
  const card = forListing(
    shown.card,
    { pairs: offers.flatMap(({ pairs }) => pairs), offerIds: offers.map((offer) => offer.card.product_id) },
    destination,
  );
  const stores = new Set(offers.map((offer) => offer.card.store_id));
  return Object.assign(card, {
    product_color_data: colors,
    product_color_images: colors.flatMap(({ product_image: [first] }) => first ?? []),
    offer_count: offers.length,
    store_count: stores.size,
    lowest_price: lowestPrice(offers),
  });
};
