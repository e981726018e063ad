import { commandLine } from '@wearfolio/catalogue/audit';
import { addPartner } from '@wearfolio/catalogue/partners/partners';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl } from '../../testing/test-app.ts';
import { ask, beginnings, openAgent, send, startAgentShop } from '../testing/agent-shop.ts';

describe('POST /mcp', () => {
  let shop: Awaited<ReturnType<typeof startAgentShop>>;

  beforeAll(async () => {
    shop = await startAgentShop();
  });
  afterAll(() => shop.app.close());

  it.each(beginnings)('serves the official client that begins with %s', async (mode) => {
    const agent = await openAgent(shop.address, mode);
    const { tools } = await agent.listTools();

    expect(agent.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25');
    expect(agent.getInstructions()).toContain('Accounts, favorites');
    expect(tools.map(({ name }) => name)).toEqual([
      'search_products',
      'get_product',
      'compare_offers',
      'list_categories',
      'price_history',
    ]);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema).toMatchObject({ additionalProperties: false });
    }
    expect(await ask(agent, 'search_products', { query: 'sandal' })).toMatchObject({ total: 1 });
  });

  it('finds products, with links to their page and their store', async () => {
    const agent = await openAgent(shop.address);
    const found = await ask(agent, 'search_products', { query: 'ridge boot', max_price: 110 });

    expect(found).toMatchObject({
      total: 1,
      currency: 'USD',
      products: [
        {
          id: shop.cheaper,
          title: 'Ridge Boot',
          store: 'Basecamp',
          price: 110,
          in_stock: true,
          matches_all: true,
          url: `${publicUrl}/product/${shop.cheaper}/ridge-boot?offer=${shop.cheaper}`,
          buy_url: `${publicUrl}/out/${shop.cheaper}`,
        },
      ],
    });
  });

  it('compares the offers of a product, with what stores state of delivery to a country', async () => {
    const agent = await openAgent(shop.address);
    const { offers } = Object(await ask(agent, 'compare_offers', { id: shop.boot, country: 'at' }));
    const abroad = await ask(agent, 'search_products', { query: 'boot', ships_to: 'AT' });

    expect(offers).toMatchObject([
      { store: 'Basecamp', price: 110, ships: 'unknown', delivery_price: null, delivered_price: null },
      { store: 'Alpine', price: 120, ships: 'yes', delivery_price: 9, delivered_price: 129, delivery_days: [3, 5] },
    ]);
    expect(abroad).toMatchObject({ total: 1, products: [{ store: 'Alpine' }] });
  });

  it('says what a product is, its categories and its prices', async () => {
    const agent = await openAgent(shop.address);
    const product = Object(await ask(agent, 'get_product', { id: String(shop.boot) }));
    const { categories } = Object(await ask(agent, 'list_categories'));
    const history = await ask(agent, 'price_history', { id: shop.boot });

    expect(product).toMatchObject({ id: shop.boot, title: 'Ridge Boot', store: 'Alpine', price: 120, stores: 2 });
    expect(categories.map(({ path }: { path: string }) => path)).toContain(product.category.split('/')[0]);
    expect(history).toMatchObject({ currency: 'USD', is_demo: false });
  });

  it("has its partner's quota and links with a key", async () => {
    const { key } = await addPartner(shop.url, commandLine, { name: 'Style Weekly', quotaPerDay: 3 });
    const asked = { name: 'search_products', arguments: { query: 'sandal' } };
    const call = () => send(shop, 'tools/call', asked).set('Authorization', `Bearer ${key}`);
    const { body, headers } = await call().expect(200);
    await shop.db.$executeRaw`UPDATE rate_limit SET count = 1000000`;
    for (let more = 0; more < 2; more += 1) await call().expect(200);
    const refused = await call().expect(429);
    await shop.db.rateLimit.deleteMany();
    await call()
      .set('Authorization', `Bearer wfp_${'x'.repeat(43)}`)
      .expect(401);

    expect(body.result.structuredContent.products[0].buy_url).toMatch(/\/out\/\d+\?partner=style-weekly$/);
    expect(headers.ratelimit).toMatch(/^"day";r=2/);
    expect(refused.body.message).toContain('0 of 3 calls are left today');
  });

  it('says what to ask instead', async () => {
    const agent = await openAgent(shop.address);

    expect(await ask(agent, 'get_product', { id: 99 })).toBe(
      'There is no product 99. Ask search_products for the ids of products.',
    );
    expect(await ask(agent, 'search_products', { brand: 'Nike' })).toContain('There is no brand "Nike"');
    expect(await ask(agent, 'search_products', { category: 'hats/none' })).toContain('Ask list_categories');
    expect(await ask(agent, 'search_products', { query: 'boot', ships_to: 'JP' })).toContain('No store of this shop');
    expect(await ask(agent, 'search_products', { query: 'boot', tint: 'Red' })).toContain('tint');
    expect(await ask(agent, 'search_products', { query: 'boot', min_price: 9, max_price: 3 })).toContain('No price');
    expect(await ask(agent, 'list_categories', { within: 'x' })).toContain('There is no category "x". Begin with');
    expect(await ask(agent, 'search_products', { query: 'Nike boot' })).toMatchObject({
      unknown: ['Nike'],
      advice: 'The shop knows nothing by the name of Nike.',
    });
    await expect(agent.callTool({ name: 'add_to_favorite', arguments: {} })).rejects.toThrow(
      /There is no tool add_to_favorite.*Accounts, favorites/,
    );
  });
});
