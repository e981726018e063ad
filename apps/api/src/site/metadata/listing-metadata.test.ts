import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { origin, providePageShop } from '../testing/page-shop.ts';

describe('the metadata of a listing', () => {
  const site = providePageShop();

  it('preloads the first picture in the requested color', async () => {
    const preloadAt = async (path: string) => {
      const { text } = await request(site.shop.app.server).get(path).expect(200);
      return /<link rel="preload" as="image" href="([^"]+)"/.exec(text)?.[1];
    };

    const { data } = await site.api('/api/productList?childCateg=women');
    expect(await preloadAt('/browse/women')).toBe(data[0].image_path);
    for (const [path, question] of [
      [`/browse/women?color=${site.ids.red}`, `childCateg=women&color=${site.ids.red}`],
      [`/browse/women/shoes?color=${site.ids.red}`, `parentCateg=women&subCateg=shoes&color=${site.ids.red}`],
      ['/search?keyword=red+boots', 'keyword=red+boots&sort=relevance'],
    ]) {
      const [card] = (await site.api(`/api/productList?${question}`)).data;
      expect(card.product_color_data[0].parent_color_id).toBe(site.ids.red);
      expect(await preloadAt(path ?? '')).toBe(card.product_color_data[0].product_image[0]);
    }
    expect(await preloadAt('/search?keyword=zeppelin')).toBeUndefined();
  });

  it('names the category, counts its products and has breadcrumbs', async () => {
    const { title, meta, structuredData } = await site.get('/browse/women/shoes/boots');

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

  it('has a unique title', async () => {
    const { red, blue, brand } = site.ids;
    const titleAt = async (path: string) => (await site.get(path)).title;

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
  ])('at %s includes the reply to its first request', async (path, question) => {
    const { firstData } = await site.get(path);

    const [address = ''] = Object.keys(firstData).filter((key) => key.startsWith('/api/productList'));
    expect(address).toBe(`/api/productList?${question}`);
    expect(firstData[address].data.length).toBeGreaterThan(0);
    expect(firstData[address]).toEqual(await site.api(address));
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
  ])('at %s has the canonical address %s', async (path, canonical) => {
    const metadata = await site.get(path);

    expect(metadata.canonical).toBe(origin + canonical);
    expect(metadata.meta['og:url']).toBe(origin + canonical);
  });

  it('allows indexing only for useful pages', async () => {
    const { red, blue, brand } = site.ids;
    const isIndexed = async (path: string) => (await site.get(path)).meta.robots === undefined;

    expect(await isIndexed(`/browse/women?color=${red}`)).toBe(true);
    expect(await isIndexed(`/browse/women?color=${red}&color[]=${blue}`)).toBe(false);
    expect(await isIndexed(`/browse/women?color=${red}&brand=${brand}`)).toBe(false);
    expect(await isIndexed('/browse/women?page=9')).toBe(false);
    expect(await isIndexed('/search?keyword=boot')).toBe(false);
    expect(await isIndexed('/qmodal')).toBe(false);
  });

  it('names the keyword of a search, and of a single brand or store its name', async () => {
    expect((await site.get('/search?keyword=red+boot')).title).toBe('Search Result for: "red boot" | Wearfolio');
    expect((await site.get('/search')).title).toBe('All products | Wearfolio');
    expect((await site.get(`/search?brand=${site.ids.brand}`)).title).toBe('Acne | Wearfolio');
    expect((await site.get(`/search?store=${site.ids.store}`)).title).toBe('Northbound | Wearfolio');
    expect((await site.get(`/search?store=${site.ids.store}&brand=${site.ids.brand}`)).title).toBe(
      'All products (Northbound, Acne) | Wearfolio',
    );
    expect((await site.get('/search?keyword=ab')).firstData).toEqual({
      '/api/categories': await site.api('/api/categories'),
    });
  });

  it.each([
    '/browse/nonsense',
    '/browse/women/nonsense',
    '/browse/women/empty',
    '/shop/category/Nonsense',
    '/shop/nonsense',
  ])('is missing at %s, where the tree has no category with products', async (path) => {
    expect((await site.get(path, 404)).title).toBe((await site.get('/no-such-page', 404)).title);
  });
});
