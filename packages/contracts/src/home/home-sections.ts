import * as z from 'zod/mini';
import { homePicture, href } from './home-file.ts';

/** A product whose picture stands in a section; without one, `categoryPath` chooses the drawing in its place. */
const piece = z.object({
  id: z.number(),
  name: z.string(),
  brand: z.string(),
  href,
  categoryPath: z.string(),
  picture: z.nullable(homePicture),
});

export type Piece = z.output<typeof piece>;

/** What is to be seen: a picture that ops chose, or up to three products of the catalogue. */
const art = z.union([z.object({ picture: homePicture }), z.object({ pieces: z.array(piece) })]);

export type Art = z.output<typeof art>;

/** `brand` stands where a brand's logo would, and may be any short label. */
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

/** A row of cards: those of the collection `key`, which the page has from the calls of spec 7. */
const strip = z.object({
  kind: z.literal('strip'),
  key: z.enum(['weekly_product', 'favorites']),
  eyebrow: z.string(),
  title: z.string(),
});

/** A row of cards: what dropped in the last `dropped` days, as the listing with that filter and `sort=drop` has it. */
const drops = z.object({ kind: z.literal('drops'), eyebrow: z.string(), title: z.string(), dropped: z.string() });

/** A band whose small cards are the collection `featured_product`; `href` is where Explore Now leads. */
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

/** Names in columns, each with the number of its products. */
const names = z.object({
  kind: z.literal('names'),
  title: z.string(),
  href,
  names: z.array(z.object({ name: z.string(), href, count: z.number() })),
});

/** A row of cards: the first of the listing at `href`, which is asked for with `asked`. */
const products = z.object({
  kind: z.literal('products'),
  eyebrow: z.string(),
  title: z.string(),
  href,
  asked: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

/** A running text, as sanitized HTML. */
const text = z.object({ kind: z.literal('text'), title: z.string(), html: z.string() });

/** What a shop without products says. */
const notice = z.object({ kind: z.literal('notice'), title: z.string(), line: z.string() });

/** A section of the home page. The page shows sections in the order in which they come (decision 87). */
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

/** The section of one kind. */
export type SectionOf<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>;

/** The home page: its sections, and what search engines and previews of links are told of it. */
export const homePage = z.object({ description: z.string(), sections: z.array(homeSection) });

export type HomePage = z.output<typeof homePage>;
