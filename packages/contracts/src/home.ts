import * as z from 'zod/mini';
import { productCard } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { homePage } from './home/home-sections.ts';

const featuredProduct = z.object({
  id: z.number(),
  name: z.string(),
  brand: z.number(),
  brandName: z.string(),
  price: z.nullable(z.number()),
  mediaImage: z.nullable(z.string()),
  card: productCard,
});

/** A product that people saved, in the shape of a favorite (spec 3). */
const favoriteEntry = z.object({
  product_id: z.number(),
  color_id: z.number(),
  user_id: z.null(),
  productDetail: productCard,
});

/** Spec 7, `GET /api/homepage/index`: the featured products and what people saved (decisions 32 and 87). */
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

/** What the home page consists of; its cards come from `getHomepage` and `listProducts` (decision 87). */
export const getHomeContent = endpoint({
  method: 'GET',
  url: '/api/content/home',
  schema: { response: { 200: z.object({ data: homePage }) } },
});

/** Texts that ops may supply, as sanitized HTML; null where there is none (decision 28). */
export const textPages = ['about-us', 'privacy-policy', 'terms', 'ranking', 'accessibility'] as const;

/** One of those texts, for the page that shows it. */
export const getText = endpoint({
  method: 'GET',
  url: '/api/content/:page',
  schema: {
    params: z.object({ page: z.enum(textPages, 'There is no such text') }),
    response: { 200: z.object({ data: z.object({ html: z.nullable(z.string()) }) }) },
  },
});
