import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { lineField } from './fields/desk-fields.ts';
import { form } from './fields/fields.ts';
import { notPlainText } from './text/text.ts';

const store = z.object({
  store: z.string(),
  /** Whether browsers load the pictures from the store's own servers. */
  is_hot_linked: z.boolean(),
  ready: z.number(),
  waiting: z.number(),
  dead: z.number(),
  duplicates: z.number(),
  /** Visible products without a picture. */
  bare: z.number(),
  bytes: z.number(),
  faults: z.array(z.object({ fault: z.string(), count: z.number() })),
});

export type StorePictures = z.output<typeof store>;

export const listDeskPictures = endpoint({
  method: 'GET',
  url: '/api/desk/pictures',
  about: {
    access: 'feeds',
    summary: "Get the state of stores' pictures and the paused hosts",
  },
  schema: {
    response: {
      200: z.object({
        data: z.array(store),
        hosts: z.array(z.object({ host: z.string(), fault: z.string(), until: z.string() })),
      }),
    },
  },
});

export const refetchDeskPictures = endpoint({
  method: 'POST',
  url: '/api/desk/pictures/refetch',
  about: {
    access: 'feeds-change',
    summary: 'Fetch all pictures of a store again, including dead ones',
    refusals: [409],
    example: { body: { store: 'Northern Outfitters' } },
  },
  schema: {
    body: form({
      store: lineField(300, { tooLong: notPlainText }),
    }),
    response: { 200: messageReply },
  },
});
