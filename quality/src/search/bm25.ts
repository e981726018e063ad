import { stemOf } from '@wearfolio/listing-index/stem';

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(stemOf);

const saturation = 1.2;
const fullness = 0.75;

/**
 * Plain BM25 (Robertson and Zaragoza, 2009) over texts: lower-cased words, combined with OR, stemmed (Porter, 1980),
 * with k1 1.2 and b 0.75. Returns the indices of the best `limit` texts for a query, best first.
 */
export const createBm25 = (texts: readonly string[]): ((query: string, limit: number) => number[]) => {
  const documents = texts.map(wordsOf);
  const usual = documents.reduce((sum, words) => sum + words.length, 0) / Math.max(1, documents.length);
  const holding = new Map<string, number>();
  for (const words of documents) for (const word of new Set(words)) holding.set(word, (holding.get(word) ?? 0) + 1);
  const idf = (word: string): number => {
    const count = holding.get(word) ?? 0;
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  };
  const score = (words: readonly string[], query: readonly string[]): number =>
    query.reduce((sum, word) => {
      const count = words.filter((one) => one === word).length;
      const length = 1 - fullness + (fullness * words.length) / usual;
      return sum + (idf(word) * count * (saturation + 1)) / (count + saturation * length);
    }, 0);
  return (query, limit) => {
    const asked = wordsOf(query);
    return documents
      .map((words, at) => ({ at, score: score(words, asked) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.at - other.at)
      .slice(0, limit)
      .map(({ at }) => at);
  };
};
