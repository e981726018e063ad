import type { listProducts, Understanding } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { type FilterGroup, filterGroups, filterOf } from '@wearfolio/contracts/listing/listing-filters';
import type { ListingState } from './listing-url.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Said = Pick<Understanding, 'text'>;

// Whole words alone: 'red' is not said by 'tailored'.
const patternOf = ({ text }: Said): RegExp => {
  const words = text.trim().split(/\s+/).map(escaped).join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu');
};

/**
 * What a reply understood of the keyword. While another answer is on its way the last one may speak of words that were taken
 * back since; they are left out.
 */
export const understoodIn = (keyword: string, reply: Reply<typeof listProducts> | undefined): Understanding[] =>
  reply?.understood?.filter((part) => patternOf(part).test(keyword)) ?? [];

/** The keyword without a part of it, for reading; '' where only punctuation is left. */
const withoutPart = (keyword: string, part: Said): string => {
  const left = keyword.replace(patternOf(part), ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
};

const valuesIn = (understood: readonly Understanding[], group: FilterGroup): string[] =>
  understood.filter(({ kind }) => filterOf[kind] === group).flatMap(({ values }) => values);

/** The parts of a keyword that filter the listing, as ticks do; a category does not. */
export const filtersIn = (understood: readonly Understanding[]): Understanding[] =>
  understood.filter(({ kind }) => filterOf[kind] !== null);

const changeGroups = (
  listing: ListingState,
  change: (values: readonly string[], group: FilterGroup) => readonly string[],
): ListingState => ({
  ...listing,
  ...Object.fromEntries(filterGroups.map((group) => [group, change(listing[group], group)])),
});

/** A listing with what was understood of its keyword ticked as well: so the filters show it. */
export const withUnderstood = (listing: ListingState, understood: readonly Understanding[]): ListingState =>
  changeGroups(listing, (values, group) => [...new Set([...values, ...valuesIn(understood, group)])]);

/** A listing without the ticks that what was understood of its keyword stands for already. */
export const withoutTicksOf = (listing: ListingState, understood: readonly Understanding[]): ListingState =>
  changeGroups(listing, (values, group) => values.filter((value) => !valuesIn(understood, group).includes(value)));

/** What the shopper chose in each filter, as a number of choices, and the name of what the keyword says where that is all. */
export type Choices = Readonly<Record<FilterGroup, { count: number; said: string | null }>>;

/**
 * Counts choices: each own tick of a listing (`withoutTicksOf`), and each part of the keyword once, however many sizes an M is.
 */
export const choicesIn = (own: ListingState, understood: readonly Understanding[]): Choices =>
  Object.fromEntries(
    filterGroups.map((group) => {
      const [first, ...others] = understood.filter(({ kind }) => filterOf[kind] === group);
      const ticks = own[group].length;
      const said = first && others.length + ticks === 0 ? first.name : null;
      return [group, { count: ticks + others.length + (first ? 1 : 0), said }];
    }),
  ) as Choices;

/** How many choices these are in all. */
export const countChoices = (choices: Choices): number =>
  Object.values(choices).reduce((sum, { count }) => sum + count, 0);

const isAddressed = (group: FilterGroup, value: string): boolean => group !== 'price_range' || /^\d+-\d*$/.test(value);

/**
 * Takes what is ticked apart again: into what the address has to say, and the parts of the keyword of which a tick was
 * taken away. What the keyword says need not be said again, unless more is ticked beside it: a filter outranks the words.
 */
export const apartFromUnderstood = (
  ticked: ListingState,
  understood: readonly Understanding[],
): { listing: ListingState; undone: Understanding[] } => {
  const isUndone = ({ kind, values }: Understanding): boolean => {
    const group = filterOf[kind];
    return group !== null && values.some((value) => !ticked[group].includes(value));
  };
  const kept = understood.filter((part) => !isUndone(part));
  const listing = changeGroups(ticked, (values, group) => {
    const said = valuesIn(kept, group);
    const isMore = values.some((value) => !said.includes(value));
    return isMore ? values.filter((value) => isAddressed(group, value)) : [];
  });
  return { listing, undone: understood.filter(isUndone) };
};

/** What no product meets together with the rest. */
export const letGoIn = (reply: Reply<typeof listProducts> | undefined): readonly Understanding[] =>
  reply?.relaxed ?? [];

// Of the words that are left, 'kids' tells nothing of what is shown in place of a raincoat.
const shownText = (kept: string, relaxed: readonly Understanding[], place: string | undefined): string => {
  if (kept === '' && place !== undefined) return `all of ${place}`;
  return kept === '' || relaxed.some(({ kind }) => kind === 'category') ? 'what comes close' : kept;
};

type SaidOfSearch = Pick<Reply<typeof listProducts>, 'relaxed' | 'beyond' | 'complete' | 'total'>;

/**
 * What a search says of what it let go (decision 82), but for what was taken back; null where every product meets everything.
 * `place` is what the path names, if anything.
 */
export const relaxedText = (
  typed: string,
  { relaxed = [], beyond = [], complete = 0, total }: SaidOfSearch,
  off: readonly string[] = [],
  place?: string,
): string | null => {
  if (relaxed.length + beyond.length === 0 || total === 0) return null;
  const keyword = off.reduce((text, part) => withoutPart(text, { text: part }), typed);
  if (complete === 0) {
    const shown = shownText(relaxed.reduce(withoutPart, keyword), relaxed, place);
    return `No ${keyword}. Showing ${shown}.${beyond.length > 0 ? ' Others that meet less follow.' : ''}`;
  }
  const texts = new Intl.ListFormat('en', { type: 'disjunction' }).format(beyond.map(({ text }) => text));
  return `${complete} ${complete === 1 ? 'product matches' : 'products match'} everything. Also showing products without ${texts}.`;
};
