import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';
import { gatherLists, idParam } from './fields/query-fields.ts';
import { fitParam, wearItem, wearListParam } from './fields/wear-fields.ts';
import { wornMax } from './limits.ts';

const worn = z.object({ wear: z.string(), kind: z.string(), name: z.string(), size: z.string() });

/** What a shopper wears of one kind: in the format of `wear`, and in words. */
export type Worn = z.output<typeof worn>;

export const listWearable = endpoint({
  method: 'GET',
  url: '/api/wear',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'List the sizes to choose from',
  },
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

export const listMySizes = endpoint({
  method: 'GET',
  url: '/api/my-sizes',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: "List the customer's sizes",
  },
  schema: { response: { 200: mySizes } },
});

export const setMySizes = endpoint({
  method: 'POST',
  url: '/api/my-sizes',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: "Replace the customer's sizes",
    details:
      "With `merge`, only kinds without stored sizes are replaced, so that a guest's sizes are added at sign-in.",
    example: { body: { wear: ['women-shoes:UK:5', 'women-dresses:UK:12'] } },
  },
  schema: {
    body: form({
      wear: z.array(wearItem, 'Must be a list').check(z.maxLength(wornMax, `At most ${wornMax} sizes`)),
      merge: z.optional(z.boolean('Must be true or false')),
    }),
    response: { 200: mySizes },
  },
});

export const fitProduct = endpoint({
  method: 'GET',
  url: '/api/product/:id/fit',
  about: {
    group: 'Catalog',
    access: 'personal',
    summary: 'Get the sizes of a product that fit',
    details:
      "Guests send their sizes as `wear[]`, each `kind:system:size`. With `fit=1` and a token, the customer's stored sizes are used. Lists accept the same parameters. They then contain only products that fit, and their replies are not cached.",
    refusals: [404],
    example: { params: { id: '1' }, querystring: { wear: ['women-shoes:UK:5'] } },
  },
  schema: {
    params: z.object({ id: idParam }),
    querystring: z.pipe(gatherLists([], [], ['wear']), z.object({ fit: fitParam, wear: wearListParam })),
    response: { 200: z.object({ data: z.object({ size_ids: z.array(z.number()), worn: z.nullable(z.string()) }) }) },
  },
});
