import * as z from 'zod/mini';

const notInPicture = 'The focal point must lie in the picture';

const share = z.number(notInPicture).check(z.refine((value) => value >= 0 && value <= 100, notInPicture));

/** A picture with its size in pixels, which reserves its space while it loads. */
export const homePicture = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  /** The point that stays in view where the picture is cropped, in percent from the left and the top. */
  focus: z.optional(z.object({ x: share, y: share })),
});

export type HomePicture = z.output<typeof homePicture>;

/** A path of the shop, or the URL of another site. */
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

/** `home.json`: texts and pictures of a home page written by ops (behavior.md#home-sections). */
export const homeFile = z.object({
  slides: z.array(slide),
  editorsChoice: z.object({ eyebrow: z.string(), headline: z.string(), line: z.string(), picture: homePicture }),
  summerShop: z.object({ title: z.string(), tiles: z.array(tile) }),
  tropicalGlow: z.object({ title: z.string(), scenes: z.array(scene) }),
  newArrivals: z.object({ title: z.string(), scenes: z.array(scene) }),
});

export type HomeFile = z.output<typeof homeFile>;
