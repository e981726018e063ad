import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { currencySign } from '@wearfolio/contracts/identity/currency';
import { pageSize } from '@wearfolio/contracts/limits';
import { filterGroups } from '@wearfolio/contracts/listing/listing-filters';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import type { Database } from '@wearfolio/database/client';
import type { Wear } from '@wearfolio/sizes/wear';
import type { Catalogue } from '../../listing/follow-listing.ts';
import type { Search } from '../../search/note-search.ts';
import { search } from '../../search/search.ts';
import { inAskedColors } from '../product/product-card.ts';
import { listCards } from '../queries.ts';
import { merchandiseFor } from '../shelves/merchandise.ts';
import { keywordOf } from './listing-filter.ts';
import { readQuestion } from './read-question.ts';
import { withSign } from './with-sign.ts';

/** What an answer is made from; `noteSearch` counts a search for ops. */
export type Answering = {
  db: Database;
  /** Where cards are read that are as new as the listing; `db` by default. */
  readDb?: () => Database;
  catalogue: Catalogue;
  noteSearch: (search: Search) => void;
  /** Of all prices, such as USD. */
  currency: string;
  /** What whoever asks wears, where only what fits is asked for. */
  worn?: readonly Wear[] | null;
};

// A search is counted once, when it is made: not for each tick and each page that follows.
const isNewSearch = (query: ListingQuery): boolean =>
  query.page === 1 && filterGroups.every((group) => query[group].length === 0);

/** Answers what `productList` and `search` ask (spec 7): a page of cards, the exact total, and the facets. */
export const answerQuery = async (
  { db, readDb = () => db, catalogue, noteSearch, currency, worn = null }: Answering,
  query: ListingQuery,
): Promise<Reply<typeof listProducts>> => {
  const keyword = keywordOf(query);
  const question = await readQuestion(db, catalogue, query, worn);
  const merchandise = await merchandiseFor(db, catalogue, query);
  const { ids, asked, ...answer } = await search(
    catalogue,
    { ...question, ...(merchandise && { merchandise }) },
    { text: keyword, off: query.off, on: query.on },
  );
  if (keyword !== '' && worn === null && isNewSearch(query)) noteSearch({ keyword, total: answer.total });
  const data = inAskedColors(await listCards(readDb(), catalogue, ids), asked);
  return withSign({ data, total_pages: Math.ceil(answer.total / pageSize), ...answer }, currencySign(currency));
};
