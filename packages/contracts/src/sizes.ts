import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';
import { gatherLists, idParam } from './fields/query-fields.ts';
import { fitParam, wearItem, wearListParam } from './fields/wear-fields.ts';
import { wornMax } from './limits.ts';

const worn = z.object({ wear: z.string(), kind: z.string(), name: z.string(), size: z.string() });

/** What a shopper wears of one kind: as `wear`, and in words. */
export type Worn = z.output<typeof worn>;

/** What the sheet asks: of each kind the systems that shoppers know their size in, and the sizes of each. */
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

/** What the customer wears. */
export const listMySizes = endpoint({ method: 'GET', url: '/api/my-sizes', schema: { response: { 200: mySizes } } });

/**
 * Keeps what the customer wears, in place of what was kept. With `merge` only kinds of which nothing was kept take what is
 * sent: so a guest's sizes join the account at the sign-in.
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
 * Which sizes of a product fit: the ids of those of all of its offers, and what is worn, as the product's size is called; null where
 * nothing is said of its kind, or its sizes are not known. 404 where there is no such product.
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
