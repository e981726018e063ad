import * as z from 'zod/mini';
import { homePicture } from '../home/home-file.ts';
import { atLeast, atMost, isPlainLine, isPlainText, notPlainText, rules } from '../text/text.ts';
import { isPlace } from './place.ts';

const lineOf = (most: number) =>
  z.string(notPlainText).check(rules(atMost(most, `At most ${most} characters`), [isPlainLine, notPlainText]));

const neededLine = (most: number, missing: string) => lineOf(most).check(rules(atLeast(1, missing)));

const heading = neededLine(120, 'Please enter a title');
const words = lineOf(300);

const notAPlace = 'A link begins with / or https://';

const place = lineOf(2000).check(rules([isPlace, notAPlace]));

const picture = z.nullable(
  homePicture.check(z.refine(({ src }) => isPlace(src), 'A picture begins with / or https://')),
);

const most = (count: number) => z.maxLength(count, `At most ${count} of them`);

/** A running text in Markdown. */
export const markdownField = z
  .string(notPlainText)
  .check(rules(atMost(100_000, 'At most 100,000 characters'), [isPlainText, notPlainText]));

/** The parts that the shop composes of its catalogue by itself. */
export const ownParts = ['slides', 'choice', 'tiles', 'scenes', 'names'] as const;
export type OwnPart = (typeof ownParts)[number];

const own = z.object({ kind: z.literal('own'), part: z.enum(ownParts, 'There is no such part') });

const strip = z.object({
  kind: z.literal('strip'),
  key: z.enum(['weekly_product', 'favorites'], 'There is no such row'),
  eyebrow: words,
  title: heading,
});

const drops = z.object({ kind: z.literal('drops'), eyebrow: words, title: heading });

const products = z.object({
  kind: z.literal('products'),
  eyebrow: words,
  title: heading,
  /** A listing of the shop, whose first products stand in the row. */
  href: lineOf(2000).check(
    rules([(text) => /^\/(?:search|browse|brand|store|shop)\b/.test(text), 'This is no listing']),
  ),
});

const slides = z.object({
  kind: z.literal('slides'),
  title: heading,
  slides: z
    .array(
      z.object({
        brand: lineOf(40),
        tagline: lineOf(120),
        headline: neededLine(60, 'Please enter a headline'),
        explore: place,
        picture,
        /** Stands in place of the label. */
        logo: z.optional(picture),
        /** Whose picture it is. */
        credit: z.optional(z.nullable(z.object({ text: neededLine(120, 'Please enter a credit'), href: place }))),
      }),
    )
    .check(z.minLength(1, 'Add a slide'), most(8)),
});

const choice = z.object({
  kind: z.literal('choice'),
  eyebrow: heading,
  headline: neededLine(80, 'Please enter a headline'),
  line: words,
  href: place,
  picture,
});

const tiles = z.object({
  kind: z.literal('tiles'),
  title: heading,
  tiles: z
    .array(z.object({ name: neededLine(60, 'Please enter a name'), href: place, picture }))
    .check(z.minLength(1, 'Add a tile'), most(10)),
});

const scenes = z.object({
  kind: z.literal('scenes'),
  title: heading,
  look: z.enum(['portrait', 'landscape'], 'Choose a look'),
  scenes: z
    .array(z.object({ title: neededLine(60, 'Please enter a title'), line: lineOf(120), href: place, picture }))
    .check(z.minLength(1, 'Add a scene'), most(6)),
});

const names = z.object({
  kind: z.literal('names'),
  title: heading,
  /** Slugs of brands; the largest ones where there is none. */
  brands: z.array(lineOf(120)).check(most(40)),
});

const text = z.object({ kind: z.literal('text'), title: heading, markdown: markdownField });

/** A section of the home page as staff write it. Where a picture is null, the shop takes products of the linked listing. */
export const draftSection = z.discriminatedUnion('kind', [
  own,
  slides,
  strip,
  drops,
  products,
  choice,
  tiles,
  scenes,
  names,
  text,
]);

export type DraftSection = z.output<typeof draftSection>;
export type DraftKind = DraftSection['kind'];
export type DraftOf<Kind extends DraftKind> = Extract<DraftSection, { kind: Kind }>;

/** The home page as staff write it, its sections in their order. */
export const homeDraft = z.object({
  sections: z.array(draftSection, 'A home page is a list of sections').check(most(40)),
});

export type HomeDraft = z.output<typeof homeDraft>;

/** What an editor begins with in a shop that composes its page by itself: the same page. */
export const composedDraft: HomeDraft = {
  sections: [
    { kind: 'own', part: 'slides' },
    { kind: 'strip', key: 'weekly_product', eyebrow: 'Latest Drop', title: 'Shop The Newest Finds' },
    { kind: 'drops', eyebrow: 'Price drops', title: 'Dropped this week' },
    { kind: 'own', part: 'choice' },
    { kind: 'own', part: 'tiles' },
    { kind: 'strip', key: 'favorites', eyebrow: 'Saved most', title: "People's Favourite Products" },
    { kind: 'own', part: 'scenes' },
    { kind: 'own', part: 'names' },
  ],
};
