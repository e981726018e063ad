import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import type { Database } from '@wearfolio/database/client';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import { readQuestion } from '../catalogue/page/read-question.ts';
import { keywordOf } from '../engine/answer/listing-filter.ts';
import type { Catalogue } from '../engine/follow-listing.ts';
import { isOutranked, planQuestion, strictPlan } from '../search/plan.ts';
import { readKeyword } from '../search/search.ts';
import { anchorsOf } from './conditions.ts';

/** A search for matching. `total` is the number of products in its listing. */
export type ReadSearch = { filter: ListingFilter; anchors: string[]; total: number };

/**
 * Reads the meaning of a listing. The filter requires all of the keyword: relaxed matches are not news
 * (behavior.md#search-reading).
 */
export const readSearch = async (db: Database, catalogue: Catalogue, query: ListingQuery): Promise<ReadSearch> => {
  const { index } = catalogue;
  const question = await readQuestion(db, catalogue, query);
  const count = async (filter: ListingFilter): Promise<number> =>
    (await index.answer({ filter, sort: 'newest', offset: 0, limit: 0 })).total;
  const text = keywordOf(query);
  if (text === '') {
    const { filter } = question;
    return { filter, anchors: await anchorsOf(filter, count), total: await count(filter) };
  }
  const reading = await readKeyword(catalogue, question, { text, off: query.off, on: query.on });
  const parts = reading.parts.filter((part) => !isOutranked(part, question.filter));
  const { filter } =
    parts.length > 0 ? planQuestion(question, parts, strictPlan(parts)) : { filter: reading.question.filter };
  return { filter, anchors: await anchorsOf(filter, count), total: await count(reading.question.filter) };
};

/** Up to this many products are never too many. */
const fewProducts = 1000;

/** Whether the search matches most of the shop, so that every import would be news. */
export const isTooBroad = async ({ index }: Catalogue, { filter, total }: ReadSearch): Promise<boolean> => {
  if (JSON.stringify(filter) === JSON.stringify(openFilter)) return true;
  const all = await index.answer({ filter: openFilter, sort: 'newest', offset: 0, limit: 0 });
  return total > fewProducts && total * 2 > all.total;
};
