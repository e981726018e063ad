import * as z from 'zod/mini';
import { described } from '../described.ts';

const option = { id: z.number(), name: z.string(), count: z.number() };

// Describes all options of a facet that returns only its largest ones (behavior.md#listing-facets).
const whole = z.object({ count: z.number(), letters: z.array(z.string()) });

/**
 * The facets of the whole result: for each option, how many products selecting it would leave, ignoring the facet's own
 * selection (behavior.md#listing-facets). `whole` gives the count and the initial letters of all stores or brands when
 * there are more than the facet returns. Price ranges from the keyword or the request that are not fixed options come
 * first. Trait facets (`sale` to `free_returns`) contain only options that some product of the listing has.
 */
export const facets = z.object({
  category: described(
    z.array(z.object({ ...option, slugs: z.array(z.string()), chosen: z.boolean() })),
    'The chosen category with its ancestors, then the categories below it, or beside it if none is below',
  ),
  store: z.array(z.object(option)),
  brand: z.array(z.object(option)),
  color: z.array(z.object({ ...option, hexa: z.string() })),
  size: z.array(z.object({ ...option, attribute_name: z.string() })),
  price_range: z.array(z.object({ value: z.string(), name: z.string(), count: z.number() })),
  sale: z.array(z.object(option)),
  dropped: z.array(z.object(option)),
  material: z.array(z.object(option)),
  pattern: z.array(z.object(option)),
  cut: z.array(z.object(option)),
  length: z.array(z.object(option)),
  free_delivery: z.array(z.object(option)),
  fast_delivery: z.array(z.object(option)),
  free_returns: z.array(z.object(option)),
  whole: z.optional(z.object({ store: z.optional(whole), brand: z.optional(whole) })),
});

export type Facets = z.output<typeof facets>;
