import { askEach, load } from '../listing/load.ts';
import { each, list } from '../listing/questions.ts';
import type { Samples } from '../listing/samples.ts';
import { say } from '../listing/say.ts';
import { memoryOf, startShop, stopShop } from '../shop/shop-process.ts';

const seconds = 20;

/** Measures a shop process that uses OpenSearch: its start, its memory, and cached listings over HTTP. */
export const measureShop = async (url: string, urls: string, shards: number, samples: Samples): Promise<void> => {
  const { category, brands } = samples;
  const settings = { LISTING_ENGINE: 'opensearch', OPENSEARCH_URL: urls, OPENSEARCH_PREFIX: `bench${shards}` };
  const shop = await startShop(url, settings);
  const name = `shop, ${shards} shards`;
  try {
    say({ name: `${name}: start until ready`, value: shop.seconds, unit: 's', most: 5 });
    say({ name: `${name}: memory when ready`, value: memoryOf(shop), unit: 'MB', most: 300 });
    const queries = each(brands, (id, at) => {
      const other = brands.at(at - 1);
      return list(`parentCateg=${category.slug}&brand=${id}&brand=${other}&page=${1 + (at % 3)}`);
    });
    const first = await askEach(queries.map((query) => shop.url + query));
    say({ name: `${name}: a listing with its facets, first time`, value: first, unit: 'ms' });
    const again = await load(shop.url, queries, seconds);
    say({ name: `${name}: asked again`, value: again.perSecond, unit: '/s' });
    say({ name: `${name}: asked again, p50`, value: again.p50, unit: 'ms' });
    say({ name: `${name}: asked again, p99`, value: again.p99, unit: 'ms', most: 250 });
    say({ name: `${name}: memory after load`, value: memoryOf(shop), unit: 'MB', most: 300 });
  } finally {
    await stopShop(shop);
  }
};
