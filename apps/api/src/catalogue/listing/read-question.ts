import type { ListingQuery } from '@wearfolio/contracts/catalogue';
import type { Database } from '@wearfolio/database/client';
import type { Catalogue } from '../../listing/follow-listing.ts';
import { resolveCollection } from '../resolve-collection.ts';
import { resolveCategories } from './category-filter.ts';
import { groupSizes } from './group-sizes.ts';
import { type ListingQuestion, questionOf } from './listing-filter.ts';

/** What a listing's query asks of this catalogue, but for its keyword. */
export const readQuestion = async (
  db: Database,
  catalogue: Catalogue,
  query: ListingQuery,
): Promise<ListingQuestion> => {
  const question = questionOf(query);
  const { sizes, askedSizes } = groupSizes(catalogue.dictionary, question.filter.sizes);
  const categories = resolveCategories(catalogue.dictionary.categories, query);
  const collection = await resolveCollection(db, catalogue, query.homepageKey);
  return { ...question, askedSizes, filter: { ...question.filter, ...collection, categories, sizes } };
};
