import type { Facets } from '@wearfolio/contracts/catalogue';
import type { Catalogue } from '../listing/follow-listing.ts';
import { nameFacets } from './facets.ts';
import type { ListingQuestion } from './listing-filter.ts';
import { bucketRanges } from './price-facet.ts';

/** A page of a listing: the products' ids in order, how many there are in all, and the options that remain. */
export type ListingAnswer = { ids: number[]; total: number; facets: Facets };

const facetsOf = ({ index, dictionary, facets }: Catalogue, { filter }: ListingQuestion): Facets => {
  const key = JSON.stringify(filter);
  return facets.get(key) ?? facets.put(key, nameFacets(dictionary, index.facets(filter, bucketRanges), filter));
};

/**
 * Answers a listing from memory. The seam of the catalogue: a filter goes in; ids, the exact total and the facets come
 * out. The order is total: Newest is by first seen, then by id, both falling; price has missing prices last in both
 * directions and rising ids among equals (decision 40).
 */
export const answerListing = (catalogue: Catalogue, question: ListingQuestion): ListingAnswer => {
  const { ids, total } = catalogue.index.answer(question);
  return { ids, total, facets: facetsOf(catalogue, question) };
};
