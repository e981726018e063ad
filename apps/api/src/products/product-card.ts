import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { CardColor, DeliveryFields, ProductCard, Quote } from '@wearfolio/contracts/listing/product-card';
import { fold } from '@wearfolio/contracts/text/fold';
import type { ListingFilter } from '@wearfolio/listing-index/filter';
import { wordsOf } from '@wearfolio/listing-index/words';
import { defaultLocale } from '@wearfolio/messages/locales';
import { Attachment } from './attachment.ts';

type Personal = 'user_id' | 'is_favorite' | 'favorite_color_ids';
type OfCluster = 'offer_count' | 'store_count' | 'lowest_price';

/** An offer's card as the listing stores it: the same for every client. */
export type StoredCard = Omit<ProductCard, Personal | OfCluster | keyof DeliveryFields | 'quote' | 'lang'> &
  StoredDelivery & {
    quote?: StoredQuote;
    titles?: Readonly<Record<string, string>>;
    /** That of `title`; null or, on cards that were stored before it was known, missing. */
    language?: string | null;
  };

/** What the store states in the currency of a market. Its delivery is by country; what it does not state is absent. */
type StoredQuote = Pick<Quote, 'currency'> &
  Partial<Pick<Quote, 'price' | 'retail_price'>> & {
    delivery?: Record<string, Partial<Pick<Quote, 'delivery_price' | 'delivery_free_from'>>>;
  };

/** Cards that were stored before delivery was derived lack it. Lists do not show the note. */
type StoredDelivery = Partial<DeliveryFields & { returns_note: string | null; abroad: Record<string, DeliveryAbroad> }>;

/** Delivery to another country than the shop's. */
type DeliveryAbroad = DeliveryFields & { returns_note: string | null };

const unknownDelivery: DeliveryFields = {
  delivery_price: null,
  delivered_price: null,
  delivery_free_from: null,
  delivery_days: null,
  returns_days: null,
  returns_free: null,
};

const fieldsIn = (card: StoredDelivery, destination: Destination | null): StoredDelivery =>
  !destination || destination.isHome ? card : (card.abroad?.[destination.country] ?? {});

/** The delivery of a stored card to a market, with where to return it. */
export const deliveryOf = (card: StoredDelivery, destination: Destination | null): DeliveryAbroad => {
  const known = { ...unknownDelivery, returns_note: null, ...fieldsIn(card, destination) };
  const { delivery_price, delivered_price, delivery_free_from, delivery_days } = known;
  const { returns_days, returns_free, returns_note } = known;
  return {
    ...{ delivery_price, delivered_price, delivery_free_from, delivery_days },
    ...{ returns_days, returns_free, returns_note },
  };
};

const isAbroad = (destination: Destination | null): boolean => destination !== null && !destination.isHome;

/** What a store says of its shipping in its own words. They are of the shop's country, so another market has none. */
export const policyIn = (policy: string | null, destination: Destination | null): string | null =>
  isAbroad(destination) ? null : policy;

// What a card itself says is of the shop's country.
const deliveryAbroad = (card: StoredCard, destination: Destination | null): DeliveryFields | null => {
  if (!isAbroad(destination)) return null;
  const { returns_note: _, ...fields } = deliveryOf(card, destination);
  return fields;
};

/** What the store of a card states in the currency of a market; nothing where both are the shop's or differ. */
export const quoteOf = ({ quote }: Pick<StoredCard, 'quote'>, destination: Destination | null): { quote?: Quote } => {
  if (!quote || quote.currency !== destination?.currency) return {};
  const { currency, price = null, retail_price = null } = quote;
  const { delivery_price = null, delivery_free_from = null } = quote.delivery?.[destination.country] ?? {};
  const delivered_price =
    price === null || delivery_price === null ? null : Math.round((price + delivery_price) * 100) / 100;
  return { quote: { currency, price, retail_price, delivery_price, delivered_price, delivery_free_from } };
};

/** The language of a store's own texts, where it is another than that of a market. */
export const langOf = (
  { language }: Pick<StoredCard, 'language'>,
  destination: Destination | null,
): string | undefined => (language && language !== (destination?.language ?? defaultLocale) ? language : undefined);

// What the store says in the language of a market, else the language in which it says it.
const saidIn = (stored: StoredCard, destination: Destination | null): Partial<ProductCard> => {
  const title = destination ? stored.titles?.[destination.language] : undefined;
  if (title !== undefined) return { title, product_name: title };
  const lang = langOf(stored, destination);
  return lang === undefined ? {} : { lang };
};

/**
 * A card as a guest of a market sees it (behavior.md#card-fields). Personal fields are added per request and never
 * cached.
 */
