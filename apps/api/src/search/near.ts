import type { AnyOf, ListingFilter } from '@wearfolio/listing-index/filter';
import type { Part, PartKind } from '@wearfolio/query/parts';
import { anyText } from '@wearfolio/query/reading';
import type { ListingQuestion } from '../engine/answer/listing-filter.ts';
import { inSense, isWord, knownOrSaid, type Plan, planQuestion, type Sense, withOr } from './plan.ts';

/** What a near match must meet as well, unless no product meets it together with the rest. */
const binding: ReadonlySet<PartKind> = new Set(['price', 'audience', 'size', 'sale', 'stock']);

const isBinding = ({ kind, isNot }: Part): boolean => isNot || binding.has(kind);

const nearSenses: readonly Sense[] = ['said', 'head'];

// All senses in which a plan applies the part, because the near matches include those of all plans.
const ofThing = (part: Part, plans: readonly Plan[]): AnyOf[] => {
  const { meaning, kind } = part;
  if (meaning.is !== 'thing') return [];
  const used = plans.flatMap(({ senses }) => senses.get(part) ?? []);
  const senses = [...new Set([...used, ...(kind === 'kind' ? nearSenses : [])])];
  return (senses.length > 0 ? senses : (['strict'] as const)).map((sense) => inSense(meaning, sense));
};

const alternativesOf = (part: Part, plans: readonly Plan[]): AnyOf[] => {
  const { meaning, term } = part;
  if (meaning.is === 'words') return [anyText(meaning.texts)];
  if (meaning.is === 'brand' || meaning.is === 'store' || meaning.is === 'color')
    return [knownOrSaid(meaning, term?.same ?? [])];
  return ofThing(part, plans);
};

const isCovered = ({ senses, isLoose }: Plan, taken: ReadonlySet<Part>): boolean => {
  const words = [...senses.keys()].filter(isWord);
  const others = [...senses.keys()].filter((part) => taken.has(part) && !(isLoose && isWord(part)));
  return others.length > 0 || (isLoose && words.every((part) => taken.has(part)));
};

// A part of every plan, so that the near matches include all of its matches.
const withMissing = (taken: ReadonlySet<Part>, plans: readonly Plan[]): ReadonlySet<Part> | null => {
  const all = new Set(taken);
  for (const plan of plans) {
    if (isCovered(plan, all)) continue;
    const free = [...plan.senses.keys()].filter((part) => !isBinding(part) && part.kind !== 'order');
    if (free.length === 0) return null;
    for (const part of plan.isLoose ? free : free.slice(0, 1)) all.add(part);
  }
  return all;
};

/**
 * The filter of the products that match some of a search (behavior.md#search-near-matches): its kind in a wider sense,
 * its brand, or one of its rare words. What the shopper set or insists on, the price, audience, size and exclusions still apply. It
 * includes all matches of `plans`. Null if there is nothing that a product could lack.
 */
export const nearFilter = (
  question: ListingQuestion,
  parts: readonly Part[],
  plans: readonly Plan[],
  { rare, forced }: { rare: ReadonlySet<Part>; forced: (part: Part) => boolean },
): ListingFilter | null => {
  const wanted = parts.filter((part) => !isBinding(part) && part.kind !== 'order');
  const isLong = wanted.some(({ kind, wordTerms = [] }) => kind === 'kind' && wordTerms.length > 1);
  if (wanted.length < 2 && !isLong) return null;
  const own = wanted.filter((part) => part.kind === 'kind' || part.kind === 'brand' || rare.has(part));
  const taken = withMissing(new Set(own), plans);
  if (!taken || taken.size === 0) return null;
  const [first, ...others] = [...taken].flatMap((part) => alternativesOf(part, plans));
  if (!first) return null;
  const near = others.reduce((all, one) => withOr(one, all), first);
  const bound = parts.filter(
    (part) => forced(part) || (isBinding(part) && plans.every(({ senses }) => senses.has(part))),
  );
  const senseOf = (part: Part): Sense => (plans.some(({ senses }) => senses.get(part) === 'wide') ? 'wide' : 'strict');
  const plan = { senses: new Map(bound.map((part) => [part, senseOf(part)])), isLoose: false };
  const { filter } = planQuestion(question, [], plan);
  return { ...filter, all: [...filter.all, near] };
};
