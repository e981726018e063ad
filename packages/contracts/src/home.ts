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

const picture = z.object({ src: z.string(), width: z.number(), height: z.number(), alt: z.string() });

/** A link to a page of the shop, by its path, or to another site. */
const href = z.string();

const slide = z.object({
  brand: z.string(),
  logo: z.nullable(picture),
  tagline: z.string(),
  headline: z.string(),
  explore: href,
  picture,
  credit: z.object({ text: z.string(), href }),
});

const tile = z.object({ name: z.string(), href, picture });

const scene = z.object({ title: z.string(), line: z.string(), href, picture });

/** The words and pictures of the home page that ops can replace (spec 2, decision 32). */
export const homeContent = z.object({
  slides: z.array(slide),
  editorsChoice: z.object({ eyebrow: z.string(), headline: z.string(), line: z.string(), picture }),
  summerShop: z.object({ title: z.string(), tiles: z.array(tile) }),
  tropicalGlow: z.object({ title: z.string(), scenes: z.array(scene) }),
  newArrivals: z.object({ title: z.string(), scenes: z.array(scene) }),
});

export type HomeContent = z.output<typeof homeContent>;

/** What the home page says, beside its products. */
export const getHomeContent = endpoint({
  method: 'GET',
  url: '/api/content/home',
  schema: { response: { 200: z.object({ data: homeContent }) } },
});

/** Texts that ops may supply, as sanitised HTML; null where there is none (decision 28). */
export const textPages = ['about-us', 'privacy-policy', 'terms'] as const;

/** One of those texts, for the page that shows it. */
export const getText = endpoint({
  method: 'GET',
  url: '/api/content/:page',
  schema: {
    params: z.object({ page: z.enum(textPages, 'There is no such text') }),
    response: { 200: z.object({ data: z.object({ html: z.nullable(z.string()) }) }) },
  },
});
