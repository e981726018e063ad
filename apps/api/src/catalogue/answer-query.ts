import type { ListingQuery, listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { pageSize } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';
import type { Catalogue } from '../listing/follow-listing.ts';
import { search } from '../search/search.ts';
import { keywordOf } from './listing-filter.ts';
import { withAskedColorsFirst } from './product-card.ts';
import { listCards } from './queries.ts';
import { readQuestion } from './read-question.ts';

/** Answers what `productList` and `search` ask (spec 7): a page of cards, the exact total, and the facets. */
export const answerQuery = async (
  db: Database,
  catalogue: Catalogue,
  query: ListingQuery,
): Promise<Reply<typeof listProducts>> => {
  const question = await readQuestion(db, catalogue, query);
  const { ids, colors, ...answer } = search(catalogue, question, keywordOf(query));
  const cards = await listCards(db, catalogue, ids);
  const data = cards.map((card) => withAskedColorsFirst(card, colors));
  return { data, total_pages: Math.ceil(answer.total / pageSize), ...answer };
};
