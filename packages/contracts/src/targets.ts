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

/** Where a target price is reached: an offer of a store in the color, and in the size if one is set. */
const reachedAt = z.object({ product_id: z.number(), store_name: z.string(), price: z.number() });

const standing = z.object({ target: z.nullable(targetOf), reached: z.nullable(reachedAt) });

/**
 * The target price of the caller's favorite and the size it is wanted in. Null when there is none or the product is not
 * saved in this color.
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
 * Sets the target price of a favorite in the shop's currency, for a size if one is given. A null `price` removes it.
 * `reached` lists offers that already reach it; the mail then waits until the price has risen above the target. 404 for
 * a product that is not a favorite.
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
