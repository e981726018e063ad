import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';

const targetPrice = 'The price must be above 0 and at most 1,000,000, with at most two decimals';

const isPrice = (price: number): boolean =>
  price > 0 && price <= 1_000_000 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

const targetOf = z.object({
  price: z.number(),
  size_id: z.nullable(z.number()),
});

/** Where a target price is reached: a store's offer in the color, and in the size if one was chosen. */
const reachedAt = z.object({ product_id: z.number(), store_name: z.string(), price: z.number() });

const standing = z.object({ target: z.nullable(targetOf), reached: z.nullable(reachedAt) });

/**
 * The target price of the caller's favorite, and the size that the favorite is wanted in; null where there is none, or where the
 * product is not saved in the color.
 */
export const getTarget = endpoint({
  method: 'GET',
  url: '/api/favorites/target',
  schema: {
    querystring: z.object({ product_id: idParam, color_id: idParam }),
    response: { 200: z.object({ data: z.extend(standing, { size_id: z.nullable(z.number()) }) }) },
  },
});

/**
 * Sets the price, in the shop's currency, at which the caller wants to hear of a favorite, for a size if one is given, or
 * takes it back where `price` is null. `reached` says where it is reached already; then no mail follows until the price was
 * above it. 404 for what is not saved.
 */
export const setTarget = endpoint({
  method: 'POST',
  url: '/api/favorites/target',
  schema: {
    body: form({
      product_id: idField,
      color_id: idField,
      price: z.nullable(z.number(targetPrice).check(z.refine(isPrice, targetPrice))),
      size_id: z.nullish(idField),
    }),
    response: { 200: z.object({ message: z.string(), data: standing }) },
  },
});
