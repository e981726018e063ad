import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { lineField, neededLine, textField } from '../fields/desk-fields.ts';
import { homePicture } from '../home/home-file.ts';
import { rules } from '../text/text.ts';
import { isPlace } from './place.ts';

const heading = neededLine(own('desk.faults.titleMissing'), 120);
const words = lineField(300);

const notAPlace = own('desk.faults.linkStart');

const place = lineField(2000).check(rules([isPlace, notAPlace]));

const picture = z.nullable(homePicture.check(z.refine(({ src }) => isPlace(src), own('desk.faults.pictureStart'))));

const most = (count: number) => z.maxLength(count, own('desk.faults.items', { max: count }));

/** Text in Markdown. */
export const markdownField = textField(100_000);

/** The sections that the shop can fill from its catalogue. */
export const ownParts = ['slides', 'choice', 'tiles', 'scenes', 'names'] as const;
export type OwnPart = (typeof ownParts)[number];

const ownSection = z.object({ kind: z.literal('own'), part: z.enum(ownParts, own('desk.faults.noSection')) });

const strip = z.object({
  kind: z.literal('strip'),
  key: z.enum(['weekly_product', 'favorites'], own('desk.faults.noRow')),
  eyebrow: words,
  title: heading,
});

const drops = z.object({ kind: z.literal('drops'), eyebrow: words, title: heading });

const products = z.object({
  kind: z.literal('products'),
  eyebrow: words,
  title: heading,
  /** A listing of the shop. The row shows its first products. */
  href: lineField(2000).check(
    rules([(text) => /^\/(?:search|browse|brand|store|shop)\b/.test(text), own('desk.faults.listingAddress')]),
  ),
});

const slides = z.object({
  kind: z.literal('slides'),
  title: heading,
  slides: z
    .array(
      z.object({
        brand: lineField(40),
        tagline: lineField(120),
        headline: neededLine(own('desk.faults.headlineMissing'), 60),
        explore: place,
        picture,
        /** Shown in place of the label. */
        logo: z.optional(picture),
        /** The copyright holder of the picture. */
        credit: z.optional(
          z.nullable(z.object({ text: neededLine(own('desk.faults.creditMissing'), 120), href: place })),
        ),
      }),
    )
    .check(z.minLength(1, own('desk.faults.slideMissing')), most(8)),
});

const choice = z.object({
  kind: z.literal('choice'),
  eyebrow: heading,
  headline: neededLine(own('desk.faults.headlineMissing'), 80),
  line: words,
  href: place,
  picture,
});

const tiles = z.object({
  kind: z.literal('tiles'),
  title: heading,
  tiles: z
    .array(z.object({ name: neededLine(own('desk.faults.nameMissing'), 60), href: place, picture }))
    .check(z.minLength(1, own('desk.faults.tileMissing')), most(10)),
});

const scenes = z.object({
  kind: z.literal('scenes'),
  title: heading,
  look: z.enum(['portrait', 'landscape'], own('desk.faults.noLook')),
  scenes: z
    .array(
      z.object({ title: neededLine(own('desk.faults.titleMissing'), 60), line: lineField(120), href: place, picture }),
    )
    .check(z.minLength(1, own('desk.faults.sceneMissing')), most(6)),
});

/** Maximum brands that staff can choose for a section. */
export const mostNames = 40;

const names = z.object({
  kind: z.literal('names'),
  title: heading,
  /** Slugs of brands. If empty, the row shows the largest brands. */
  brands: z.array(lineField(120)).check(most(mostNames)),
});

const text = z.object({ kind: z.literal('text'), title: heading, markdown: markdownField });

/**
 * A section of the home page as staff write it. If a picture is null, the shop shows products of the linked listing.
 */
export const draftSection = z.discriminatedUnion('kind', [
  ownSection,
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

/** The home page as staff write it, with its sections in order. */
export const homeDraft = z.object({
  sections: z.array(draftSection, own('desk.faults.noSections')).check(most(40)),
});

export type HomeDraft = z.output<typeof homeDraft>;

/** The initial draft for a shop without a written home page. It shows what the shop would compose without it. */
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
