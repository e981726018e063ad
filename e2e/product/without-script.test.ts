import { describe, expect, inject, it } from 'vitest';
import { askProduct, type ProductDetails } from '../testing/catalogue.ts';
import { inManyColors, pathOf } from './product.ts';

/** The page as a program without JavaScript reads it. */
const read = async (path: string) => {
  const reply = await fetch(inject('shopUrl') + path, { headers: { 'User-Agent': 'curl/8.5.0' } });
  const html = await reply.text();
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    status: reply.status,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    meta: Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, content])),
    structured: [...blocks].map(([, json = '']) => JSON.parse(json)),
  };
};

const addressed = (path: string): RegExp => new RegExp(`^https?://[^/]+${path}$`);

const offerOf = ({ price, quantity }: ProductDetails) => ({
  '@type': 'Offer',
  price: String(price?.toFixed(2)),
  priceCurrency: 'USD',
  availability: `https://schema.org/${quantity === 0 ? 'OutOfStock' : 'InStock'}`,
});

describe('the page of a product without JavaScript', () => {
  it('has metadata for link previews', async () => {
    const { card, name, brand_name } = await inManyColors();

    const { status, title, canonical, meta } = await read(`/product/${card.product_id}`);

    expect(status).toBe(200);
    expect(title).toContain(name);
    expect(title).toContain(brand_name);
    expect(canonical).toMatch(addressed(pathOf(card)));
    expect(meta).toMatchObject({ 'og:title': title, 'og:type': 'product', 'og:url': canonical });
    expect(meta['og:image']).toMatch(addressed(card.image_path?.replace('.avif', '-preview.jpg') ?? ''));
    const preview = await fetch(inject('shopUrl') + new URL(meta['og:image'] ?? '').pathname);
    expect(preview.headers.get('content-type')).toBe('image/jpeg');
    expect(meta['og:description']).toBe(meta.description);
    expect(String(meta.description).length).toBeGreaterThan(40);
    expect(meta).not.toHaveProperty('robots');
  });

  it('has JSON-LD with price, brand, store and breadcrumb', async () => {
    const details = await askProduct((await inManyColors()).id);

    const { structured } = await read(pathOf(details.card));

    const [breadcrumb, product] = structured;
    expect(breadcrumb['@type']).toBe('BreadcrumbList');
    expect(breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      ...details.categories.map(({ name }) => name),
      details.name,
    ]);
    expect(product).toMatchObject({ '@type': 'ProductGroup', name: details.name, brand: { name: details.brand_name } });
    expect(product.hasVariant.map(({ color }: { color: string }) => color)).toEqual(
      details.card.product_color_data.map(({ color_name }) => color_name),
    );
    expect(product.hasVariant[0].offers).toMatchObject(offerOf(details));
    expect(JSON.stringify(product.hasVariant)).toContain(details.store_name);
  });

  it('has no metadata for an unknown product, and returns 404', async () => {
    const { status, title, canonical, structured } = await read('/product/999999');

    expect([status, title, canonical, structured]).toEqual([404, 'Page not found | Wearfolio', undefined, []]);
  });
});
