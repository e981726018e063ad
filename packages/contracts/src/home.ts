import * as z from 'zod/mini';
import { productCard } from './catalogue.ts';
import { endpoint } from './endpoint.ts';

const featuredProduct = z.object({
  id: z.number(),
  name: z.string(),
  brand: z.number(),
  brandName: z.string(),
  price: z.nullable(z.number()),
  mediaImage: z.nullable(z.string()),
  card: productCard,
});

/** A product that people favourited, in the shape of a favourite (spec 3). */
const favoriteEntry = z.object({
  product_id: z.number(),
  color_id: z.number(),
  user_id: z.null(),
  productDetail: productCard,
});

/** Spec 7, `GET /api/homepage/index`: the collections that ops published and what people favourited (decision 32). */
export const getHomepage = endpoint({
  method: 'GET',
  url: '/api/homepage/index',
  schema: {
    response: {
      200: z.object({
        featuredProduct: z.array(featuredProduct),
        favorites: z.array(favoriteEntry),
        baseUrl: z.string(),
      }),
    },
  },
});
