import { describe, expect, it } from 'vitest';
import { publishAll } from '../../testing/builders.ts';
import { origin, providePageShop } from '../testing/page-shop.ts';

describe('the metadata of a product', () => {
  const site = providePageShop();

  it('shows it with its offer', async () => {
    const { title, canonical, meta, structuredData, firstData } = await site.get(
      `/product/${site.ids.boot}?color=${site.ids.red}`,
    );

    const url = `${origin}/product/${site.ids.boot}/chelsea-boot`;
    const image = `${origin}/pictures/${site.ids.boot}-0.avif`;
    expect(title).toBe('Chelsea Boot by Acne | Wearfolio');
    expect(canonical).toBe(url);
    expect(meta).toMatchObject({
      description: 'Made of calf & suede. Runs small.',
      'og:type': 'product',
      'og:title': title,
      'og:image': `${origin}/pictures/${site.ids.boot}-0-preview.jpg`,
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
    expect(firstData[`/api/product/${site.ids.boot}`]).toEqual(await site.api(`/api/product/${site.ids.boot}`));
  });

  it('has no offer without a price', async () => {
    const { structuredData } = await site.get(`/product/${site.ids.hostile}`);

    expect(structuredData[1]).not.toHaveProperty('offers');
  });

  it('says that it is sold out', async () => {
    await site.shop.db.product.update({ where: { id: site.ids.hostile }, data: { priceCents: 100 } });
    await publishAll(site.shop);

    const { structuredData } = await site.get(`/product/${site.ids.hostile}`);

    expect(structuredData[1].hasVariant[0].offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
      price: '1.00',
    });
  });

  it("uses the product's own slug as canonical, whatever slug was requested", async () => {
    const { canonical } = await site.get(`/product/${site.ids.boot}/another-slug`);

    expect(canonical).toBe(`${origin}/product/${site.ids.boot}/chelsea-boot`);
  });

  it.each(['/product/999999', '/product/999999/hat', '/product/abc', '/product/0', '/product/99999999999'])(
    'at %s is that of the not-found page',
    async (path) => {
      const { title, canonical, meta, firstData } = await site.get(path, 404);

      expect({ title, canonical, robots: meta.robots, firstData }).toEqual({
        title: 'Page not found | Wearfolio',
        canonical: '',
        robots: 'noindex',
        firstData: { nowhere: true, '/api/categories': expect.anything() },
      });
    },
  );
});
