import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';
import { gatherLists, idParam } from './fields/query-fields.ts';
import { fitParam, wearItem, wearListParam } from './fields/wear-fields.ts';
import { wornMax } from './limits.ts';

const worn = z.object({ wear: z.string(), kind: z.string(), name: z.string(), size: z.string() });

/** What a shopper wears of one kind: in the format of `wear`, and in words. */
export type Worn = z.output<typeof worn>;

/** The options of the size form: for each kind, the common size systems and their sizes. */
export const listWearable = endpoint({
  method: 'GET',
  url: '/api/wear',
  schema: {
    response: {
      200: z.object({
        data: z.array(
          z.object({
            kind: z.string(),
            name: z.string(),
            systems: z.array(
              z.object({ system: z.string(), sizes: z.array(z.object({ value: z.string(), name: z.string() })) }),
            ),
          }),
        ),
      }),
    },
  },
});

const mySizes = z.object({ data: z.array(worn) });

/** The sizes that the customer wears. */
export const listMySizes = endpoint({ method: 'GET', url: '/api/my-sizes', schema: { response: { 200: mySizes } } });

/**
 * Replaces the customer's sizes. With `merge`, only kinds without stored sizes are replaced, so that a guest's sizes
 * are added at sign-in.
 */
export const setMySizes = endpoint({
  method: 'POST',
  url: '/api/my-sizes',
  schema: {
    body: form({
      wear: z.array(wearItem, 'Must be a list').check(z.maxLength(wornMax, `At most ${wornMax} sizes`)),
      merge: z.optional(z.boolean('Must be true or false')),
    }),
    response: { 200: mySizes },
  },
});

/**
 * The sizes of a product that fit: the size ids across its offers, and the shopper's size as the product names it. Null
 * when the shopper has none of this kind or the product's sizes are unknown. 404 when the product does not exist.
 */
export const fitProduct = endpoint({
  method: 'GET',
  url: '/api/product/:id/fit',
  schema: {
    params: z.object({ id: idParam }),
    querystring: z.pipe(gatherLists([], [], ['wear']), z.object({ fit: fitParam, wear: wearListParam })),
    response: { 200: z.object({ data: z.object({ size_ids: z.array(z.number()), worn: z.nullable(z.string()) }) }) },
  },
});
