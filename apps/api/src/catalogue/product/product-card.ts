import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { fold } from '@wearfolio/contracts/text/fold';
import type { ListingFilter } from '@wearfolio/listing/filter';
import { wordsOf } from '@wearfolio/listing/words';

type Personal = 'user_id' | 'is_favorite' | 'favorite_color_ids';
type OfCluster = 'offer_count' | 'store_count' | 'lowest_price';

/** An offer's card as the listing keeps it: the same for everybody. */
export type StoredCard = Omit<ProductCard, Personal | OfCluster>;

/** A card as a guest sees it (decision 35); what is personal is added per request and never cached. */
export const forGuest = (card: StoredCard): ProductCard => ({
  ...card,
  offer_count: 1,
  store_count: 1,
  lowest_price: card.price,
  user_id: null,
  is_favorite: 0,
  favorite_color_ids: [],
});

/** The pairs of a color and a size that a product comes in, as far as its feed tells, by their ids. */
export type ColorSize = `${number}/${number}`;

const comesIn = new WeakMap<ProductCard, readonly ColorSize[]>();

const offersOf = new WeakMap<ProductCard, readonly number[]>();

/** As `forGuest`, for listings: what a product comes in, and its offers, are kept beside its card, as none shows them. */
export const forListing = (card: StoredCard, pairs: readonly ColorSize[], offerIds: readonly number[]): ProductCard => {
  const listed = forGuest(card);
  comesIn.set(listed, pairs);
  offersOf.set(listed, offerIds);
  return listed;
};

/** The ids of all offers that a card stands for. */
export const offerIdsOf = (card: ProductCard): readonly number[] => offersOf.get(card) ?? [card.product_id];

/**
 * What a listing asks of colors: palette colors, words with everything that they may mean, of which some name a shade,
 * and sizes that they are to come in.
 */
export type AskedColors = Pick<ListingFilter, 'colors' | 'words' | 'sizes'>;

/**
 * How well a color answers: one of the palette's that was asked for before any other, then one that comes in an asked
 * size (decision 39), then the one that most words name. 0 where it was not asked for at all.
 */
const fitOf = (
  { color_id, parent_color_id, color_name }: CardColor,
  { colors, words, sizes }: AskedColors,
  pairs: readonly ColorSize[],
): number => {
  const name = wordsOf(fold(color_name));
  const named = words.filter((meanings) => meanings.some((meaning) => name.includes(meaning))).length;
  const isChosen = colors.includes(parent_color_id);
  if (!isChosen && named === 0) return 0;
  const isInSize = sizes.some((size) => pairs.includes(`${color_id}/${size}`));
  return ((isChosen ? 2 : 0) + (isInSize ? 1 : 0)) * (words.length + 1) + named;
};

const putFirst = (card: ProductCard, asked: AskedColors): ProductCard => {
  const pairs = comesIn.get(card) ?? [];
  const fits = new Map(card.product_color_data.map((color) => [color, fitOf(color, asked, pairs)]));
  const [first, ...others] = card.product_color_data.toSorted(
    (one, other) => (fits.get(other) ?? 0) - (fits.get(one) ?? 0),
  );
  if (!first || fits.get(first) === 0) return card;
  const recolored = { ...card, asked_color_id: first.color_id, product_color_data: [first, ...others] };
  offersOf.set(recolored, offerIdsOf(card));
  return recolored;
};

const recoloredCards = new WeakMap<ProductCard, { asked: string; card: ProductCard }>();

/**
 * The cards with the colors that a listing asks for first, told to show themselves in the very first of them; where a card
 * has none of them it stays as it is. The same asked for again gives the same objects again, whose text is known
 * (`listingText`).
 */
export const inAskedColors = (cards: readonly ProductCard[], { colors, words, sizes }: AskedColors): ProductCard[] => {
  if (colors.length === 0 && words.length === 0) return [...cards];
  const asked = JSON.stringify([colors, words, sizes]);
  return cards.map((card) => {
    const known = recoloredCards.get(card);
    if (known?.asked === asked) return known.card;
    const shown = putFirst(card, { colors, words, sizes });
    recoloredCards.set(card, { asked, card: shown });
    return shown;
  });
};

/** The picture that a card shows: of the color that was asked for where that has one, else the main one; null without any. */
export const shownPicture = ({ asked_color_id, product_color_data, image_path }: ProductCard): string | null =>
  product_color_data.find(({ color_id }) => color_id === asked_color_id)?.product_image[0] ?? image_path;
