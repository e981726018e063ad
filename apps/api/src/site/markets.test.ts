// cspell:ignore Danke bestätige über senden eine gültige Adresse eingeben Dieser ungültig abgelaufen
// cspell:ignore Kleider Deutsch Dieses Produkt gibt nicht Unser Auftrag Artikel Marke einem kaufst direkt beim Bild Seite gefunden
import { commandLine } from '@wearfolio/catalogue/audit';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import { setRate } from '@wearfolio/catalogue/prices/rates';
import { type Market, marketsDraft } from '@wearfolio/contracts/content/markets';
import { isTaken } from '@wearfolio/contracts/content/taken-prefixes';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aliases, pageRoutes, plainRoutes } from '../addresses/page-routes.ts';
import { printerFor } from '../http/plugins/market-rates.ts';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const germany: Market = {
  prefix: 'de',
  country: 'DE',
  language: 'de',
  currency: 'EUR',
  sizes: ['EU'],
  has_vat_note: true,
};

const others = [
  '/api',
  '/assets',
  '/content',
  '/docs',
  '/icons',
  '/ops',
  '/out',
  '/pictures',
  '/shop-pictures',
  '/sitemaps',
];

const path = '/browse/women/clothing/dresses';

describe('a market', () => {
  let shop: TestApp;
  let origin: string;
  let storeId: number;

  const textAt = async (path: string, status = 200): Promise<string> =>
    (await request(shop.app.server).get(path).expect(status)).text;

  const settingsAt = async (path: string) => {
    const [, json = '{}'] =
      /<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(await textAt(path)) ?? [];
    return JSON.parse(json);
  };

  beforeAll(async () => {
    shop = await startTestApp();
    const [brand, store] = [await addBrand(shop.db, 'Calder'), await addStore(shop.db, 'Ostra')];
    storeId = store.id;
    const categories = await addCategories(shop.db, 'Women/Clothing/Dresses');
    const colors = [await addColor(shop.db, 'Black')];
    await addProduct(shop.db, { name: 'Linen Dress', brand, store, categories, colors, priceCents: 4_000 });
    await publishAll(shop);
    [, origin = ''] = /<link rel="canonical" href="([^"]+)\/browse/.exec(await textAt(path)) ?? [];
  });
  afterAll(() => shop.app.close());

  it('is not in the pages of a shop with one', async () => {
    const text = await textAt(path);

    expect(text).not.toContain('hreflang');
    expect(await settingsAt('/')).not.toHaveProperty('markets');
    await textAt('/de', 404);
    await request(shop.app.server).get('/api/categories?market=de').expect(400);
  });

  it('has pages below its prefix, in its language, with addresses of their own and alternates both ways', async () => {
    await publishDocument(shop.url, commandLine, { key: 'markets', body: { markets: [germany] } });
    const rule = { storeId, currency: 'USD', feeCents: 500n };
    await shop.db.storeDelivery.createMany({ data: ['US', 'DE'].map((country) => ({ ...rule, country })) });
    await shop.app.refreshPublished();
    await publishAll(shop);
    const [own, first] = [await textAt(`/de${path}?color=1`), await textAt(path)];

    expect(own).toContain('<html lang="de">');
    expect(own).toContain('<title>Kleider');
    expect(own).toContain(`<link rel="canonical" href="${origin}/de${path}" />`);
    expect(own).toContain(`"item":"${origin}/de/browse/women"`);
    expect(first).toContain('<html lang="en">');
    expect(first).toContain(`<link rel="canonical" href="${origin}${path}" />`);
    for (const page of [first, await textAt(`/de${path}`)]) {
      expect(page).toContain(`<link rel="alternate" hreflang="en-US" href="${origin}${path}" />`);
      expect(page).toContain(`<link rel="alternate" hreflang="de-DE" href="${origin}/de${path}" />`);
      expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}${path}" />`);
    }
  });

  it('says in structured data what delivery to its own country costs', async () => {
    const { id, slug } = await shop.db.product.findFirstOrThrow();
    const address = `/product/${id}/${slug}`;
    const [own, first] = [await textAt(`/de${address}`), await textAt(address)];

    expect(own).toContain('"shippingDestination":{"@type":"DefinedRegion","addressCountry":"DE"}');
    expect(first).toContain('"shippingDestination":{"@type":"DefinedRegion","addressCountry":"US"}');
  });

  it('tells its pages which market they are of, and which there are', async () => {
    const [own, first] = [await settingsAt('/de'), await settingsAt('/')];

    expect(own).toMatchObject({ market: 'de', pricesIncludeVat: true, names: { Dresses: 'Kleider' } });
    expect(own.markets).toMatchObject([
      { prefix: '', country: 'US', language: 'en' },
      { prefix: 'de', country: 'DE', language: 'de', name: 'Deutschland · Deutsch' },
    ]);
    expect(first).toMatchObject({ market: '', pricesIncludeVat: false });
    expect(first).not.toHaveProperty('names');
  });

  it('tells its pages the rate of the day of its currency, as ops set it', async () => {
    await setRate(shop.url, 'EUR', 1.25, 'USD');
    await shop.app.refreshRates();

    expect((await settingsAt('/de')).money).toEqual({ currency: 'EUR', rate: 0.8 });
    expect(printerFor(shop.app, germany)(100).replace(/\s/g, ' ')).toBe('≈ 80 €');
    expect(printerFor(shop.app, null)(100)).toBe('$100');
    expect(await settingsAt('/')).not.toHaveProperty('money');
  });

  it('has our text about the shop in its language, unless the operator wrote one', async () => {
    expect(await textAt('/de/aboutUs')).toContain('Unser Auftrag');
    expect(await textAt('/aboutUs')).toContain('Our mission');
  });

  it('has sentences about its products in its language on the composed home page', async () => {
    const { body } = await request(shop.app.server).get('/api/content/home?market=de').expect(200);

    expect(body.data.description).toBe('1 Artikel von 1 Marke aus 1 Shop, an einem Ort. Du kaufst direkt beim Shop.');
    expect(body.data.sections[0].slides[0]).toMatchObject({ headline: 'Kleider', credit: { text: 'Im Bild: Calder' } });
  });

  it('keeps redirects and missing pages within it', async () => {
    const moved = await request(shop.app.server).get('/de/my-favorites').expect(308);

    expect(moved.headers.location).toBe('/de/my-favourite');
    expect(await textAt('/de/no/such/page', 404)).toContain('<html lang="de">');
    expect(await textAt('/deu', 404)).toContain('<html lang="en">');
  });

  it('keeps links to stores within it, in its language where they fail', async () => {
    const { id } = await shop.db.product.findFirstOrThrow();
    const next = await request(shop.app.server).get(`/de/out/${id}`).expect(302);
    const gone = await textAt('/de/out/999999', 404);
    await shop.db.$executeRaw`ALTER TABLE product RENAME TO away`;
    const failing = await textAt(`/de/out/${id}`, 500);
    await shop.db.$executeRaw`ALTER TABLE away RENAME TO product`;

    expect(next.headers.location).toBe('https://store.test/item');
    expect(gone).toContain('<title>Seite nicht gefunden');
    for (const page of [gone, failing]) expect(page).toContain('<html lang="de">');
    expect(await textAt('/out/999999', 404)).toContain('<html lang="en">');
  });

  it('has a sitemap, which robots.txt names', async () => {
    expect(await textAt('/robots.txt')).toContain(`Sitemap: ${origin}/de/sitemap.xml`);
    expect(await textAt('/robots.txt')).toContain('Disallow: /de/out/');
    expect(await textAt('/de/sitemap.xml')).toContain(`<loc>${origin}/de/sitemaps/listings.xml</loc>`);
    expect(await textAt('/de/sitemaps/listings.xml')).toContain(`<loc>${origin}/de${path}</loc>`);
    expect(await textAt('/sitemaps/listings.xml')).toContain(`<loc>${origin}${path}</loc>`);
  });

  it('is known to calls by its name, and prefixes no call and no page of the desk', async () => {
    await request(shop.app.server).get('/api/categories?market=de').expect(200);
    const refused = await request(shop.app.server).get('/api/categories?market=xx').expect(400);

    expect(refused.body).toMatchObject({ message: 'There is no such market', codes: [{ field: 'market' }] });
    const { body } = await request(shop.app.server).get('/api/product/999?market=de').expect(404);
    expect(body).toEqual({ message: 'Dieses Produkt gibt es nicht', codes: [{ code: 'no_product' }] });
    await textAt('/de/api/categories', 404);
    await textAt('/de/ops', 404);
  });

  it('has replies and refusals in its language, with the same codes for programs', async () => {
    const { server } = shop.app;
    const asked = await request(server)
      .post('/api/email-subscription/create?market=de')
      .send({ email: 'a@shop.example' });
    const wrong = await request(server)
      .post('/api/email-subscription/create?market=de')
      .send({ email: 'a' })
      .expect(400);
    const link = await request(server)
      .get(`/api/email-subscription/verify/${'A'.repeat(43)}?market=de`)
      .expect(400);

    expect(asked.body).toEqual({ message: 'Danke! Bitte bestätige das Abo über die E-Mail, die wir dir senden.' });
    expect(wrong.body.errors).toEqual({ email: ['Bitte eine gültige E-Mail-Adresse eingeben'] });
    expect(link.body).toEqual({
      message: 'Dieser Link ist ungültig oder abgelaufen',
      codes: [{ field: 'id', code: 'invalid' }],
    });
  });

  it.each(['shop', 'api', 'out', 'brand', 'docs', 'De', 'd', '1a', 'a--b'])('cannot have the prefix %s', (prefix) => {
    expect(marketsDraft.safeParse({ markets: [{ ...germany, prefix }] }).success).toBe(false);
  });

  it('cannot have a prefix that begins an address of the shop', () => {
    const plain = Object.values(plainRoutes).flatMap(({ paths }) => paths);
    const all = [...Object.values(pageRoutes).flat(), ...plain, ...Object.keys(aliases), ...others];
    const firsts = new Set(all.flatMap((one) => /^\/([\w-]+)/.exec(one)?.[1] ?? []));

    expect(firsts.size).toBeGreaterThan(30);
    expect([...firsts].filter((first) => !isTaken(first))).toEqual([]);
  });
});
