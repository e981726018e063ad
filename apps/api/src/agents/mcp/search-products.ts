import type { Understanding } from '@wearfolio/contracts/catalogue';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import * as z from 'zod';
import { type Found, type Question, searchShop } from '../ask/search-shop.ts';
import { buyLink, pageLink } from '../links.ts';
import { storeWords } from '../store-words.ts';
import { countryInput, type Shop, tool } from './tool.ts';

const sorts = {
  relevance: 'relevance',
  newest: 'newest',
  popular: 'popular',
  price_low: 'asc',
  price_high: 'desc',
  price_with_delivery: 'delivered',
  price_drop: 'drop',
} as const;

const name = z.string().trim().min(1).max(100);
const price = z.number().min(0).max(9_999_999);

const input = z.strictObject({
  query: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe(
      "What to find, in plain words, such as 'navy linen dress under 100 in M'. 'without' and a minus exclude.",
    ),
  category: name.optional().describe('Path of a category from list_categories, such as women/clothing/dresses'),
  brand: name.optional(),
  store: name.optional(),
  color: name.optional().describe('A color or shade, such as Blue or Navy'),
  size: name.optional().describe('A size that must be available, such as M, EU 38, UK 5 or W32 L34'),
  min_price: price.optional().describe("In the shop's currency, inclusive"),
  max_price: price.optional().describe("In the shop's currency, inclusive"),
  on_sale: z.boolean().optional().describe('true: only reduced products'),
  free_delivery: z.boolean().optional().describe("true: only free delivery to the shop's own country"),
  free_returns: z.boolean().optional().describe("true: only free returns from the shop's own country"),
  ships_to: countryInput
    .optional()
    .describe('Only stores that state delivery to this country, two letters, such as AT'),
  exact: z.boolean().optional().describe('true: only products that match every part of the query'),
  sort: z.enum(Object.keys(sorts) as [keyof typeof sorts]).optional(),
  limit: z.int().min(1).max(10).default(5),
  cursor: z
    .string()
    .regex(/^\d{1,4}$/, 'A cursor is the next_cursor of an earlier answer')
    .optional()
    .describe('next_cursor of an earlier answer with the same question'),
});

type Input = z.output<typeof input>;

const defined = <T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as never;

const questionOf = (asked: Input): Question =>
  defined({
    words: asked.query,
    categories: asked.category === undefined ? [] : [asked.category],
    brand: asked.brand,
    store: asked.store,
    color: asked.color,
    size: asked.size,
    minPrice: asked.min_price,
    maxPrice: asked.max_price,
    isOnSale: asked.on_sale,
    hasFreeDelivery: asked.free_delivery,
    hasFreeReturns: asked.free_returns,
    shipsTo: asked.ships_to,
    isExact: asked.exact,
    sort: asked.sort && sorts[asked.sort],
    offset: Number(asked.cursor ?? 0),
    limit: asked.limit,
  }) as Question;

/** How many colors an answer names. */
const mostColors = 8;

const productOf = (shop: Shop, card: ProductCard, matchesAll: boolean) => {
  const offer = { id: card.product_id, slug: card.slug };
  const colors = card.product_color_data.filter(({ color_name }) => color_name !== 'Unspecified');
  return {
    id: card.product_id,
    title: storeWords(card.title),
    brand: storeWords(card.brand_name),
    category: card.category_path,
    price: card.price,
    ...(card.retail_price === null ? {} : { list_price: card.retail_price }),
    in_stock: card.stock !== 0,
    store: card.store_name,
    ...(card.store_count > 1 ? { stores: card.store_count, lowest_price: card.lowest_price } : {}),
    colors: colors.slice(0, mostColors).map(({ color_name }) => storeWords(color_name)),
    delivery_price: card.delivery_price,
    matches_all: matchesAll,
    url: pageLink(shop, offer, card.asked_color_id),
    buy_url: buyLink(shop.publicUrl, card.product_id, shop),
  };
};

const spoken = (parts: readonly Understanding[] = []): string[] =>
  parts.map(({ kind, name: read }) => `${kind}: ${read}`);

const adviceFor = ({ total, complete, relaxed = [], unknown = [] }: Found): string | null => {
  if (unknown.length > 0) return `The shop knows nothing by the name of ${unknown.join(', ')}.`;
  if (total === 0) return 'Nothing matches. Ask with fewer conditions, or see list_categories.';
  if (complete === 0 && relaxed.length > 0)
    return 'Nothing matches every part of the query. These match without what is in `dropped`.';
  return complete === 0 ? 'Nothing matches every part of the query. These match some of it.' : null;
};

/** `search_products`: a page of the listing, small. */
export const searchProducts = tool({
  name: 'search_products',
  title: 'Search products',
  description:
    'Finds products of all stores. Returns a few with price, store, links and `matches_all`: false means a near match. `understood` says how the query was read. For sizes and delivery of a product ask get_product; for its other stores, compare_offers.',
  input,
  example: { query: 'linen dress under 150', ships_to: 'US', limit: 3 },
  answer: async (shop, asked) => {
    const found = await searchShop(shop, questionOf(asked));
    const { total, complete = total, cards, nextOffset, understood, relaxed, unknown } = found;
    const offset = Number(asked.cursor ?? 0);
    const advice = adviceFor(found);
    return {
      total,
      matching_all: complete,
      currency: shop.app.identity().currency,
      ...(understood && understood.length > 0 ? { understood: spoken(understood) } : {}),
      ...(relaxed && relaxed.length > 0 ? { dropped: spoken(relaxed) } : {}),
      ...(unknown && unknown.length > 0 ? { unknown } : {}),
      ...(advice === null ? {} : { advice }),
      products: cards.map((card, at) => productOf(shop, card, offset + at < complete)),
      ...(nextOffset === null ? {} : { next_cursor: String(nextOffset) }),
    };
  },
});
