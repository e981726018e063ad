import type { Reply } from '@wearfolio/contracts/endpoint';
import { pageSize } from '@wearfolio/contracts/limits';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { searchCatalog, UcpProduct } from '@wearfolio/contracts/ucp';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { wholeAddress } from '../../addresses/whole-address.ts';
import { RequestRefused } from '../../http/errors.ts';
import { shownPicture } from '../../products/product-card.ts';
import { AskInstead } from '../ask/ask-instead.ts';
import { searchShop } from '../ask/search-shop.ts';
import { buyLink, pageLink, productLink } from '../links.ts';
import { type ClusterFacts, listClusterFacts } from '../queries.ts';
import { storeWords } from '../store-words.ts';
import { toAmount } from './amount.ts';
import { envelope } from './envelope.ts';
import { readPrices } from './filters.ts';
import { descriptionOf, type Reader, variantId } from './product-variants.ts';

type Body = z.output<(typeof searchCatalog)['schema']['body']>;
type Answer = Reply<typeof searchCatalog>;

const unnamed = 'Unspecified';

const standardLimit = 10;

const productOf = (card: ProductCard, facts: ClusterFacts, reader: Reader): UcpProduct => {
  const { publicUrl, currency } = reader;
  const title = storeWords(card.title);
  const description = descriptionOf(facts.description, title);
  const [shown] = card.product_color_data;
  const color =
    shown && shown.color_name !== unnamed && (shown.product_id ?? card.product_id) === card.product_id ? shown : null;
  const colors = card.product_color_data.filter(({ color_name }) => color_name !== unnamed);
  const picture = wholeAddress(publicUrl, shownPicture(card));
  const available = card.stock !== 0;
  const offer = { id: card.product_id, slug: card.slug };
  return {
    id: String(facts.productId),
    handle: card.slug,
    title,
    description,
    url: productLink(reader, offer),
    categories: [{ value: card.category_path, taxonomy: 'merchant' }],
    price_range: {
      min: toAmount((facts.leastCents ?? 0) / 100, currency),
      max: toAmount((facts.mostCents ?? 0) / 100, currency),
    },
    media: picture === null ? [] : [{ type: 'image', url: picture }],
    ...(colors.length > 0
      ? { options: [{ name: 'Color', values: colors.map(({ color_name }) => ({ label: storeWords(color_name) })) }] }
      : {}),
    variants: [
      {
        id: variantId({ offer: card.product_id, color: color?.color_id ?? 0, size: 0 }),
        title: color === null ? title : storeWords(color.color_name),
        description,
        url: pageLink(reader, offer, color?.color_id),
        price: toAmount(card.price ?? 0, currency),
        ...(card.retail_price === null ? {} : { list_price: toAmount(card.retail_price, currency) }),
        availability: { available, status: available ? 'in_stock' : 'out_of_stock' },
        ...(color === null ? {} : { options: [{ name: 'Color', label: storeWords(color.color_name) }] }),
        seller: { name: card.store_name },
        metadata: { buy_url: buyLink(publicUrl, card.product_id, reader) },
      },
    ],
    metadata: { brand: storeWords(card.brand_name) },
  };
};

const hasInput = ({ query = '', filters }: Body): boolean =>
  query.trim() !== '' || (filters?.categories?.length ?? 0) > 0 || filters?.price !== undefined;

const findPage = async (shop: Parameters<typeof searchShop>[0], body: Body, prices: { min?: number; max?: number }) => {
  const { query = '', filters, pagination } = body;
  return searchShop(shop, {
    words: query.trim(),
    ...(filters?.categories ? { categories: filters.categories } : {}),
    ...(prices.min === undefined ? {} : { minPrice: prices.min }),
    ...(prices.max === undefined ? {} : { maxPrice: prices.max }),
    offset: Number(pagination?.cursor ?? 0),
    limit: Math.min(pagination?.limit ?? standardLimit, pageSize),
  });
};

/** Answers a search of the catalog. Products without a price are left out: the protocol needs one. */
export const answerSearch = async (app: FastifyInstance, reader: Reader, body: Body): Promise<Answer> => {
  if (!hasInput(body)) throw new RequestRefused(400, 'Send a query, or filters');
  const ucp = envelope('dev.ucp.shopping.catalog.search');
  const { prices, messages } = readPrices(body, reader.currency);
  try {
    const { cards, total, nextOffset } = await findPage({ app, market: reader.market }, body, prices);
    const facts = await listClusterFacts(
      app.readDb(),
      cards.map(({ product_id }) => product_id),
      app.destinationOf(reader.market),
    );
    const byId = new Map(facts.map((entry) => [entry.id, entry]));
    const products = cards.flatMap((card) => {
      const known = byId.get(card.product_id);
      return known && card.price !== null ? [productOf(card, known, reader)] : [];
    });
    const next = nextOffset === null ? {} : { cursor: String(nextOffset) };
    return {
      ucp,
      products,
      pagination: { ...next, has_next_page: nextOffset !== null, total_count: total },
      ...(messages.length > 0 ? { messages } : {}),
    };
  } catch (error) {
    if (!(error instanceof AskInstead)) throw error;
    const hint = { type: 'info' as const, code: 'not_found', content: error.message };
    return { ucp, products: [], pagination: { has_next_page: false, total_count: 0 }, messages: [...messages, hint] };
  }
};
