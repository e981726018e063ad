import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import type { Database } from '@wearfolio/database/client';
import type { Wear } from '@wearfolio/sizes/wear';
import { inCategories, railOf } from '../../engine/answer/category-facet.ts';
import { resolveCategories } from '../../engine/answer/category-filter.ts';
import { groupSizes } from '../../engine/answer/group-sizes.ts';
import { type ListingQuestion, questionOf } from '../../engine/answer/listing-filter.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { fitFor } from '../../sizes/read-fit.ts';
import { currentBrands } from '../brands/brands.ts';
import { resolveCollection } from '../resolve-collection.ts';

/**
 * Translates a listing's query, except for its keyword, into a question to this catalogue. `worn` are the customer's
 * sizes.
 */
export const readQuestion = async (
  db: Database,
  catalogue: Catalogue,
  query: ListingQuery,
  worn: readonly Wear[] | null = null,
): Promise<ListingQuestion> => {
  const question = questionOf(query);
  const { sizes, askedSizes } = groupSizes(catalogue.dictionary, question.filter.sizes);
  const fit = fitFor(catalogue.dictionary, worn);
  const { categories } = catalogue.dictionary;
  const ofPath = resolveCategories(categories, query);
  const collection = await resolveCollection(db, catalogue, query.homepageKey);
  const brands = currentBrands(catalogue, question.filter.brands);
  const filter = { ...question.filter, ...collection, brands, sizes, fit };
  return {
    ...question,
    askedSizes,
    rail: railOf(categories, ofPath, query.category),
    filter: inCategories(filter, ofPath, query.category),
  };
};
