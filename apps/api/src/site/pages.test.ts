import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBrand,
  addCategories,
  addCollection,
  addColor,
  addProduct,
  addStore,
  publishAll,
} from '../testing/builders.ts';
import { readPage } from '../testing/read-page.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { productData } from './metadata/structured-data.ts';

const hostileName = `</script></title><script>alert(1)</script><!--" onload='x' & "quotes"`;
const origin = 'https://shop.test';

const fill = async (shop: TestApp) => {
  const { db } = shop;
  const [store, brand] = [await addStore(db, 'Northbound'), await addBrand(db, 'Acne')];
  const [color, other] = [await addColor(db, 'Red'), await addColor(db, 'Blue')];
  const boots = { brand, store, categories: await addCategories(db, 'Women/Shoes/Boots'), colors: [color] };
  const boot = await addProduct(db, {
    ...boots,
    name: 'Chelsea Boot',
    priceCents: 14_750,
    retailCents: 20_000,
    stock: 3,
    description: '<p>Made of <b>calf &amp; suede</b>.</p><p>Runs small.</p>',
  });
  const alsoRed = { ...boots, colors: [other, color] };
  const hostile = await addProduct(db, { ...alsoRed, name: hostileName, stock: 0, description: hostileName });
  for (let index = 0; index < 30; index += 1) {
    await addProduct(db, {
      ...boots,
      name: `Hat ${index}`,
      categories: await addCategories(db, 'Men/Hats'),
      colors: [other],
    });
  }
  for (const path of ['Men/Scarves', 'Women/Scarves', 'Women/Shoes/Scarves']) {
    await addProduct(db, { ...boots, name: 'Scarf', categories: await addCategories(db, path) });
  }
  await addCategories(db, 'Women/Empty');
  await addCollection(db, 'weekly_product', [boot]);
  await addCollection(db, 'été', [boot]);
  await publishAll(shop);
  return { boot, hostile, brand: brand.id, store: store.id, red: color.id, blue: other.id };
};

