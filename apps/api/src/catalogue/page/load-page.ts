import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { currencySign } from '@wearfolio/contracts/identity/currency';
import { pageSize } from '@wearfolio/contracts/limits';
import { filterGroups } from '@wearfolio/contracts/listing/listing-filters';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import type { Database } from '@wearfolio/database/client';
import type { Wear } from '@wearfolio/sizes/wear';
import { keywordOf } from '../../engine/answer/listing-filter.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { inRequestedColors } from '../../products/product-card.ts';
import { listCards } from '../../products/queries.ts';
import type { Search } from '../../search/note-search.ts';
import { findMatches } from '../../search/search.ts';
import { merchandiseFor } from '../shelves/merchandise.ts';
import { readQuestion } from './read-question.ts';
import { withSign } from './with-sign.ts';

/** What an answer is built from. `noteSearch` counts a search for the desk's statistics. */
export type Answering = {
  db: Database;
  /** Reads cards from a replica that is as current as the listing. `db` by default. */
  readDb?: () => Database;
  catalogue: Catalogue;
  noteSearch: (search: Search) => void;
  /** The currency of all prices, such as USD. */
  currency: string;
  /** The sizes that the shopper wears, when the query asks for what fits. */
  worn?: readonly Wear[] | null;
};

// Only the first page of a new search counts, not each filter or page after it.
const isNewSearch = (query: ListingQuery): boolean =>
  query.page === 1 && filterGroups.every((group) => query[group].length === 0);

/** Answers `productList` and `search` (behavior.md#calls-table): one page of cards, the exact total and the facets. */
export const loadPage = async (
  { db, readDb = () => db, catalogue, noteSearch, currency, worn = null }: Answering,
  query: ListingQuery,
): Promise<Reply<typeof listProducts>> => {
  const keyword = keywordOf(query);
  const question = await readQuestion(db, catalogue, query, worn);
  const merchandise = await merchandiseFor(db, catalogue, query);
  const { ids, asked, ...answer } = await findMatches(
    catalogue,
    { ...question, ...(merchandise && { merchandise }) },
    { text: keyword, off: query.off, on: query.on, isExact: query.only === 'exact' },
  );
  if (keyword !== '' && worn === null && isNewSearch(query)) noteSearch({ keyword, total: answer.total });
  const data = inRequestedColors(await listCards(readDb(), catalogue, ids), asked);
  return withSign({ data, total_pages: Math.ceil(answer.total / pageSize), ...answer }, currencySign(currency));
};
