import type { searchCatalog, UcpMessage, UcpVariant } from '@wearfolio/contracts/ucp';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { AskInstead } from '../ask/ask-instead.ts';
import { categoriesOf } from '../ask/names.ts';
import { toUnits } from './amount.ts';

type Body = z.output<(typeof searchCatalog)['schema']['body']>;

type Asked = Pick<Body, 'filters' | 'context'>;

/** A price filter in units of the shop's currency. */
export type Prices = { min?: number; max?: number };

/** The price filter, and a message if it is in another currency, which the shop does not convert. */
export const readPrices = (
  { filters, context }: Asked,
  currency: string,
): { prices: Prices; messages: UcpMessage[] } => {
  const { price } = filters ?? {};
  if (!price || (price.min === undefined && price.max === undefined)) return { prices: {}, messages: [] };
  const asked = context?.currency?.toUpperCase() ?? currency;
  if (asked !== currency) {
    const content = `Prices are in ${currency}. The price filter in ${asked} was ignored.`;
    return { prices: {}, messages: [{ type: 'info', code: 'price_filter_ignored', content }] };
  }
  const { min, max } = price;
  return {
    prices: {
      ...(min === undefined ? {} : { min: toUnits(min, currency) }),
      ...(max === undefined ? {} : { max: toUnits(max, currency) }),
    },
    messages: [],
  };
};

/** Keeps the variants whose price is within the filter. */
export const inPrices = <V extends Pick<UcpVariant, 'price'>>(
  variants: readonly V[],
  { min, max }: Prices,
  currency: string,
): V[] =>
  variants.filter(({ price }) => {
    const units = toUnits(price.amount, currency);
    return (min === undefined || units >= min) && (max === undefined || units <= max);
  });

/** Whether a product in the category of this path is in one of the asked ones. */
export const isInCategories = (app: FastifyInstance, path: string, { filters }: Asked): boolean => {
  const { categories } = filters ?? {};
  if (!categories) return true;
  const { dictionary } = app.catalogue();
  return categories.some((name) => {
    try {
      return categoriesOf(dictionary, name).some((one) => path === one.path || path.startsWith(`${one.path}/`));
    } catch (error) {
      if (error instanceof AskInstead) return false;
      throw error;
    }
  });
};
