import { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { keywordMax, pageSize, type SortOrder } from '@wearfolio/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { loadPage } from '../../catalogue/page/load-page.ts';
import type { Dictionary } from '../../engine/dictionary.ts';
import type { Asker } from '../links.ts';
import { listStoresDelivering } from '../queries.ts';
import { AskInstead } from './ask-instead.ts';
import { brandIds, categoriesOf, paletteId, sizeIds, storeIds } from './names.ts';

/** A search by words and by names, as programs ask it. Prices are in currency units and include both ends. */
export type Question = {
  words: string;
  categories?: readonly string[];
  brand?: string;
  store?: string;
  color?: string;
  size?: string;
  minPrice?: number;
  maxPrice?: number;
  isOnSale?: boolean;
  hasFreeDelivery?: boolean;
  hasFreeReturns?: boolean;
  /** A country of two letters. */
  shipsTo?: string;
  isExact?: boolean;
  sort?: SortOrder;
  /** The place of the first result, from 0. */
  offset: number;
  limit: number;
};

type Page = Reply<typeof listProducts>;

/** A part of a listing: its cards from `offset`, and what the whole listing says. */
export type Found = Omit<Page, 'data' | 'total_pages'> & { cards: Page['data']; nextOffset: number | null };

/** Nobody reads further, and deeper pages are not faster to answer than to fetch as a whole. */
export const deepest = 480;

const leastPrice = 0.01;
const mostPrice = 9_999_999;

// Not one of the fixed buckets, which leave out their upper end.
const priceRange = ({ minPrice, maxPrice }: Question): string[] => {
  if (minPrice === undefined && maxPrice === undefined) return [];
  const [from, to] = [Math.max(minPrice ?? 0, leastPrice), Math.min(maxPrice ?? mostPrice, mostPrice)];
  if (from >= to)
    throw new AskInstead(`No price is between ${from} and ${to}. Ask with a lower minimum or a higher maximum.`);
  return [`${from.toFixed(2)}-${to.toFixed(2)}`];
};

/** The shop, for those who ask in a market. */
type Shop = Pick<Asker, 'market'> & { app: FastifyInstance };

const delivering = async ({ app, market }: Shop, country: string): Promise<number[] | null> => {
  if (country === (market ?? app.identity()).country) return null;
  const ids = await listStoresDelivering(app.readDb(), country);
  if (ids.length > 0) return ids;
  throw new AskInstead(
    `No store of this shop states that it ships to ${country}. Leave out the country, and say that delivery is unknown.`,
  );
};

const storesOf = async (shop: Shop, dictionary: Dictionary, question: Question): Promise<number[]> => {
  const named = question.store === undefined ? [] : storeIds(dictionary, question.store);
  const able = question.shipsTo === undefined ? null : await delivering(shop, question.shipsTo);
  if (able === null) return named;
  const both = named.length === 0 ? able : named.filter((id) => able.includes(id));
  if (both.length > 0) return both;
  throw new AskInstead(`${question.store} does not state that it ships to ${question.shipsTo}. Ask without the store.`);
};

// A color outside the palette is a shade, such as Navy. The words find it and may not drop it.
const colorOf = (dictionary: Dictionary, { color, words }: Question) => {
  const palette = color === undefined ? null : paletteId(dictionary, color);
  if (color === undefined || palette !== null)
    return { color: palette === null ? [] : [palette], keyword: words, on: [] };
  return { color: [], keyword: `${color} ${words}`.trim(), on: [color] };
};

const texts = (ids: readonly number[]): string[] => ids.map(String);

const queryOf = async (shop: Shop, dictionary: Dictionary, question: Question) => {
  const { color, keyword, on } = colorOf(dictionary, question);
  if (keyword.length > keywordMax) throw new AskInstead(`Ask with at most ${keywordMax} characters.`);
  const { brand, size, categories = [], sort } = question;
  const found = categories.flatMap((name) => categoriesOf(dictionary, name));
  return {
    keyword,
    on,
    color: texts(color),
    category: texts([...new Set(found.map(({ id }) => id))]),
    brand: texts(brand === undefined ? [] : brandIds(dictionary, brand)),
    store: texts(await storesOf(shop, dictionary, question)),
    size: texts(size === undefined ? [] : sizeIds(dictionary, size)),
    price_range: priceRange(question),
    sale: question.isOnSale ? ['101'] : [],
    free_delivery: question.hasFreeDelivery ? ['601'] : [],
    free_returns: question.hasFreeReturns ? ['801'] : [],
    only: question.isExact ? 'exact' : '',
    sort: sort ?? (keyword === '' ? '' : 'relevance'),
    page: String(Math.floor(question.offset / pageSize) + 1),
  };
};

/**
 * Answers a search with the listing that a guest of the market gets (behavior.md#calls-table). It is not counted as a shopper's search.
 * Throws AskInstead for a name that the shop does not know.
 */
export const searchShop = async ({ app, market }: Shop, question: Question): Promise<Found> => {
  if (question.offset >= deepest) throw new AskInstead('This is as far as the list goes. Narrow the search instead.');
  const catalogue = app.catalogueIn(market);
  const { data: query, error } = listProducts.schema.querystring.safeParse(
    await queryOf({ app, market }, catalogue.dictionary, question),
  );
  if (!query) throw new AskInstead(error.issues[0]?.message ?? 'The search is not valid.');
  const { currency } = app.identity();
  const shop = { db: app.db, readDb: app.readDb, catalogue, currency, noteSearch: () => undefined };
  const { data, total_pages: _, ...answer } = await loadPage(shop, query);
  const first = question.offset % pageSize;
  const cards = data.slice(first, first + question.limit);
  const next = question.offset + cards.length;
  return { ...answer, cards, nextOffset: cards.length > 0 && next < Math.min(answer.total, deepest) ? next : null };
};
