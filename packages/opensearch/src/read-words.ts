import { forgiven, similarBeginnings, similarWords } from '@wearfolio/listing-index/typos';
import { formsOf, wordsSpelledTwice } from '@wearfolio/listing-index/word-forms';
import { withAnyText } from './filter-query.ts';
import type { FindProducts } from './hits.ts';
import { anyValue, type Query, withOffer } from './query-dsl.ts';
import type { Aggregation, SearchReply } from './search-client.ts';

/** The words of the catalogue: the dictionary for completion and correction, and the words of details. */
export type WordSource = {
  products: FindProducts;
  words: (body: Query) => Promise<SearchReply>;
};

/** A word in the descriptions of fewer products may be a typing error there. */
const few = 3;

/** Shorter prefixes match too many words. */
const shortestBeginning = 3;

/** Maximum words with a common prefix. */
const mostWords = 10_000;

const unique = (words: readonly string[]): string[] => [...new Set(words)];

// Sorts by code units, like the memory index.
const sorted = (words: readonly string[]): string[] => words.toSorted((one, other) => (one < other ? -1 : 1));

/** The words of the dictionary that match a query, sorted. */
const listWords = async ({ words }: WordSource, query: Query): Promise<string[]> => {
  const { hits } = await words({
    size: mostWords,
    track_total_hits: false,
    _source: false,
    query: { constant_score: { filter: query } },
  });
  return sorted(hits.hits.map(({ _id }) => _id));
};

/** How many offers have a word in their details, counted up to `few` per shard. */
const countInDetails = async ({ products }: WordSource, word: string): Promise<number> => {
  const said = withAnyText(['title', 'details'], [word]);
  const aggs = { offers: { nested: { path: 'offers' }, aggs: { said: { filter: said } } } };
  const asked = { size: 0, terminate_after: few, track_total_hits: false, query: withOffer(said), aggs };
  const { aggregations } = await products(asked);
  return (aggregations?.offers?.said as Aggregation | undefined)?.doc_count ?? 0;
};

type Known = { all: string[]; isSaid: boolean };

const findForms = async (source: WordSource, forms: readonly string[]): Promise<Known> => {
  const [named, ...counts] = await Promise.all([
    listWords(source, anyValue('word', forms)),
    ...forms.map((form) => countInDetails(source, form)),
  ]);
  const all = forms.filter((form, at) => named.includes(form) || (counts[at] ?? 0) > 0);
  return { all, isSaid: named.length > 0 || counts.some((count) => count >= few) };
};

// Keeps the existing words of many forms, most of which do not exist.
const keepKnown = async (source: WordSource, forms: readonly string[]): Promise<string[]> => {
  if (forms.length === 0) return [];
  const named = new Set(await listWords(source, anyValue('word', forms)));
  const others = forms.filter((form) => !named.has(form));
  const filters = Object.fromEntries(others.map((form) => [form, withAnyText(['details'], [form])]));
  const said = withAnyText(['details'], others);
  const aggs = { offers: { nested: { path: 'offers' }, aggs: { said: { filters: { filters } } } } };
  const asked = { size: 0, track_total_hits: false, query: withOffer(said), aggs };
  const reply = others.length > 0 ? await source.products(asked) : null;
  const found = reply?.aggregations?.offers?.said as Aggregation | undefined;
  const buckets = (found?.buckets ?? {}) as Record<string, { doc_count: number }>;
  return forms.filter((form) => named.has(form) || (buckets[form]?.doc_count ?? 0) > 0);
};

const fuzzy = (field: string, value: string, fuzziness: number, firstRight: number): Query => ({
  fuzzy: { [field]: { value, fuzziness, prefix_length: firstRight, transpositions: true, rewrite: 'constant_score' } },
});

const findSimilar = async (source: WordSource, word: string, errors: number): Promise<string[]> => {
  const near = await listWords(source, fuzzy('word', word, errors, 0));
  // OpenSearch counts Unicode code points, the memory index UTF-16 units, which differ for rare letters.
  const similar = [near, wordsSpelledTwice].flatMap((words) => similarWords(words, word, errors));
  return keepKnown(source, unique(similar.flatMap(formsOf)));
};

/** The words that a shopper may mean by `word`, like `readWord` of the memory index. */
export const readWord = async (source: WordSource, word: string, isTyping: boolean): Promise<string[]> => {
  const { all: exact, isSaid } = await findForms(source, formsOf(word));
  if (!isTyping && (isSaid || word.length < shortestBeginning)) return exact;
  const begun = await listWords(source, { prefix: { word } });
  if (isSaid || begun.length > 0) return unique([...exact, ...begun]);
  const errors = forgiven(word);
  if (errors === 0) return exact;
  const found = unique([...exact, ...(await findSimilar(source, word, errors))]);
  if (!isTyping || found.length > 0) return found;
  const near = await listWords(source, fuzzy('beginnings', word, 1, 1));
  return unique(similarBeginnings(near, word, 1));
};

/** Whether any product has this word, in singular or plural. */
export const knowsWord = async ({ products }: WordSource, word: string): Promise<boolean> => {
  const said = withOffer(withAnyText(['title', 'keywords', 'details'], formsOf(word)));
  const { hits } = await products({ size: 0, terminate_after: 1, track_total_hits: 1, query: said });
  return hits.total.value > 0;
};
