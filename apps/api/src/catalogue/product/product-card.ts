import type { CardColor, ProductCard } from '@wearfolio/contracts/catalogue';
import { fold } from '@wearfolio/contracts/text/fold';
import type { ListingFilter } from '@wearfolio/listing/filter';
import { wordsOf } from '@wearfolio/listing/words';

type Personal = 'user_id' | 'is_favorite' | 'favorite_color_ids';

/** A card as the listing keeps it: the same for everybody. */
export type StoredCard = Omit<ProductCard, Personal>;

/** A card as a guest sees it (decision 35); what is personal is added per request and never cached. */
export const forGuest = (card: StoredCard): ProductCard => ({
  ...card,
  user_id: null,
  is_favorite: 0,
  favorite_color_ids: [],
});

/** The pairs of a colour and a size that a product comes in, as far as its feed tells, by their ids. */
export type ColorSize = `${number}/${number}`;

const comesIn = new WeakMap<ProductCard, readonly ColorSize[]>();

/** As `forGuest`, for listings: what a product comes in is kept beside its card, as none shows it. */
export const forListing = (card: StoredCard, pairs: readonly ColorSize[]): ProductCard => {
  const listed = forGuest(card);
  comesIn.set(listed, pairs);
  return listed;
};

/**
 * What a listing asks of colours: palette colours, words with everything that they may mean, of which some name a shade,
 * and sizes that they are to come in.
 */
export type AskedColors = Pick<ListingFilter, 'colors' | 'words' | 'sizes'>;

/**
 * How well a colour answers: one of the palette's that was asked for before any other, then one that comes in an asked
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
  return { ...card, asked_color_id: first.color_id, product_color_data: [first, ...others] };
};

const recolored = new WeakMap<ProductCard, { asked: string; card: ProductCard }>();

/**
 * The cards with the colours that a listing asks for first, told to show themselves in the very first of them; where a card
 * has none of them it stays as it is. The same asked for again gives the same objects again, whose text is known
 * (`listingText`).
 */
export const inAskedColors = (cards: readonly ProductCard[], { colors, words, sizes }: AskedColors): ProductCard[] => {
  if (colors.length === 0 && words.length === 0) return [...cards];
  const asked = JSON.stringify([colors, words, sizes]);
  return cards.map((card) => {
    const known = recolored.get(card);
    if (known?.asked === asked) return known.card;
    const shown = putFirst(card, { colors, words, sizes });
    recolored.set(card, { asked, card: shown });
    return shown;
  });
};

/** The picture that a card shows: of the colour that was asked for where that has one, else the main one; null without any. */
export const shownPicture = ({ asked_color_id, product_color_data, image_path }: ProductCard): string | null =>
  product_color_data.find(({ color_id }) => color_id === asked_color_id)?.product_image[0] ?? image_path;
