import type { CategoryHints } from './clean/category/category-hints.ts';
import { linkPath } from './clean/text/link-target.ts';
import type { CutTitle } from './clean/title/cut-title.ts';
import { nameFromLink } from './clean/title/name-from-link.ts';
import { titleKey } from './group/group-stem.ts';
import type { RawFields } from './raw-record.ts';
import type { RowRules } from './row-rules.ts';

/** The cut title, the fed brand and name, and the row's link. */
export type RowTitle = { title: string; cut: CutTitle; url: string; brand: string; name: string };

/** How many characters of a description are read for the kind of product. Later text describes what it goes with. */
const asideLength = 300;
const mostSizes = 5;

/** Where no column holds brands, the feed profile was learned from titles that still begin with their brands. */
const isOneOf = ({ title, brand }: RowTitle, titles: ReadonlySet<string>): boolean =>
  titles.size > 0 && (titles.has(titleKey(title)) || titles.has(titleKey(`${brand} ${title}`)));

/** '3 PACK - Boxers' is no pack. */
const packAhead = /^\d{1,2}[\s-]?(?:pack|pk|pcs|pieces?)\b[\s–-]*(?=\S)/i;

/** '/women/shoes/ridge-boot-12' -> 'women shoes': the page's own name only repeats the title. */
const foldersOf = (path: string): string =>
  path
    .split('/')
    .slice(1, -1)
    .join(' ')
    .replace(/[-_+.]/g, ' ');

/** Returns a row's evidence for its category. A number has no meaning by itself, but ops may have mapped it. */
export const hintsOf = (
  fields: RawFields,
  variants: readonly RawFields[],
  title: RowTitle,
  known: RowRules,
): CategoryHints => {
  const { textOf, categoryOf, profile, store } = known;
  const others = [fields.google_category ?? '', fields.other_category ?? ''].filter((text) => text !== '');
  const other = others.find((text) => /\D/.test(text)) ?? others[0] ?? '';
  const tags = textOf(fields.tags ?? '');
  // A link that most rows share says nothing about this one.
  const isShared = profile?.reading.sharedLink === fields.link;
  const linkWords = () => (isShared ? '' : nameFromLink(linkPath(title.url)));
  const description = () => textOf(fields.description ?? '').slice(0, asideLength);
  const sizes = [fields.size, title.cut.size, ...variants.map(({ size }) => size)].filter((size) => size != null);
  const constant = profile?.constants.category;
  return {
    category: categoryOf(fields.category ?? ''),
    otherCategory: categoryOf(other),
    googleCategory: fields.google_category ?? '',
    isSameEverywhere: constant !== undefined && constant === fields.category,
    gender: textOf(fields.gender ?? ''),
    ageGroup: profile?.constants.age_group === fields.age_group ? '' : textOf(fields.age_group ?? ''),
    name: title.title.replace(packAhead, ''),
    wholeName: title.name,
    tags,
    linkWords,
    linkFolders: () => (isShared ? '' : foldersOf(linkPath(title.url))),
    description,
    asides: () => [tags, linkWords(), description().split(/[.!?](?:\s|$)/)[0] ?? ''],
    sizes: sizes.slice(0, mostSizes),
    language: profile?.language ?? null,
    isSizedAsShoe: isOneOf(title, known.shoes),
    storeAudience: store.audience,
    fallback: store.category,
  };
};
