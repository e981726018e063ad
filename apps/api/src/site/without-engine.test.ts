import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOneProduct } from '../faults/testing/publish.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

// Nobody listens there.
const address = { nodes: ['http://127.0.0.1:1'] };
const searchEngine = { address, settings: { prefix: 'none', shards: 1, replicas: 0 } };

describe('a shop whose OpenSearch is away', () => {
  let shop: TestApp;
  let product: number;
  beforeAll(async () => {
    shop = await startTestApp({ searchEngine });
    product = (await addOneProduct(shop.url)).id;
  });
  afterAll(() => shop.app.close());

  const ask = async (url: string) => {
    const { statusCode, headers, body } = await shop.app.inject(url);
    return { status: statusCode, retryAfter: headers['retry-after'], body };
  };

  it.each(['/api/productList', '/search?keyword=rain', '/browse/women/dresses'])('answers %s with 503', async (url) => {
    expect(await ask(url)).toMatchObject({ status: 503, retryAfter: '5' });
  });

  it('sends the pages of products and texts as always', async () => {
    const page = await ask(`/product/${product}/rain-dress`);

    expect(page).toMatchObject({ status: 200, retryAfter: undefined });
    expect(page.body).toContain('<title>Rain Dress');
    expect(await ask(`/api/product/${product}`)).toMatchObject({ status: 200 });
    expect(await ask('/about')).toMatchObject({ status: 200 });
  });
});
