import * as z from 'zod/mini';
import { homePicture, href } from './home-file.ts';

/** A product whose picture is shown in a section. Without a picture, `categoryPath` selects a drawing. */
const piece = z.object({
  id: z.number(),
  name: z.string(),
  brand: z.string(),
  href,
  categoryPath: z.string(),
  picture: z.nullable(homePicture),
});

export type Piece = z.output<typeof piece>;

/** A picture chosen by ops, or up to three products of the catalogue. */
const art = z.union([z.object({ picture: homePicture }), z.object({ pieces: z.array(piece) })]);

export type Art = z.output<typeof art>;

/** `brand` is shown in place of the brand's logo. It can be any short label. */
const slide = z.object({
  brand: z.string(),
  logo: z.nullable(homePicture),
  tagline: z.string(),
  headline: z.string(),
  explore: href,
  art,
  credit: z.nullable(z.object({ text: z.string(), href })),
});

export type Slide = z.output<typeof slide>;

const slides = z.object({ kind: z.literal('slides'), title: z.string(), slides: z.array(slide) });

/** A row of cards of the collection `key`, which the page loads with the calls of behavior.md#home-collections. */
const strip = z.object({
  kind: z.literal('strip'),
  key: z.enum(['weekly_product', 'favorites']),
  eyebrow: z.string(),
  title: z.string(),
});

/**
 * A row of cards: products that got cheaper in the last `dropped` days, as in the listing with that filter and
 * `sort=drop`.
 */
const drops = z.object({ kind: z.literal('drops'), eyebrow: z.string(), title: z.string(), dropped: z.string() });

/** A section with small cards of the collection `featured_product`. `href` is the link of Explore Now. */
const choice = z.object({
  kind: z.literal('choice'),
  eyebrow: z.string(),
  headline: z.string(),
  line: z.string(),
  href,
  art,
});

const tiles = z.object({
  kind: z.literal('tiles'),
  title: z.string(),
  tiles: z.array(z.object({ name: z.string(), href, art })),
});

const scenes = z.object({
  kind: z.literal('scenes'),
  title: z.string(),
  look: z.enum(['portrait', 'landscape']),
  scenes: z.array(z.object({ title: z.string(), line: z.string(), href, art })),
});

/** Names in columns, each with its number of products. */
const names = z.object({
  kind: z.literal('names'),
  title: z.string(),
  href,
  names: z.array(z.object({ name: z.string(), href, count: z.number() })),
});

/** A row of cards: the first products of the listing at `href`. `asked` is the query to send. */
const products = z.object({
  kind: z.literal('products'),
  eyebrow: z.string(),
  title: z.string(),
  href,
  asked: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

/** Text as sanitized HTML. */
const text = z.object({ kind: z.literal('text'), title: z.string(), html: z.string() });

/** The message of a shop without products. */
const notice = z.object({ kind: z.literal('notice'), title: z.string(), line: z.string() });

/** A section of the home page. Pages show sections in the given order (behavior.md#home-own-catalogue). */
export const homeSection = z.discriminatedUnion('kind', [
  slides,
  strip,
  drops,
  products,
  choice,
  tiles,
  scenes,
  names,
  text,
  notice,
]);

export type HomeSection = z.output<typeof homeSection>;

/** The section of a given kind. */
export type SectionOf<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>;

/** The home page: its sections, and its description for search engines and link previews. */
export const homePage = z.object({ description: z.string(), sections: z.array(homeSection) });

export type HomePage = z.output<typeof homePage>;