export const forGuest = (stored: StoredCard, destination: Destination | null): ProductCard => {
  const { returns_note: _, abroad: __, quote: ___, titles: ____, language: _____, ...card } = stored;
  return {
    ...unknownDelivery,
    ...card,
    ...saidIn(stored, destination),
    shipping_policy: policyIn(card.shipping_policy, destination),
    ...deliveryAbroad(stored, destination),
    ...quoteOf(stored, destination),
    offer_count: 1,
    store_count: 1,
    lowest_price: card.price,
    user_id: null,
    is_favorite: 0,
    favorite_color_ids: [],
  };
};

/** A color id and a size id that the feed lists as one variant. */
export type ColorSize = `${number}/${number}`;

const comesIn = new Attachment<ProductCard, readonly ColorSize[]>();

const offersOf = new Attachment<ProductCard, readonly number[]>();

/** Like `forGuest`, for listings. Variant pairs and offer ids are kept beside the card, because no reply shows them. */
export const forListing = (
  card: StoredCard,
  { pairs, offerIds }: { pairs: readonly ColorSize[]; offerIds: readonly number[] },
  destination: Destination | null,
): ProductCard => {
  const listed = forGuest(card, destination);
  comesIn.set(listed, pairs);
  offersOf.set(listed, offerIds);
  return listed;
};

/** The ids of all offers of a card. */
export const offerIdsOf = (card: ProductCard): readonly number[] => offersOf.get(card) ?? [card.product_id];

/**
 * The colors that a listing asks for: palette colors, keyword words with all their meanings (some name a shade), and
 * the sizes that the color must come in; and the palette colors that it excludes.
 */
export type RequestedColors = Pick<ListingFilter, 'colors' | 'words' | 'sizes' | 'withoutColors'>;

/**
 * How well a color matches: a requested palette color first, then a color in a requested size
 * (behavior.md#listing-filters), then the color that most words name. 0: not requested. -1: excluded.
 */
const fitOf = (
  { color_id, parent_color_id, color_name }: CardColor,
  { colors, words, sizes, withoutColors }: RequestedColors,
  pairs: readonly ColorSize[],
): number => {
  const name = wordsOf(fold(color_name));
  const named = words.filter((meanings) => meanings.some((meaning) => name.includes(meaning))).length;
  const isChosen = colors.includes(parent_color_id);
  if (!isChosen && withoutColors.includes(parent_color_id)) return -1;
  if (!isChosen && named === 0 && withoutColors.length === 0) return 0;
  const isInSize = sizes.some((size) => pairs.includes(`${color_id}/${size}`));
  return ((isChosen ? 2 : 0) + (isInSize ? 1 : 0)) * (words.length + 1) + named;
};

const putFirst = (card: ProductCard, asked: RequestedColors): ProductCard => {
  const pairs = comesIn.get(card) ?? [];
  const fits = new Map(card.product_color_data.map((color) => [color, fitOf(color, asked, pairs)]));
  const [first, ...others] = card.product_color_data.toSorted(
    (one, other) => (fits.get(other) ?? 0) - (fits.get(one) ?? 0),
  );
  const main = card.product_color_data.find(({ is_primary }) => is_primary === 1) ?? first;
  const [best, own] = [first, main].map((color) => (color ? (fits.get(color) ?? 0) : 0));
  // An excluded main color gives way to any other one.
  if (!first || best === undefined || own === undefined || (best <= 0 && best <= own)) return card;
  const recolored = { ...card, asked_color_id: first.color_id, product_color_data: [first, ...others] };
  offersOf.set(recolored, offerIdsOf(card));
  return recolored;
};

const recoloredCards = new Attachment<ProductCard, { asked: string; card: ProductCard }>();

/**
 * The cards with the requested colors first, showing the best one. A card without these colors stays the same. The same
 * request returns the same objects, so their JSON is cached (`listingBody`).
 */
export const inRequestedColors = (
  cards: readonly ProductCard[],
  { colors, words, sizes, withoutColors }: RequestedColors,
): ProductCard[] => {
  if (colors.length + words.length + withoutColors.length === 0) return [...cards];
  const asked = JSON.stringify([colors, words, sizes, withoutColors]);
  return cards.map((card) => {
    const known = recoloredCards.get(card);
    if (known?.asked === asked) return known.card;
    const shown = putFirst(card, { colors, words, sizes, withoutColors });
    recoloredCards.set(card, { asked, card: shown });
    return shown;
  });
};

/**
 * The picture that a card shows: that of the requested color if it has one, else the main one. Null without pictures.
 */
export const shownPicture = ({ asked_color_id, product_color_data, image_path }: ProductCard): string | null =>
  product_color_data.find(({ color_id }) => color_id === asked_color_id)?.product_image[0] ?? image_path;
