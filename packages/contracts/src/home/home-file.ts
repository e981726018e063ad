import * as z from 'zod/mini';

/** A picture with its size in pixels, so that its place is kept free while it loads. */
export const homePicture = z.object({ src: z.string(), width: z.number(), height: z.number(), alt: z.string() });

export type HomePicture = z.output<typeof homePicture>;

/** A link to a page of the shop, by its path, or to another site. */
export const href = z.string();

const slide = z.object({
  brand: z.string(),
  logo: z.nullable(homePicture),
  tagline: z.string(),
  headline: z.string(),
  explore: href,
  picture: homePicture,
  credit: z.object({ text: z.string(), href }),
});

const tile = z.object({ name: z.string(), href, picture: homePicture });

const scene = z.object({ title: z.string(), line: z.string(), href, picture: homePicture });

/** `home.json`: the words and pictures of a home page that ops wrote (spec 2, decision 32). */
export const homeFile = z.object({
  slides: z.array(slide),
  editorsChoice: z.object({ eyebrow: z.string(), headline: z.string(), line: z.string(), picture: homePicture }),
  summerShop: z.object({ title: z.string(), tiles: z.array(tile) }),
  tropicalGlow: z.object({ title: z.string(), scenes: z.array(scene) }),
  newArrivals: z.object({ title: z.string(), scenes: z.array(scene) }),
});

export type HomeFile = z.output<typeof homeFile>;
