import type { OptionQuery } from '@wearfolio/contracts/listing/listing-query';
import { fold } from '@wearfolio/contracts/text/fold';
import type { Database } from '@wearfolio/database/client';
import type { Wear } from '@wearfolio/sizes/wear';
import { foldedNames } from '../engine/answer/folded-names.ts';
import { keywordOf } from '../engine/answer/listing-filter.ts';
import type { Linked } from '../engine/dictionary.ts';
import type { Catalogue } from '../engine/follow-listing.ts';
import { askedBy, readKeyword } from '../search/search.ts';
import { readQuestion } from './page/read-question.ts';

/**
 * The stores or brands of a listing by name, filtered by text and first letter, each with its count. The count ignores
 * the facet's own filter (behavior.md#listing-facets).
 */
export const listOptions = async (
  db: Database,
  catalogue: Catalogue,
  group: 'store' | 'brand',
  query: OptionQuery,
  worn: readonly Wear[] | null = null,
): Promise<(Linked & { count: number })[]> => {
  const question = await readQuestion(db, catalogue, query, worn);
  const reading = await readKeyword(catalogue, question, {
    text: keywordOf(query),
    off: query.off,
    on: query.on,
    isExact: query.only === 'exact',
  });
  const { filter } = askedBy(reading);
  const key = JSON.stringify(filter);
  const counts = catalogue.counts.get(key) ?? (await catalogue.index.facets(filter, []));
  catalogue.counts.set(key, counts);
  const rows = group === 'brand' ? catalogue.dictionary.brands : catalogue.dictionary.stores;
  const text = fold(query.filter);
  // No name contains a text of accents only.
  if (text === '' && query.filter !== '') return [];
  return foldedNames(rows)
    .filter(({ folded, letter }) => folded.includes(text) && (query.letter ?? letter) === letter)
    .flatMap(({ id }) => {
      const [row, count] = [rows.get(id), counts[group].get(id)];
      return row && count ? { ...row, count } : [];
    });
};
