import { describe, expect, it } from 'vitest';
import { FeedRefused, readFeed } from '../read-feed.ts';
import { plainRules, readAll } from '../testing/read.ts';
import { xmlWith } from '../testing/samples.ts';
import { apiProduct, factsOf, german, heureka, inEnvelope, readUnknown, yml } from '../testing/unknown-feeds.ts';

describe('a feed with unknown names', () => {
  it('is read from a German table', async () => {
    const { rows, events } = await readUnknown(german);

    expect(factsOf(rows)[0]).toEqual({
      externalId: 'A-1',
      name: 'Jacke Nordwind',
      brand: 'Berghaus',
      priceCents: 7995,
      url: 'https://a.example/jacke-1',
      images: 1,
      variants: [['Red', 'M', 4]],
    });
    expect(rows.map(({ retailCents, stock }) => [retailCents, stock])).toEqual([
      [9995, 4],
      [9995, 0],
      [null, 7],
    ]);
    expect(events[0]).toMatchObject({
      warning: { field: 'mapping', value: expect.stringContaining('"name":"bezeichnung"') },
    });
  });

  it('is read from XML with a list of parameters', async () => {
    const { rows, refusal } = await readUnknown(heureka, {
      rules: { ...plainRules, currency: 'CZK' },
    });

    expect(refusal).toBeNull();
    expect(rows[0]).toMatchObject({ gtin: '04006381333931', categoryPath: 'women/clothing/jackets' });
    expect(factsOf(rows)[1]).toEqual({
      externalId: 'H-1',
      name: 'Kalhoty Jih',
      brand: 'Hory',
      priceCents: 129100,
      url: 'https://a.example/1',
      images: 1,
      variants: [['Red', 'M', null]],
    });
  });

  it('is read from XML whose fields are attributes and whose parameters have names', async () => {
    expect(factsOf((await readUnknown(yml)).rows)[0]).toEqual({
      externalId: 'Y1',
      name: 'Warm Jacket 1',
      brand: 'Nord',
      priceCents: 190_000,
      url: 'https://a.example/1',
      images: 2,
      variants: [['Blue', 'XL', null]],
    });
  });

  it.each([
    [
      'XML of attributes with short names',
      `<offers>${[1, 2, 3].map((at) => `<o id="${at}" url="https://a.example/${at}" price="1${at}.90" avail="1"><cat>Women/Jackets</cat><name>Warm Jacket ${at}</name><imgs><main url="https://a.example/i/${at}.jpg"/></imgs><attrs><a name="Producent">Hory</a><a name="Rozmiar">M</a></attrs></o>`).join('')}</offers>`,
    ],
    [
      "XML with AvantLink's root",
      `<products>${[1, 2, 3].map((at) => `<product><sku>${at}</sku><title>Warm Jacket ${at}</title><url>https://a.example/${at}</url><price currency="EUR">1${at}.90</price><image>https://a.example/i/${at}.jpg</image><brand>Hory</brand><sizes><size>M</size></sizes></product>`).join('')}</products>`,
    ],
    [
      'a French table',
      `Référence;Nom du produit;Marque;Prix TTC;URL produit;URL image;Taille;Disponibilité\n${[1, 2, 3].map((at) => `${at};Warm Jacket ${at};Hory;1${at},90;https://a.example/${at};https://a.example/i/${at}.jpg;M;en stock\n`).join('')}`,
    ],
    [
      'JSON with longer names',
      inEnvelope(
        [1, 2, 3].map((at) => ({
          offerId: String(at),
          offerName: `Warm Jacket ${at}`,
          pageUrl: `https://a.example/${at}`,
          basePrice: { value: 10.9 + at, '@type': 'Price' },
          vendor: 'Hory',
          picture_main: [`https://a.example/i/${at}.jpg`],
          params: [{ name: 'Size', value: 'M' }],
        })),
      ),
    ],
  ])('is read from %s', async (_, feed) => {
    expect(factsOf((await readUnknown(feed)).rows)[1]).toEqual({
      externalId: '2',
      name: 'Warm Jacket 2',
      brand: 'Hory',
      priceCents: 1290,
      url: 'https://a.example/2',
      images: 1,
      variants: [[undefined, 'M', null]],
    });
  });

  it('is read if many rows share an address whose header is unknown', async () => {
    const rows = [1, 2, 3].flatMap((at) =>
      ['S', 'M', 'L', 'XL'].map((size) => ({
        sku: `J${at}-${size}`,
        productName: `Warm Jacket ${at}`,
        price: 10.9 + at,
        size,
        urls: { shop: 'https://a.example/', pdp: `https://a.example/p/${at}` },
      })),
    );

    const { rows: products, refusal } = await readUnknown(JSON.stringify(rows));

    expect(refusal).toBeNull();
    expect(new Set(products.map(({ url }) => url))).toEqual(
      new Set([1, 2, 3].map((at) => `https://a.example/p/${at}`)),
    );
  });

  it.each([
    ['an array in a document', inEnvelope([apiProduct(1), apiProduct(2), apiProduct(3)])],
    ['JSON Lines', [apiProduct(1), apiProduct(2), apiProduct(3)].map((row) => JSON.stringify(row)).join('\n')],
    ['an array', JSON.stringify([apiProduct(1), apiProduct(2), apiProduct(3)])],
  ])('is read from %s with nested variants, attributes and languages', async (_, feed) => {
    const { rows } = await readUnknown(feed);

    expect(factsOf(rows)[1]).toEqual({
      externalId: 'S-2',
      name: 'Trail Shoe 2',
      brand: 'Fenwick',
      priceCents: 8950,
      url: 'https://a.example/p/2',
      images: 2,
      variants: [
        ['Red', '38', 3],
        ['Red', '39', 0],
      ],
    });
    expect(rows[0]).toMatchObject({
      material: 'Leather, Mesh',
      currency: 'EUR',
      categoryPath: expect.stringMatching(/^women\/shoes/),
    });
  });

  it.each([
    ['a table', german],
    ['XML', heureka],
    ['JSON', inEnvelope([apiProduct(1), apiProduct(2)])],
  ])('yields the same result however the bytes of %s are split', async (_, feed) => {
    const whole = await readUnknown(feed);

    expect(whole.rows.length).toBeGreaterThan(1);
    for (const chunkSize of [1, 7, 500]) expect(await readUnknown(feed, { chunkSize })).toEqual(whole);
  });

  it.each([
    ['XML', yml, '<price>1900</price>', '<price>1900'],
    ['JSON', inEnvelope([1, 2, 3].map(apiProduct)), '"Trail Shoe 1"', '"Trail Shoe 1'],
  ])('is read from %s except for one broken record', async (_, feed, good, bad) => {
    const { rows, rejects, refusal } = await readUnknown(feed.replace(good, bad), { link: 'https://a.example/{id}' });

    expect(refusal).toBeNull();
    expect([rows.length + rejects.length, rejects.length <= 1]).toEqual([3, true]);
  });

  it('is rejected with a proposal if a required field is uncertain', async () => {
    const feed = [1, 2]
      .map((at) => JSON.stringify({ code: `C${at}`, title: `Warm Hat ${at}`, worth: 5 + at }))
      .join('\n');
    const reading = async () => {
      for await (const _ of readFeed(
        (async function* () {
          yield Buffer.from(feed);
        })(),
        { rules: plainRules },
      ));
    };

    const refusal: unknown = await reading().catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(FeedRefused);
    expect(refusal).toMatchObject({
      message: expect.stringMatching(
        /^The feed does not say which column is link, price\. .*Settle it with --map FILE, such as \{"fields":/,
      ),
      proposal: { fields: { id: 'code', name: 'title' } },
    });
  });

  it('is read with the mapping of an earlier import, although its few rows would not suffice', async () => {
    const all = [1, 2, 3, 4].map((at) => ({
      code: `C${at}`,
      title: `Warm Hat ${at}`,
      price: 5 + at,
      web: `https://a.example/${at}`,
    }));
    let profile = null;
    await readUnknown(JSON.stringify(all), { onProfile: (learned: never) => (profile = learned) });

    const { rows, events } = await readAll(JSON.stringify([{ code: 'C5', title: 'Cap', price: 5, web: '' }]), {
      rules: { ...plainRules, store: { ...plainRules.store, profile } },
      link: 'https://a.example/p/{code}',
    });

    expect(rows.map(({ externalId, url }) => [externalId, url])).toEqual([['C5', 'https://a.example/p/C5']]);
    expect(events.filter((event) => event.type === 'warning' && event.warning.field === 'mapping')).toEqual([]);
  });

  it('does not change how a known format is read', async () => {
    const mapping = { records: 'product', fields: { id: 'sku', name: 'brand_name', link: 'buy_link' } };
    const { rows } = await readUnknown(xmlWith(), { mapping, format: 'avantlink' });

    expect(rows.map(({ externalId, name }) => [externalId, name])).toEqual([
      ['first', 'Larkfield'],
      ['last', 'Larkfield'],
    ]);
  });
});

describe('a mapping set by ops', () => {
  it('decides the path of every field', async () => {
    const mapping = {
      records: 'data.items',
      fields: { id: 'sku', name: 'title.de', link: 'url', price: ['sale', 'price.amount'], currency: '=USD' },
      variants: { records: 'variants', fields: { id: 'sku', size: 'size' } },
    };
    const { rows, events } = await readUnknown(inEnvelope([apiProduct(1)]), { mapping });

    expect(rows[0]).toMatchObject({
      name: 'Wanderschuh 1',
      currency: 'USD',
      variants: [{ externalId: 'S-1-38', color: null }, { externalId: 'S-1-39' }],
    });
    expect(events.filter((event) => event.type === 'warning' && event.warning.field === 'mapping')).toEqual([]);
  });
});
