import * as z from 'zod/mini';
import { longestSlug, pageSlug } from './content/page-draft.ts';
import { endpoint } from './endpoint.ts';
import { homePage } from './home/home-sections.ts';
import { productCard } from './listing/product-card.ts';
import { rules } from './text/text.ts';

const featuredProduct = z.object({
  id: z.number(),
  name: z.string(),
  brand: z.number(),
  brandName: z.string(),
  price: z.nullable(z.number()),
  mediaImage: z.nullable(z.string()),
  card: productCard,
});

/** A saved product, in the shape of a favorite (behavior.md#favorites-entry). */
const favoriteEntry = z.object({
  product_id: z.number(),
  color_id: z.number(),
  user_id: z.null(),
  productDetail: productCard,
});

/**
 * behavior.md#calls-table: featured products and frequently saved products
 * (behavior.md#home-collections and behavior.md#home-own-catalogue).
 */
export const getHomepage = endpoint({
  method: 'GET',
  url: '/api/homepage/index',
  about: {
    group: 'Home',
    access: 'public',
    summary: 'Get featured and frequently saved products',
  },
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

/**
 * The sections of the home page. Their cards come from `getHomepage` and `listProducts`
 * (behavior.md#home-own-catalogue).
 */
export const getHomeContent = endpoint({
  method: 'GET',
  url: '/api/content/home',
  about: {
    group: 'Home',
    access: 'public',
    summary: 'Get the sections of the home page',
  },
  schema: { response: { 200: z.object({ data: homePage }) } },
});

/** Optional texts by ops, as sanitized HTML; null when not supplied (behavior.md#staff-texts). */
export const textPages = ['about-us', 'privacy-policy', 'terms', 'ranking', 'accessibility'] as const;

export type TextPage = (typeof textPages)[number];

const noSuchText = 'This text does not exist';

export const getText = endpoint({
  method: 'GET',
  url: '/api/content/:page',
  about: {
    group: 'Home',
    access: 'public',
    summary: 'Get a text of the shop as HTML',
    details: '`title` is the title that staff gave it.',
    example: { params: { page: 'about-us' } },
  },
  schema: {
    params: z.object({
      page: z
        .string(noSuchText)
        .check(rules([(slug) => slug.length <= longestSlug && pageSlug.test(slug), noSuchText])),
    }),
    response: {
      200: z.object({ data: z.object({ html: z.nullable(z.string()), title: z.nullable(z.string()) }) }),
    },
  },
});