describe('the metadata of a page', () => {
  let shop: TestApp;
  let ids: Awaited<ReturnType<typeof fill>>;

  beforeAll(async () => {
    shop = await startTestApp();
    ids = await fill(shop);
  });
  afterAll(() => shop.app.close());

  const get = async (path: string, status = 200) =>
    readPage((await request(shop.app.server).get(path).expect(status)).text);
  const api = async (path: string) => (await request(shop.app.server).get(path).expect(200)).body;

  it('replaces the built title and description', async () => {
    const { text } = await request(shop.app.server).get('/').expect(200);

    expect(text).not.toContain('As built');
    expect(text).toMatch(/^<!doctype html>.*<head>.*<title>.*<\/head><body><div id="root">.*first-data.*<\/body>/s);
  });

  it("preloads the page's code, except what the page already loads", async () => {
    const { text } = await request(shop.app.server).get('/').expect(200);

    expect(text.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/home-abc123.js" />',
    ]);
    await request(shop.app.server).get('/.vite/manifest.json').expect(404);
  });

  it("returns the data of the first screen to the page's script, uncached", async () => {
    const address = '/browse/women?page=1';
    const page = await request(shop.app.server).get(address).expect(200);
    const { body, headers } = await request(shop.app.server)
      .get(address)
      .set('Accept', 'application/json')
      .expect(200)
      .expect('Content-Type', /json/)
      .expect('Cache-Control', 'private, no-store');

    expect(body).toEqual({ made: page.headers.etag, replies: readPage(page.text).firstData });
    expect(Object.keys(body.replies)).toContain('/api/categories');
    expect([headers.vary, page.headers.vary]).toEqual([
      expect.stringMatching(/Accept\b/),
      expect.stringMatching(/Accept\b/),
    ]);
  });

  it('of the home page has a welcome and all data of its sections', async () => {
    const { title, canonical, meta, firstData } = await get('/?utm_source=letter&product=1');

    expect(title).toBe('Welcome to Wearfolio, your ultimate fashion destination');
    expect(canonical).toBe(`${origin}/`);
    expect(meta).toMatchObject({
      'og:title': title,
      'og:url': canonical,
      'og:type': 'website',
      'og:image': `${origin}/pictures/${ids.boot}-0-preview.jpg`,
    });
    expect(meta).not.toHaveProperty('robots');
    expect(meta.keywords).toMatch(/clothing.*fashion.*online shopping/);
    expect(meta.description).toBe("35 items by 1 brand from 1 store, in one place. Buy at the store's own site.");
    expect(firstData).toEqual({
      '/api/categories': await api('/api/categories'),
      '/api/content/home': await api('/api/content/home'),
      '/api/homepage/index': await api('/api/homepage/index'),
      '/api/productList?homepageKey=weekly_product&keyword=&page=0': await api(
        '/api/productList?homepageKey=weekly_product',
      ),
    });
  });

  it("of the home page preloads the first slide's picture at the displayed width", async () => {
    const { text } = await request(shop.app.server).get('/').expect(200);
    const { data } = await api('/api/content/home');

    const { src } = data.sections[0].slides[0].art.pieces[0].picture;
    expect(text).toContain(`<link rel="preload" as="image" href="${src}" fetchpriority="high" />`);
  });

  it('of a listing preloads the first picture in the requested color', async () => {
    const preloadAt = async (path: string) => {
      const { text } = await request(shop.app.server).get(path).expect(200);
      return /<link rel="preload" as="image" href="([^"]+)"/.exec(text)?.[1];
    };

    const { data } = await api('/api/productList?childCateg=women');
    expect(await preloadAt('/browse/women')).toBe(data[0].image_path);
    for (const [path, question] of [
      [`/browse/women?color=${ids.red}`, `childCateg=women&color=${ids.red}`],
      [`/browse/women/shoes?color=${ids.red}`, `parentCateg=women&subCateg=shoes&color=${ids.red}`],
      ['/search?keyword=red+boots', 'keyword=red+boots&sort=relevance'],
    ]) {
      const [card] = (await api(`/api/productList?${question}`)).data;
      expect(card.product_color_data[0].parent_color_id).toBe(ids.red);
      expect(await preloadAt(path ?? '')).toBe(card.product_color_data[0].product_image[0]);
    }
    expect(await preloadAt('/search?keyword=zeppelin')).toBeUndefined();
  });

  it('of a listing names the category, counts its products and has breadcrumbs', async () => {
    const { title, meta, structuredData } = await get('/browse/women/shoes/boots');

    expect(title).toBe('Boots, Shoes, Women | Wearfolio');
    expect(meta.description).toBe('Boots: 2 items from 1 store, in one place at Wearfolio.');
    expect(meta['og:description']).toBe(meta.description);
    expect(structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Women', item: `${origin}/browse/women` },
          { '@type': 'ListItem', position: 2, name: 'Shoes', item: `${origin}/browse/women/shoes` },
          { '@type': 'ListItem', position: 3, name: 'Boots', item: `${origin}/browse/women/shoes/boots` },
        ],
      },
    ]);
  });

  it('of a listing has a unique title', async () => {
    const { red, blue, brand } = ids;
    const titleAt = async (path: string) => (await get(path)).title;

    expect(await titleAt('/browse/women')).toBe('Women | Wearfolio');
    expect(await titleAt(`/browse/women?color=${red}`)).toBe('Women (Red) | Wearfolio');
    expect(
      await titleAt(`/browse/women/shoes?price_range=0-50&color=${blue}&brand=${brand}&color[]=${red}&page=2`),
    ).toBe('Shoes (Acne, Blue, Red, Under $50), Women, page 2 | Wearfolio');
    expect(await titleAt(`/search?keyword=boot&color=${red}`)).toBe('Search Result for: "boot" (Red) | Wearfolio');
    expect(await titleAt(`/search?keyword=red+boot&color=${blue}`)).toBe(
      'Search Result for: "red boot" (Red, Blue) | Wearfolio',
    );
  });

  it.each([
    ['/browse/women', 'childCateg=women&page=1'],
    ['/browse/women/shoes/boots?sort=asc', 'childCateg=boots&page=1&parentCateg=women&sort=asc&subCateg=shoes'],
    ['/browse/women/secondary/boots', 'childCateg=boots&page=1&parentCateg=women'],
    ['/shop/weekly_product', 'homepageKey=weekly_product&page=1'],
    ['/shop/category/Hats?page=2', 'childCateg=Hats&page=2'],
    [
      '/search?keyword=chelsea+boot&price_range=100+-+500',
      'keyword=chelsea+boot&page=1&price_range%5B%5D=100-500&sort=relevance',
    ],
    ['/search', 'page=1'],
  ])('of %s includes the reply to its first request', async (path, question) => {
    const { firstData } = await get(path);

    const [address = ''] = Object.keys(firstData).filter((key) => key.startsWith('/api/productList'));
    expect(address).toBe(`/api/productList?${question}`);
    expect(firstData[address].data.length).toBeGreaterThan(0);
    expect(firstData[address]).toEqual(await api(address));
  });

  it.each([
    ['/browse/men/hats?sort=asc&utm_source=x&gclid=1&product=3&product_color=1', '/browse/men/hats'],
    ['/browse/men/hats/', '/browse/men/hats'],
    ['/browse/men/hats?page=2&sort=desc', '/browse/men/hats?page=2'],
    ['/browse/men/hats?page=1', '/browse/men/hats'],
    ['/browse/men/hats?page=2&store=1', '/browse/men/hats'],
    ['/shop/%C3%A9t%C3%A9', '/shop/%C3%A9t%C3%A9'],
    ['/browse/men/secondary/hats', '/browse/men/hats'],
    ['/browse/hats?page=2', '/browse/men/hats?page=2'],
    ['/shop/category/Hats', '/browse/men/hats'],
    ['/browse/Women/Shoes/Boots', '/browse/women/shoes/boots'],
    ['/shop/category/Women', '/browse/women'],
    ['/browse/scarves', '/browse/scarves'],
    ['/shop/category/Scarves', '/browse/scarves'],
    ['/browse/women/secondary/scarves', '/browse/women/secondary/scarves'],
    ['/browse/men/secondary/scarves', '/browse/men/scarves'],
    ['/search?keyword=red+boot&sort=asc&brand=1', '/search?keyword=red+boot'],
    ['/search?brand=1', '/search'],
  ])('of %s has the canonical address %s', async (path, canonical) => {
    const metadata = await get(path);

    expect(metadata.canonical).toBe(origin + canonical);
    expect(metadata.meta['og:url']).toBe(origin + canonical);
  });

  it('allows indexing only for useful pages', async () => {
    const { red, blue, brand } = ids;
    const isIndexed = async (path: string) => (await get(path)).meta.robots === undefined;

    expect(await isIndexed(`/browse/women?color=${red}`)).toBe(true);
    expect(await isIndexed(`/browse/women?color=${red}&color[]=${blue}`)).toBe(false);
    expect(await isIndexed(`/browse/women?color=${red}&brand=${brand}`)).toBe(false);
    expect(await isIndexed('/browse/women?page=9')).toBe(false);
    expect(await isIndexed('/search?keyword=boot')).toBe(false);
    expect(await isIndexed('/qmodal')).toBe(false);
  });

  it('of a search names the keyword, and of a single brand or store its name', async () => {
    expect((await get('/search?keyword=red+boot')).title).toBe('Search Result for: "red boot" | Wearfolio');
    expect((await get('/search')).title).toBe('All products | Wearfolio');
    expect((await get(`/search?brand=${ids.brand}`)).title).toBe('Acne | Wearfolio');
    expect((await get(`/search?store=${ids.store}`)).title).toBe('Northbound | Wearfolio');
    expect((await get(`/search?store=${ids.store}&brand=${ids.brand}`)).title).toBe(
      'All products (Northbound, Acne) | Wearfolio',
    );
    expect((await get('/search?keyword=ab')).firstData).toEqual({ '/api/categories': await api('/api/categories') });
  });

  it('of a product shows it with its offer', async () => {
    const { title, canonical, meta, structuredData, firstData } = await get(`/product/${ids.boot}?color=${ids.red}`);

    const url = `${origin}/product/${ids.boot}/chelsea-boot`;
    const image = `${origin}/pictures/${ids.boot}-0.avif`;
    expect(title).toBe('Chelsea Boot by Acne | Wearfolio');
    expect(canonical).toBe(url);
    expect(meta).toMatchObject({
      description: 'Made of calf & suede. Runs small.',
      'og:type': 'product',
      'og:title': title,
      'og:image': `${origin}/pictures/${ids.boot}-0-preview.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(structuredData.map((data) => data['@type'])).toEqual(['BreadcrumbList', 'Product']);
    expect(structuredData[0].itemListElement.at(-1)).toMatchObject({ position: 4, name: 'Chelsea Boot', item: url });
    expect(structuredData[1]).toMatchObject({
      name: 'Chelsea Boot',
      image: [image],
      brand: { '@type': 'Brand', name: 'Acne' },
      offers: {
        '@type': 'Offer',
        url,
        price: '147.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: 'Northbound' },
      },
    });
    expect(firstData[`/api/product/${ids.boot}`]).toEqual(await api(`/api/product/${ids.boot}`));
  });

  it('of a product sold by several stores has the range of their prices, and each offer', async () => {
    const [details] = await api(`/api/product/${ids.boot}`);
    const [offer] = details.offers;
    const offers = [offer, { ...offer, price: 99, store_name: 'Loft', in_stock: false }, { ...offer, price: null }];

    const facts = {
      url: 'https://shop.example/product/1',
      description: '',
      images: [],
      currency: 'USD',
      country: 'US',
    };
    expect(productData({ ...facts, details: { ...details, offers } }).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '99.00',
      highPrice: '147.50',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
      offers: [{ price: '147.50' }, { price: '99.00', availability: 'https://schema.org/OutOfStock' }],
    });
  });

  it('of a product in several colors has a variant for each, with the offers that have it', async () => {
    const [details] = await api(`/api/product/${ids.boot}`);
    const [color] = details.card.product_color_data;
    const named = (color_id: number, color_name: string, more: object = {}) => ({
      ...color,
      color_id,
      color_name,
      ...more,
    });
    const colors = [named(1, 'Red'), named(2, 'Blue'), named(3, 'Pink', { is_guess: true })];
    const offerIn = (color_id: number, price: number) => ({
      ...details.offers[0],
      price,
      colors: [{ ...color, color_id }],
    });
    const given = {
      ...details,
      card: { ...details.card, product_color_data: colors },
      offers: [offerIn(1, 90), offerIn(2, 80)],
      productMedia: [{ media_images: '/pictures/1-0.avif', color_id: 1 }],
    };
    const url = 'https://shop.example/product/1';

    expect(
      productData({ details: given, url, description: '', images: [], currency: 'USD', country: 'US' }),
    ).toMatchObject({
      '@type': 'ProductGroup',
      variesBy: 'https://schema.org/color',
      hasVariant: [
        {
          ...{ '@type': 'Product', name: 'Chelsea Boot, Red', color: 'Red', url: `${url}?color=1` },
          image: ['https://shop.example/pictures/1-0.avif'],
          offers: { price: '90.00', url: `${url}?color=1` },
        },
        { name: 'Chelsea Boot, Blue', offers: { price: '80.00' } },
      ],
    });
  });

  it.each([
    ['lowest30', 'https://schema.org/StrikethroughPrice'],
    ['regular', 'https://schema.org/RegularPrice'],
  ])('describes a struck price as what it is: %s', async (retail_kind, priceType) => {
    const [details] = await api(`/api/product/${ids.boot}`);
    const facts = {
      url: 'https://shop.example/product/1',
      description: '',
      images: [],
      currency: 'USD',
      country: 'US',
    };
    const offerAt = (retail_price: number | null) => ({ ...details.offers[0], price: 90, retail_price, retail_kind });
    const dataOf = (retail: number | null) =>
      productData({ ...facts, details: { ...details, offers: [offerAt(retail)] } }).offers;

    expect(dataOf(120)).toMatchObject({ priceSpecification: { priceType, price: '120.00', priceCurrency: 'USD' } });
    expect(dataOf(90)).not.toHaveProperty('priceSpecification');
  });

  it('describes delivery and returns as far as they are known', async () => {
    const [details] = await api(`/api/product/${ids.boot}`);
    const facts = {
      url: 'https://shop.example/product/1',
      description: '',
      images: [],
      currency: 'USD',
      country: 'US',
    };
    const dataOf = (known: object) =>
      productData({ ...facts, details: { ...details, offers: [{ ...details.offers[0], price: 90, ...known }] } })
        .offers;
    const known = { delivery_price: 4.95, delivery_days: [2, 4], returns_days: 30, returns_free: true };

    expect(dataOf(known)).toMatchObject({
      shippingDetails: {
        shippingRate: { value: '4.95', currency: 'USD' },
        shippingDestination: { addressCountry: 'US' },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
        returnFees: 'https://schema.org/FreeReturn',
      },
    });
    expect(dataOf({ returns_days: 0 })).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    });
    expect(dataOf({})).not.toHaveProperty('shippingDetails');
    expect(dataOf({})).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  it('of a product without a price has no offer', async () => {
    const { structuredData } = await get(`/product/${ids.hostile}`);

    expect(structuredData[1]).not.toHaveProperty('offers');
  });

  it('of a sold-out product says so', async () => {
    await shop.db.product.update({ where: { id: ids.hostile }, data: { priceCents: 100 } });
    await publishAll(shop);

    const { structuredData } = await get(`/product/${ids.hostile}`);

    expect(structuredData[1].hasVariant[0].offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
      price: '1.00',
    });
  });

  it("uses a product's own slug as canonical, whatever slug was requested", async () => {
    const { canonical } = await get(`/product/${ids.boot}/another-slug`);

    expect(canonical).toBe(`${origin}/product/${ids.boot}/chelsea-boot`);
  });

  it.each(['/product/999999', '/product/999999/hat', '/product/abc', '/product/0', '/product/99999999999'])(
    'of %s is that of the not-found page',
    async (path) => {
      const { title, canonical, meta, firstData } = await get(path, 404);

      expect({ title, canonical, robots: meta.robots, firstData }).toEqual({
        title: 'Page not found | Wearfolio',
        canonical: '',
        robots: 'noindex',
        firstData: { nowhere: true, '/api/categories': expect.anything() },
      });
    },
  );

  it("escapes a product's name", async () => {
    const pages = [await get(`/product/${ids.hostile}`), await get('/browse/women/shoes/boots')];
    const [product] = pages;

    // The web app's script, the settings, the first data, and the structured data of each.
    expect(pages.map(({ scripts }) => scripts)).toEqual([5, 4]);
    expect(product?.title).toBe(`${hostileName} by Acne | Wearfolio`);
    expect(product?.meta['og:title']).toBe(product?.title);
    expect(product?.structuredData[1].name).toBe(hostileName);
    expect(product?.firstData[`/api/product/${ids.hostile}`][0].name).toBe(hostileName);
  });

  it('escapes the address', async () => {
    const attack = encodeURIComponent('"><script>alert(1)</script>');

    for (const path of [`/search?keyword=${attack}`, `/browse/women?page=2&x=${attack}`]) {
      expect((await get(path)).scripts).toBe(4);
    }
    const { scripts } = await get('/no-such-page', 404);
    for (const path of [`/browse/${attack}`, `/shop/${attack}`]) expect((await get(path, 404)).scripts).toBe(scripts);
  });

  it.each([
    '/browse/nonsense',
    '/browse/women/nonsense',
    '/browse/women/empty',
    '/shop/category/Nonsense',
    '/shop/nonsense',
  ])('is missing at %s, where the tree has no category with products', async (path) => {
    expect((await get(path, 404)).title).toBe((await get('/no-such-page', 404)).title);
  });

  it('takes no origin from a request', async () => {
    const { text } = await request(shop.app.server)
      .get('/browse/women')
      .set({ Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Origin: 'https://evil.test' })
      .expect(200);

    expect(text).not.toContain('evil.test');
  });

  it('is revalidated by ETag', async () => {
    const path = '/browse/women';
    const { headers } = await request(shop.app.server).get(path).expect(200);

    expect(headers['cache-control']).toBe('no-cache');
    await request(shop.app.server).get(path).set('If-None-Match', String(headers.etag)).expect(304);
  });

  it('is left out when the database fails', async () => {
    await shop.db.$executeRaw`ALTER TABLE product RENAME TO lost`;
    const { text } = await request(shop.app.server).get(`/product/${ids.boot}`).expect(200);
    await shop.db.$executeRaw`ALTER TABLE lost RENAME TO product`;

    expect(text).toContain('<title>As built</title>');
  });
});
