import * as z from 'zod/mini';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';

const targetPrice = 'The price must be above 0 and at most 1,000,000, with at most two decimals';

const isPrice = (price: number): boolean =>
  price > 0 && price <= 1_000_000 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

const targetOf = z.object({
  price: described(z.number(), 'In currency units'),
  size_id: described(z.nullable(z.number()), 'The size that it is for; null for any'),
  with_delivery: described(z.boolean(), 'Whether the price with delivery counts'),
});

/** Where a target price is reached: an offer of a store in the color, and in the size if one is set. */
const reachedAt = z.object({ product_id: z.number(), store_name: z.string(), price: z.number() });

const standing = z.object({ target: z.nullable(targetOf), reached: z.nullable(reachedAt) });

export const getTarget = endpoint({
  method: 'GET',
  url: '/api/favorites/target',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: 'Get the target price of a favorite',
    details: 'Null when there is none or the product is not saved in this color.',
    example: { querystring: { product_id: '1', color_id: '28' } },
  },
  schema: {
    querystring: z.object({ product_id: idParam, color_id: idParam }),
    response: { 200: z.object({ data: z.extend(standing, { size_id: z.nullable(z.number()) }) }) },
  },
});

export const setTarget = endpoint({
  method: 'POST',
  url: '/api/favorites/target',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: 'Set or remove the target price of a favorite',
    details:
      "In the shop's currency. Reached when a store lowers its own price to the target or below, in the color and, if given, the size. A changed exchange rate does not count. With `with_delivery`, the price with delivery counts, and offers whose delivery is unknown do not.",
    refusals: [404, 429],
    example: { body: { product_id: 1, color_id: 28, price: 120, size_id: null } },
  },
  schema: {
    body: form({
      product_id: idField,
      color_id: idField,
      price: z.nullable(z.number(targetPrice).check(z.refine(isPrice, targetPrice))),
      size_id: z.nullish(idField),
      with_delivery: z._default(z.boolean('Say whether the price is with delivery'), false),
    }),
    response: { 200: z.object({ message: z.string(), data: standing }) },
  },
});
