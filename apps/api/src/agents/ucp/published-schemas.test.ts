import { seedDemo } from '@wearfolio/demo/seed';
import fc from 'fast-check';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type FaultsOf, openPublishedSchemas, schemasFolder } from '../testing/published-schemas.ts';

const words = [
  'dress',
  'navy',
  'linen',
  'boots',
  'under 100',
  'size M',
  'Maison Aube',
  'kids',
  'sale',
  'Nike',
  '👗',
  '%',
];

const queries = fc.oneof(
  fc.subarray(words, { minLength: 1 }).map((some) => some.join(' ')),
  fc
    .string({ minLength: 1, maxLength: 60, unit: 'binary' })
    .filter((text) => text.isWellFormed() && !text.includes('\0')),
);

const filters = fc.record(
  {
    categories: fc.subarray(['women/clothing/dresses', 'men/shoes', 'women', 'x/y', 'Home'], { minLength: 1 }),
    price: fc.record({ min: fc.nat(5000), max: fc.integer({ min: 6000, max: 100_000 }) }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const context = fc.record({ currency: fc.constantFrom('USD', 'EUR'), address_country: fc.constant('AT') });

// Of products, of variants (some of which do not exist), and of nothing.
const idsAmong = (offers: readonly number[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...offers).map(String) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...offers), fc.nat(60), fc.nat(90)).map((key) => key.join(':')),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  );

const selected = fc.array(
  fc.record({
    name: fc.constantFrom('Color', 'Size', 'Store', 'Fit'),
    label: fc.constantFrom('Navy', 'Ink', 'M', 'EU 38', 'Net & Thread', 'x'),
  }),
  { maxLength: 4 },
);

const askedOf = (ids: ReturnType<typeof idsAmong>) =>
  fc.oneof(
    fc.record({
      path: fc.constant('search'),
      body: fc.record(
        {
          query: queries,
          filters,
          context,
          pagination: fc.record(
            { limit: fc.integer({ min: 1, max: 30 }), cursor: fc.nat(90).map(String) },
            { requiredKeys: [] },
          ),
        },
        { requiredKeys: ['query'] },
      ),
    }),
    fc.record({
      path: fc.constant('lookup'),
      body: fc.record(
        { ids: fc.array(ids, { minLength: 1, maxLength: 6 }), filters, context },
        { requiredKeys: ['ids'] },
      ),
    }),
    fc.record({
      path: fc.constant('product'),
      body: fc.record(
        { id: ids, selected, preferences: fc.subarray(['Color', 'Size', 'Store']), filters },
        { requiredKeys: ['id'] },
      ),
    }),
  );

const definitions: Readonly<Record<string, string>> = {
  search: 'shopping/catalog_search.json#/$defs/search_response',
  lookup: 'shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'shopping/catalog_lookup.json#/$defs/get_product_response',
  error: 'shopping/types/error_response.json',
};

type Asked = { path: string; body: object };
type Answered = { kind: string; fault: string | null; products: number };

// The limit of a minute has its own test.
const answerOf = async ({ app, db }: TestApp, { path, body }: Asked, faultsOf: FaultsOf): Promise<Answered> => {
  await db.rateLimit.deleteMany();
  const { body: reply } = await request(app.server).post(`/api/ucp/catalog/${path}`).send(body).expect(200);
  const kind = reply.ucp.status === 'error' ? 'error' : path;
  const fault = faultsOf(definitions[kind] ?? '', reply);
  const products = reply.products?.length ?? (reply.product ? 1 : 0);
  return { kind, fault: fault && `${path} ${JSON.stringify(body)}: ${fault}`, products };
};

describe('replies of the Universal Commerce Protocol', () => {
  it('match the published schemas of version 2026-04-08: 1,000 random ones, and the profile', {
    tags: 'sweep',
    timeout: 300_000,
  }, async ({ skip, annotate }) => {
    if (schemasFolder === undefined) return skip('needs UCP_SCHEMAS, the folder of the published schemas');
    const { files, faultsOf } = openPublishedSchemas(schemasFolder);
    const shop = await startTestApp();
    onTestFinished(() => shop.app.close());
    await seedDemo({ url: shop.url, say: () => undefined });
    await shop.app.refreshCatalogue();
    const profile = await request(shop.app.server).get('/.well-known/ucp').expect(200);
    const offers = await shop.db.product.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
    const asked = askedOf(idsAmong(offers.map(({ id }) => id)));
    const answered: Answered[] = [];
    for (const one of fc.sample(asked, { numRuns: 1000, seed: 20_260_408 }))
      answered.push(await answerOf(shop, one, faultsOf));

    const products = answered.reduce((sum, one) => sum + one.products, 0);
    const kinds = [...Map.groupBy(answered, ({ kind }) => kind)].map(([kind, some]) => `${some.length} ${kind}`);
    await annotate(`${kinds.join(', ')}; ${products} products; ${files} schemas`);
    expect(answered.flatMap(({ fault }) => fault ?? [])).toEqual([]);
    expect(faultsOf('ucp.json#/$defs/business_schema', profile.body.ucp)).toBeNull();
    expect(products).toBeGreaterThan(1000);
    // A reply that breaks a schema is found.
    expect(faultsOf(definitions.search ?? '', { ucp: { version: 'x' }, products: [{}] })).toContain('must');
  });
});
