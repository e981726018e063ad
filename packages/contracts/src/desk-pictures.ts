import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const store = z.object({
  store: z.string(),
  /** Whether shoppers load its pictures from the store. */
  is_hot_linked: z.boolean(),
  ready: z.number(),
  waiting: z.number(),
  dead: z.number(),
  duplicates: z.number(),
  /** Products in the shop without any picture. */
  bare: z.number(),
  bytes: z.number(),
  faults: z.array(z.object({ fault: z.string(), count: z.number() })),
});

export type StorePictures = z.output<typeof store>;

/** How the pictures of each store stand, and which hosts are left alone for a while. */
export const listDeskPictures = endpoint({
  method: 'GET',
  url: '/api/desk/pictures',
  schema: {
    response: {
      200: z.object({
        data: z.array(store),
        hosts: z.array(z.object({ host: z.string(), fault: z.string(), until: z.string() })),
      }),
    },
  },
});
