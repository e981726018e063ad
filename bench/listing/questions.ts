import type { ShopProcess } from '../shop/shop-process.ts';
import { askEach, load, timeEach } from './load.ts';
import { newKeywords } from './new-keywords.ts';
import type { Samples } from './samples.ts';
import { say } from './say.ts';

/** The URL of a listing. */
export const list = (query: string): string => `/api/productList?${query}`;
/** A URL for each value. */
export const each = <T>(values: readonly T[], url: (value: T, at: number) => string): string[] => values.map(url);

/** Fifty pages from 1 to 200, or up to the last page: pages beyond it are empty and faster. */
const pagesOf = (last: number): number[] =>
  Array.from({ length: 50 }, (_, at) => 1 + Math.round((at * (Math.min(200, last) - 1)) / 49));

/** Measures pages of the largest category in a market under load, and its first reply. */
export const measurePages = async (
  { url }: ShopProcess,
  { category }: Pick<Samples, 'category'>,
  seconds: number,
  market = '',
) => {
  const women = `${market === '' ? '' : `market=${market}&`}parentCateg=${category.slug}&sort=asc`;
  const constant = await (await fetch(url + list(women))).text();
  const pages = pagesOf((JSON.parse(constant) as { total_pages: number }).total_pages);
  const paged = await load(
    url,
    each(pages, (page) => list(`${women}&page=${page}`)),
    seconds,
  );
  return { women, constant, pages, paged };
};

const misspell = (word: string): string => `${word.slice(0, 2)}${word.slice(3)}`;

/** Measures questions without a cached answer, one at a time. `way` is the time of any reply of that size in ms. */
export const measureQuestions = async (
  { url }: ShopProcess,
  { category, brands, words, common }: Samples,
  way: number,
) => {
  const ask = (queries: string[]): Promise<number> => askEach(each(queries, (query) => url + list(query)));
  const keyword = (word: string): string => `sort=relevance&keyword=${encodeURIComponent(word)}`;
  const faceted = brands.map((id, at) => `parentCateg=${category.slug}&brand=${id}&brand=${brands.at(at - 2)}&color=1`);
  const first = await ask(faceted);
  const second = await ask(faceted);
  const suggestions = words.map((word) => `${url}/api/search/keyword?keyword=${encodeURIComponent(word.slice(0, 4))}`);

  say({ name: 'round trip without work', value: way, unit: 'ms' });
  say({ name: 'all facets with three filters, first time', value: first - way, unit: 'ms', most: 30 });
  say({ name: '  asked again', value: Math.max(0, second - way), unit: 'ms', most: 1 });
  // Common words also ask for near matches, which are a large share of the products.
  say({ name: 'keyword: common words', value: (await ask(common.map(keyword))) - way, unit: 'ms', most: 40 });
  say({ name: 'keyword: rarer words', value: (await ask(words.map(keyword))) - way, unit: 'ms', most: 30 });
  const begun = words.map((word) => keyword(word.slice(0, 5)));
  say({ name: 'keyword: a beginning', value: (await ask(begun)) - way, unit: 'ms', most: 30 });
  const misspelt = words.map((word) => keyword(misspell(word)));
  say({ name: 'keyword: one typing error', value: (await ask(misspelt)) - way, unit: 'ms', most: 30 });
  const unheard = words.map((word) => keyword(`${word} zeppelin`));
  say({ name: 'keyword: with relaxation', value: (await ask(unheard)) - way, unit: 'ms', most: 60 });
  say({ name: 'suggestions', value: (await askEach(suggestions)) - way, unit: 'ms', most: 10 });
};

/** Measures many keywords that were not asked before, one at a time. `way` is the time of any reply in ms. */
export const measureNewKeywords = async ({ url }: ShopProcess, { titleWords }: Samples, way: number): Promise<void> => {
  const { begun, ...searched } = newKeywords(titleWords);
  const search = (keyword: string): string => `${url}${list(`sort=relevance&keyword=${encodeURIComponent(keyword)}`)}`;
  const suggest = (keyword: string): string => `${url}/api/search/keyword?keyword=${encodeURIComponent(keyword)}`;
  const measure = async (name: string, urls: readonly string[], most: number): Promise<void> => {
    const { median, p99 } = await timeEach(urls);
    say({ name: `${urls.length} new ${name}, median`, value: median - way, unit: 'ms', most });
    say({ name: '  99th percentile', value: p99 - way, unit: 'ms', most });
  };
  await measure('keywords of common words', each(searched.common, search), 40);
  await measure('keywords of rarer words', each(searched.rarer, search), 40);
  await measure('keywords of a common and a rarer word', each(searched.mixed, search), 40);
  await measure('keywords with relaxation', each(searched.relaxed, search), 60);
  await measure('beginnings with suggestions', each(begun, suggest), 10);
};
