import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { PriceRange } from '@wearfolio/listing-index/filter';
import { signals } from '@wearfolio/listing-index/weights';
import type { Catalogue } from '../follow-listing.ts';
import { type CategoryRail, categoryFacet } from './category-facet.ts';
import { nameFacets } from './facets.ts';
import type { ListingQuestion } from './listing-filter.ts';
import { bucketOf, buckets, ownOption, type PriceOption } from './price-facet.ts';

/** One page of a listing: the product ids in order, the total and the facets. */
export type ListingAnswer = { ids: number[]; total: number; facets: Facets };

// Prices in the keyword and ranges that shoppers typed come before the buckets, so the price filter can show them.
const priceOptions = (asked: readonly PriceRange[], said: PriceOption | null): PriceOption[] => {
  const isSaid = (range: PriceRange): boolean => said?.range.from === range.from && said.range.below === range.below;
  const typed = asked.filter((range) => !isSaid(range)).map(ownOption);
  return [...[...(said ? [said] : []), ...typed].filter(({ range }) => !bucketOf(range)), ...buckets];
};

const noRail: CategoryRail = { trail: [], next: [], scope: null };

const facetsOf = async (
  { index, dictionary, facets }: Catalogue,
  { filter, rail = noRail }: ListingQuestion,
  said: PriceOption | null,
): Promise<Facets> => {
  const prices = priceOptions(filter.prices, said);
  const key = JSON.stringify([filter, said?.name, rail.trail.at(-1)?.id, rail.scope]);
  const known = facets.get(key);
  if (known) return known;
  const [counts, category] = await Promise.all([
    index.facets(
      filter,
      prices.map(({ range }) => range),
    ),
    categoryFacet({ index }, filter, rail),
  ]);
  const named = { category, ...nameFacets(dictionary, counts, filter, prices) };
  facets.set(key, named);
  return named;
};

// A size option keeps the id that is in the address.
const asAsked = (facets: Facets, { askedSizes }: ListingQuestion): Facets => {
  if (!askedSizes || askedSizes.size === 0) return facets;
  return { ...facets, size: facets.size.map((option) => ({ ...option, id: askedSizes.get(option.id) ?? option.id })) };
};

// A question by relevance without terms, with one signal. Like other orders it has two tiers at most.
const byPopularity = ({ merchandise: _, first = [], ...question }: ListingQuestion): ListingQuestion => ({
  ...question,
  terms: [],
  first: first.slice(0, 1),
  left: signals.filter((signal) => signal !== 'popularity'),
});

/**
 * Answers a listing: a filter goes in; ids, the exact total and the facets come out. All features use this function.
 * The order is total: Newest sorts by first seen, then by id, both descending; price puts missing prices last in both
 * directions and sorts ties by ascending id (behavior.md#listing-sort). `said` is the price that the keyword named, if
 * any.
 */
export const askIndex = async (
  catalogue: Catalogue,
  question: ListingQuestion,
  said: PriceOption | null = null,
): Promise<ListingAnswer> => {
  const [{ ids, total }, facets] = await Promise.all([
    catalogue.index.answer(question.isByPopularity ? byPopularity(question) : question),
    facetsOf(catalogue, question, said),
  ]);
  return { ids, total, facets: asAsked(facets, question) };
};
