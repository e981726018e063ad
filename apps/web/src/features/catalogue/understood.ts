import type { listProducts, Understanding } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { type FilterGroup, filterGroups, filterOf, readPriceRange } from '@wearfolio/contracts/listing/listing-filters';
import { locale } from '../../lib/locale.ts';
import { t } from '../../lib/t.tsx';
import type { ListingState } from './listing-url.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Said = Pick<Understanding, 'text'>;

// Matches whole words only: 'tailored' does not contain 'red'. The minus of '-20' goes with the number.
const patternOf = ({ text }: Said): RegExp => {
  const words = text.trim().split(/\s+/).map(escaped).join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:(?<!\\S)[-−–])?${words}(?![\\p{L}\\p{N}])`, 'giu');
};

/** The understood parts of a reply's keyword, without those removed since the reply. */
export const understoodIn = (keyword: string, reply: Reply<typeof listProducts> | undefined): Understanding[] =>
  reply?.understood?.filter((part) => patternOf(part).test(keyword)) ?? [];

/** The keyword without one part; '' if only punctuation is left. */
const withoutPart = (keyword: string, part: Said): string => {
  const left = keyword.replace(patternOf(part), ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
};

const valuesIn = (understood: readonly Understanding[], group: FilterGroup): string[] =>
  understood.filter(({ kind }) => filterOf[kind] === group).flatMap(({ values }) => values);

/** The parts of a keyword that filter the listing; a category does not. */
export const filtersIn = (understood: readonly Understanding[]): Understanding[] =>
  understood.filter(({ kind }) => filterOf[kind] !== null);

const changeGroups = (
  listing: ListingState,
  change: (values: readonly string[], group: FilterGroup) => readonly string[],
): ListingState => ({
  ...listing,
  ...Object.fromEntries(filterGroups.map((group) => [group, change(listing[group], group)])),
});

/** The listing with the understood options ticked, as the filters show it. */
export const withUnderstood = (listing: ListingState, understood: readonly Understanding[]): ListingState =>
  changeGroups(listing, (values, group) => [...new Set([...values, ...valuesIn(understood, group)])]);

/** The listing without ticks that the keyword already covers. */
export const withoutTicksOf = (listing: ListingState, understood: readonly Understanding[]): ListingState =>
  changeGroups(listing, (values, group) => values.filter((value) => !valuesIn(understood, group).includes(value)));

/** The number of choices in each filter, and the name of the keyword's part if it is the only choice. */
export type Choices = Readonly<Record<FilterGroup, { count: number; keywordName: string | null }>>;

/**
 * Counts choices: each tick of a listing (`withoutTicksOf`), and each part of the keyword once, even if it stands for
 * several sizes.
 */
export const choicesIn = (own: ListingState, understood: readonly Understanding[]): Choices =>
  Object.fromEntries(
    filterGroups.map((group) => {
      const [first, ...others] = understood.filter(({ kind }) => filterOf[kind] === group);
      const ticks = own[group].length;
      const keywordName = first && others.length + ticks === 0 ? first.name : null;
      return [group, { count: ticks + others.length + (first ? 1 : 0), keywordName }];
    }),
  ) as Choices;

/** The total number of choices. */
export const countChoices = (choices: Choices): number =>
  Object.values(choices).reduce((sum, { count }) => sum + count, 0);

const isAddressed = (group: FilterGroup, value: string): boolean =>
  group !== 'price_range' || readPriceRange(value) !== null;

/**
 * Splits ticks into those for the address and the parts of the keyword that were unticked. Options of the keyword are
 * added to the address only beside other ticks of the same filter, because a filter outranks the keyword.
 */
export const separateUnderstood = (
  ticked: ListingState,
  understood: readonly Understanding[],
): { listing: ListingState; undone: Understanding[] } => {
  const isUndone = ({ kind, values }: Understanding): boolean => {
    const group = filterOf[kind];
    return group !== null && values.some((value) => !ticked[group].includes(value));
  };
  const kept = understood.filter((part) => !isUndone(part));
  const listing = changeGroups(ticked, (values, group) => {
    const own = valuesIn(kept, group);
    const isMore = values.some((value) => !own.includes(value));
    return isMore ? values.filter((value) => isAddressed(group, value)) : [];
  });
  return { listing, undone: understood.filter(isUndone) };
};

/** The parts of a keyword that no product matches together with the rest. */
export const relaxedIn = (reply: Reply<typeof listProducts> | undefined): readonly Understanding[] =>
  reply?.relaxed ?? [];

// 'kids' alone does not describe what replaces a raincoat.
const shownText = (kept: string, relaxed: readonly Understanding[], place: string | undefined): string => {
  if (kept === '' && place !== undefined) return t('listing.allOfPlace', { place });
  return kept === '' || relaxed.some(({ kind }) => kind === 'category') ? t('listing.whatComesClose') : kept;
};

type SaidOfSearch = Pick<Reply<typeof listProducts>, 'relaxed' | 'complete' | 'leading' | 'unknown' | 'total'>;

const listed = (texts: readonly string[]): string => new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts);

/** 'We have no Nike.' for the words of a search that nothing in the shop has, as typed; null if there are none. */
export const unknownText = ({ unknown = [] }: Pick<SaidOfSearch, 'unknown'>): string | null =>
  unknown.length > 0 ? t('listing.haveNo', { unknown: listed(unknown) }) : null;

/** The number of products of a search before those that match less, if there are any. */
export const leadingOf = ({ leading = 0, total }: Pick<SaidOfSearch, 'leading' | 'total'>): number | undefined =>
  leading > 0 && leading < total ? leading : undefined;

/**
 * The sentence about a search whose products do not all match it (behavior.md#search-near-matches), without removed
 * parts; null if all match. `place` is the name of the searched category, if any.
 */
export const relaxedText = (
  typed: string,
  reply: SaidOfSearch,
  off: readonly string[] = [],
  place?: string,
): string | null => {
  const { relaxed = [], complete = 0, total } = reply;
  if (total === 0 || (relaxed.length === 0 && (complete === 0 || leadingOf(reply) === undefined))) return null;
  const follow = leadingOf(reply) === undefined ? '' : ` ${t('listing.othersFollow')}`;
  if (complete > 0) return `${t('listing.matchEverything', { complete })}${follow}`;
  const keyword = off.reduce((text, part) => withoutPart(text, { text: part }), typed);
  const shown = shownText(relaxed.reduce(withoutPart, keyword), relaxed, place);
  return `${unknownText(reply) ?? t('listing.noKeyword', { keyword })} ${t('listing.showing', { shown })}${follow}`;
};
