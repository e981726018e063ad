import fc from 'fast-check';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicUrl } from '../../testing/test-app.ts';
import { startAgentShop } from '../testing/agent-shop.ts';
import { matching, optionsOf, relaxSelection } from './narrow.ts';

describe('the catalog of the Universal Commerce Protocol', () => {
  let shop: Awaited<ReturnType<typeof startAgentShop>>;

  beforeAll(async () => {
    shop = await startAgentShop();
  });
  beforeEach(async () => {
    await shop.db.rateLimit.deleteMany();
  });
  afterAll(() => shop.app.close());

  const post = (path: string, body: object) =>
    request(shop.app.server)
      .post(`/api/ucp/catalog${path}`)
      .set('UCP-Agent', 'profile="https://agent.example/profile"')
      .send(body);

  it('is found at /.well-known/ucp, which may be cached', async () => {
    const { body } = await request(shop.app.server)
      .get('/.well-known/ucp')
      .expect(200)
      .expect('Cache-Control', 'public, max-age=3600');

    expect(body.ucp).toMatchObject({
      version: '2026-04-08',
      services: { 'dev.ucp.shopping': [{ transport: 'rest', endpoint: `${publicUrl}/api/ucp` }] },
      payment_handlers: {},
    });
    expect(Object.keys(body.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
    ]);
  });

  it('searches, with prices in minor units and a cursor', async () => {
    const { body } = await post('/search', { query: 'ridge boot', pagination: { limit: 1 } }).expect(200);
    const { body: all } = await post('/search', { filters: { price: { min: 1 } }, pagination: { limit: 1 } }).expect(
      200,
    );
    const { body: rest } = await post('/search', {
      filters: { price: { min: 1 } },
      pagination: { cursor: all.pagination.cursor },
    }).expect(200);

    expect(body).toMatchObject({
      ucp: { status: 'success', capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-04-08' }] } },
      products: [
        {
          id: String(Math.min(shop.boot, shop.cheaper)),
          title: 'Ridge Boot',
          price_range: { min: { amount: 11_000, currency: 'USD' }, max: { amount: 12_000, currency: 'USD' } },
          variants: [{ price: { amount: 11_000 }, seller: { name: 'Basecamp' }, availability: { available: true } }],
        },
      ],
      pagination: { has_next_page: false, total_count: 1 },
    });
    expect([all.pagination.has_next_page, rest.pagination.has_next_page]).toEqual([true, false]);
    expect(rest.products[0].id).not.toBe(all.products[0].id);
  });

  it('filters by category and price, in the currency of the shop only', async () => {
    const cheap = { price: { max: 5000 } };
    const { body } = await post('/search', { filters: cheap }).expect(200);
    const { body: foreign } = await post('/search', { filters: cheap, context: { currency: 'EUR' } }).expect(200);
    const { body: nowhere } = await post('/search', { filters: { categories: ['x/y'] } }).expect(200);

    expect(body.products.map(({ title }: { title: string }) => title)).toEqual(['Heron Sandal']);
    expect(foreign).toMatchObject({ messages: [{ code: 'price_filter_ignored' }], pagination: { total_count: 2 } });
    expect(nowhere).toMatchObject({ products: [], messages: [{ type: 'info', code: 'not_found' }] });
  });

  it('looks up products and variants, each product once, and names unknown ids', async () => {
    const { body: found } = await post('/search', { query: 'ridge boot' }).expect(200);
    const [{ id: variant }] = found.products[0].variants;
    const ids = [String(shop.boot), variant, variant, '999999', 'x'];
    const { body } = await post('/lookup', { ids }).expect(200);

    expect(body.products).toHaveLength(1);
    expect(body.products[0].variants.flatMap(({ inputs }: { inputs: object[] }) => inputs)).toEqual([
      { id: String(shop.boot), match: 'featured' },
      { id: variant, match: 'exact' },
    ]);
    expect(body.messages.map(({ content }: { content: string }) => content)).toEqual(['999999', 'x']);
  });

  it('narrows the variants of a product to a selection, and relaxes it', async () => {
    const store = (label: string) => ({ name: 'Store', label });
    const asked = { id: String(shop.boot), selected: [store('basecamp'), { name: 'Color', label: 'Pink' }] };
    const { body } = await post('/product', { ...asked, preferences: ['Store', 'Color'] }).expect(200);
    const { body: plain } = await post('/product', { id: String(shop.boot) }).expect(200);

    expect(body.product.selected).toEqual([store('basecamp')]);
    expect(body.product.variants).toMatchObject([{ seller: { name: 'Basecamp' }, price: { amount: 11_000 } }]);
    expect(body.product.options.find(({ name }: { name: string }) => name === 'Store').values).toEqual([
      { label: 'Basecamp', available: true, exists: true },
      { label: 'Alpine', available: true, exists: true },
    ]);
    expect(plain.product.selected).toContainEqual(store('Alpine'));
    expect(plain.product.variants[0]).toMatchObject({ seller: { name: 'Alpine' } });
  });

  it('says that a product is missing as an outcome', async () => {
    const { body } = await post('/product', { id: '999999' }).expect(200);

    expect(body).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ type: 'error', code: 'not_found', severity: 'unrecoverable' }],
    });
  });

  it('refuses requests without input, with too many ids, or from another site', async () => {
    const ids = Array.from({ length: 21 }, (_, at) => String(at + 1));
    await post('/search', {}).expect(400);
    await post('/search', { query: 'boot', pagination: { cursor: 'x' } }).expect(400);
    await post('/lookup', { ids: [] }).expect(400);
    const { body } = await post('/lookup', { ids }).expect(400);
    await post('/search', { query: 'boot' }).set('Origin', 'https://evil.example').expect(403);
    await shop.db.$executeRaw`UPDATE rate_limit SET count = 1000000`;
    await post('/search', { query: 'boot' }).expect(429);

    expect(body.codes).toEqual([{ field: 'ids', code: 'request_too_large' }]);
  });
});

describe('a selection of options', () => {
  const names = ['Color', 'Size', 'Store'];
  const option = fc.record({ name: fc.constantFrom(...names), label: fc.constantFrom('a', 'b', 'c') });
  const choice = fc.record({
    options: fc.uniqueArray(option, { selector: ({ name }) => name }),
    availability: fc.boolean().map((available) => ({
      available,
      status: available ? ('in_stock' as const) : ('out_of_stock' as const),
    })),
  });

  it('is relaxed to what some variant has, and no further', () => {
    fc.assert(
      fc.property(
        fc.array(choice, { minLength: 1 }),
        fc.array(option),
        fc.shuffledSubarray(names),
        (all, asked, order) => {
          const kept = relaxSelection(all, asked, order);

          expect(matching(all, kept).length).toBeGreaterThan(0);
          expect(asked).toEqual(expect.arrayContaining(kept));
          if (matching(all, asked).length > 0) expect(kept).toHaveLength(new Set(asked.map(({ name }) => name)).size);
          for (const { values } of optionsOf(all, kept))
            for (const { available, exists } of values) expect(exists || !available).toBe(true);
        },
      ),
    );
  });
});
