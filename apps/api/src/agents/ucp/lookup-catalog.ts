import type { Reply } from '@wearfolio/contracts/endpoint';
import { type lookupCatalog, lookupMax, type UcpMessage, type UcpProduct } from '@wearfolio/contracts/ucp';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { wholeAddress } from '../../addresses/whole-address.ts';
import { refuseField } from '../../http/errors.ts';
import { findDetails } from '../../products/find-details.ts';
import { findCurrentProduct } from '../../products/product-queries.ts';
import { productLink } from '../links.ts';
import type { Details } from '../mcp/get-product.ts';
import { storeWords } from '../store-words.ts';
import { envelope } from './envelope.ts';
import { inPrices, isInCategories, readPrices } from './filters.ts';
import { optionsOf } from './narrow.ts';
import {
  descriptionOf,
  type KeyedVariant,
  type Reader,
  readId,
  type VariantKey,
  variantsOf,
} from './product-variants.ts';

type Body = z.output<(typeof lookupCatalog)['schema']['body']>;
type Answer = Reply<typeof lookupCatalog>;

/** A product by an id, and all its variants within the filters. */
export type Resolved = {
  id: string;
  details: Details;
  variants: KeyedVariant[];
  asked: VariantKey | null;
  offer: number;
};

/** The largest number of pictures of a product. */
const mostPictures = 8;

const isFit = (key: VariantKey, asked: VariantKey): boolean =>
  key.offer === asked.offer &&
  (asked.color === 0 || key.color === asked.color) &&
  (asked.size === 0 || key.size === asked.size);

const pathOf = ({ categories }: Details): string => categories.map(({ slug }) => slug).join('/');

/** The product of an id of a product or variant; null if the shop has none within the filters. */
export const resolve = async (
  app: FastifyInstance,
  reader: Reader,
  id: string,
  { filters, context }: Pick<Body, 'filters' | 'context'>,
): Promise<Resolved | null> => {
  const read = readId(id);
  if (!read) return null;
  const db = app.readDb();
  const destination = app.destinationOf(reader.market);
  const details = await findDetails(db, await findCurrentProduct(db, read.offer, destination), destination);
  if (!details || !isInCategories(app, pathOf(details), { filters, context })) return null;
  const { prices } = readPrices({ filters, context }, reader.currency);
  const variants = inPrices(variantsOf(details, reader), prices, reader.currency);
  const isKnown = read.variant === null || variants.some(({ key }) => isFit(key, read.variant ?? key));
  return variants.length > 0 && isKnown ? { id, details, variants, asked: read.variant, offer: details.id } : null;
};

/** The variant that stands for an id: the asked one, else one of the asked offer that can be bought. */
export const featuredOf = ({ variants, asked, offer }: Resolved): KeyedVariant | undefined => {
  const near = variants.filter(({ key }) => (asked ? isFit(key, asked) : key.offer === offer));
  const candidates = near.length > 0 ? near : variants;
  return candidates.find(({ availability }) => availability.available) ?? candidates[0];
};

const rangeOf = (variants: readonly KeyedVariant[]): UcpProduct['price_range'] | null => {
  const sorted = variants.map(({ price }) => price).toSorted((one, other) => one.amount - other.amount);
  const [min, max] = [sorted[0], sorted.at(-1)];
  return min && max ? { min, max } : null;
};

/** A product's own fields. Its id is that of its lowest offer, the same whichever offer was asked. */
export const productFields = ({ details, variants }: Resolved, reader: Reader) => {
  const { publicUrl } = reader;
  const title = storeWords(details.name);
  const pictures = details.productMedia.flatMap(({ media_images }) => wholeAddress(publicUrl, media_images) ?? []);
  return {
    id: String(Math.min(...details.offers.map(({ product_id }) => product_id))),
    handle: details.card.slug,
    title,
    description: descriptionOf(details.description, title),
    url: productLink(reader, { id: details.id, slug: details.card.slug }),
    categories: [{ value: pathOf(details), taxonomy: 'merchant' as const }],
    price_range: rangeOf(variants) ?? { min: { amount: 0, currency: '' }, max: { amount: 0, currency: '' } },
    media: pictures.slice(0, mostPictures).map((url) => ({ type: 'image' as const, url })),
    metadata: { brand: storeWords(details.brand_name) },
  };
};

/** A reply's variant, without what only the shop needs. */
export const shownVariant = ({ key: _, ...variant }: KeyedVariant) => variant;

const plainOptions = (variants: readonly KeyedVariant[]) =>
  optionsOf(variants, []).map(({ name, values }) => ({ name, values: values.map(({ label }) => ({ label })) }));

const asProduct = (found: readonly Resolved[], reader: Reader): UcpProduct[] => {
  const [first] = found;
  if (!first) return [];
  const featured = new Map<string, { variant: KeyedVariant; inputs: { id: string; match: 'exact' | 'featured' }[] }>();
  for (const one of found) {
    const variant = featuredOf(one);
    if (!variant) continue;
    const known = featured.get(variant.id) ?? { variant, inputs: [] };
    known.inputs.push({ id: one.id, match: one.asked ? 'exact' : 'featured' });
    featured.set(variant.id, known);
  }
  const options = plainOptions(first.variants);
  return [
    {
      ...productFields(first, reader),
      ...(options.length > 0 ? { options } : {}),
      variants: [...featured.values()].map(({ variant, inputs }) => ({ ...shownVariant(variant), inputs })),
    },
  ];
};

/** Answers a lookup of several ids. A product that several of them name is returned once. */
export const answerLookup = async (app: FastifyInstance, reader: Reader, body: Body): Promise<Answer> => {
  const ids = [...new Set(body.ids)];
  if (ids.length > lookupMax) throw refuseField('ids', `Send at most ${lookupMax} ids`, 'request_too_large');
  const found: Resolved[] = [];
  const messages: UcpMessage[] = [...readPrices(body, reader.currency).messages];
  // One after the other, so that a large lookup leaves connections to shoppers.
  for (const id of ids) {
    const resolved = await resolve(app, reader, id, body);
    if (resolved) found.push(resolved);
    else messages.push({ type: 'info', code: 'not_found', content: storeWords(id) });
  }
  const byProduct = Map.groupBy(found, (one) => productFields(one, reader).id);
  return {
    ucp: envelope('dev.ucp.shopping.catalog.lookup'),
    products: [...byProduct.values()].flatMap((group) => asProduct(group, reader)),
    ...(messages.length > 0 ? { messages } : {}),
  };
};
