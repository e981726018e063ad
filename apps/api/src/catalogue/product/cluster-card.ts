import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { fold } from '@wearfolio/contracts/text/fold';
import { type ColorSize, forListing, type StoredCard } from './product-card.ts';

/** One offer of a cluster: its card, and what it comes in. */
export type OfferCard = { card: StoredCard; pairs: readonly ColorSize[] };

/** More swatches than a card can show. */
const mostColors = 40;

/** What a product has whose feed tells no color (decision 37); it is no color of the cluster. */
const unspecified = 'Unspecified';

/** Whether a feed tells the color; what only a picture tells is no color of the cluster either. */
const isTold = ({ color_name, is_guess }: CardColor): boolean => color_name !== unspecified && !is_guess;

const isAvailable = ({ card }: OfferCard): boolean => card.stock !== 0;

const byPrice = (one: OfferCard, other: OfferCard): number =>
  Number(isAvailable(other)) - Number(isAvailable(one)) ||
  (one.card.price ?? Number.POSITIVE_INFINITY) - (other.card.price ?? Number.POSITIVE_INFINITY) ||
  one.card.product_id - other.card.product_id;

/** The shown offer's colors, and those that only others have; each once, with the offer that it belongs to. */
const colorsOf = (offers: readonly OfferCard[]): CardColor[] => {
  const colors = new Map<string, CardColor>();
  for (const { card } of offers) {
    for (const color of card.product_color_data) {
      const isFirst = card === offers[0]?.card;
      const name = fold(color.color_name);
      if (colors.has(name) || (!isFirst && !isTold(color))) continue;
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
 * The card of a cluster as a guest sees it (decision 78): every field is that of the shown offer, but for the colors and
 * pictures, which are those of all its offers, and how many offers and stores there are and where they begin.
 */
export const clusterCard = (shown: OfferCard, others: readonly OfferCard[]): ProductCard => {
  const offers = [shown, ...others.toSorted(byPrice)];
  const colors = colorsOf(offers);
  const card = forListing(
    shown.card,
    offers.flatMap(({ pairs }) => pairs),
    offers.map((offer) => offer.card.product_id),
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
