import type { Reply } from '@wearfolio/contracts/endpoint';
import type { getCatalogProduct } from '@wearfolio/contracts/ucp';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { storeWords } from '../store-words.ts';
import { envelope } from './envelope.ts';
import { readPrices } from './filters.ts';
import { featuredOf, productFields, resolve, shownVariant } from './lookup-catalog.ts';
import { matching, optionsOf, relaxSelection } from './narrow.ts';
import type { Reader } from './product-variants.ts';

type Body = z.output<(typeof getCatalogProduct)['schema']['body']>;
type Answer = Reply<typeof getCatalogProduct>;

/** The largest number of variants in a reply. */
const mostVariants = 60;

const notFound = (id: string): Answer => ({
  ucp: envelope('dev.ucp.shopping.catalog.lookup', 'error'),
  messages: [
    { type: 'error', code: 'not_found', content: `Product not found: ${storeWords(id)}`, severity: 'unrecoverable' },
  ],
});

/**
 * Answers with one product, and its variants that have the selected options. A variant's own options are the selection
 * when its id is asked, and those of the featured variant when nothing is selected.
 */
export const answerProduct = async (app: FastifyInstance, reader: Reader, body: Body): Promise<Answer> => {
  const { id, selected = [], preferences = [] } = body;
  const found = await resolve(app, reader, id, body);
  const featured = found && featuredOf(found);
  if (!featured) return notFound(id);
  const { variants, asked } = found;
  const isByOptions = asked === null && selected.length > 0;
  const effective = isByOptions ? relaxSelection(variants, selected, preferences) : (featured.options ?? []);
  const fit = matching(variants, effective);
  const first = fit.includes(featured) ? featured : (fit.find(({ availability }) => availability.available) ?? fit[0]);
  const shown = first ? [first, ...fit.filter((variant) => variant !== first)] : [featured];
  const options = optionsOf(variants, effective);
  const { messages } = readPrices(body, reader.currency);
  return {
    ucp: envelope('dev.ucp.shopping.catalog.lookup'),
    product: {
      ...productFields(found, reader),
      ...(options.length > 0 ? { options } : {}),
      selected: effective,
      variants: shown.slice(0, mostVariants).map(shownVariant),
    },
    ...(messages.length > 0 ? { messages } : {}),
  };
};
