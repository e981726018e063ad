import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withConnection } from '../connection.ts';
import { describeStatus } from '../figures/status.ts';
import { setRate } from '../prices/rates.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { listMappings, removeMapping, setMapping } from './mappings.ts';
import { previewMapping } from './preview-mapping.ts';

let url = '';
const openDatabase = async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
};

const places = () =>
  ask(
    url,
    `SELECT p.external_id AS id, c.path, b.display_name AS brand, parent.name AS parent, l.color_ids = ARRAY[parent.id] AS is_listed
     FROM product p JOIN category c ON c.id = p.category_id JOIN brand b ON b.id = p.brand_id
     JOIN product_color pc ON pc.product_id = p.id JOIN color k ON k.id = pc.color_id
     JOIN color parent ON parent.id = k.parent_id JOIN listing l ON l.product_id = p.id ORDER BY p.id`,
  );

describe('setMapping', () => {
  beforeEach(openDatabase);

  const strange = feedRow('a', { title: 'Zorblat', brand: 'Evolvo', category: 'Frobs > Quux', color: 'Zzyzx' });

  it('places values that imports could not place, from the next import on', async () => {
    await importText(url, 'Larkfield', [strange]);
    const before = await places();
    const status = await describeStatus(url);

    await setMapping(url, { kind: 'category', from: 'Frobs > Quux', to: 'women/shoes/boots' });
    await setMapping(url, { kind: 'color', from: 'Zzyzx', to: 'blue' });
    await setMapping(url, { kind: 'brand', from: 'EVOLVO', to: 'Evolv' });
    const { plan } = await importText(url, 'Larkfield', [strange]);

    expect(before).toEqual([
      { id: 'a', path: 'other/unsorted/everything-else', brand: 'Evolvo', parent: 'Unspecified', is_listed: false },
    ]);
    expect(status).toEqual(
      expect.arrayContaining(['Unmapped: category', '        1  Frobs > Quux', '        1  Zzyzx']),
    );
    expect(plan).toMatchObject({ changed: 1, placed: 1, matchedColor: 1 });
    expect(await places()).toEqual([
      { id: 'a', path: 'women/shoes/boots', brand: 'Evolv', parent: 'Blue', is_listed: true },
    ]);
    expect(await listMappings(url)).toHaveLength(3);
    expect((await describeStatus(url)).filter((line) => line.startsWith('Unmapped'))).toEqual([]);
  });

  it('is previewed with the rows that it moves, moves no others, and is removed again', async () => {
    await importText(url, 'Larkfield', [strange, feedRow('b', { category: 'Frobs > Quux' })]);
    const mapping = { kind: 'category', from: 'frobs > *', to: 'women/shoes/boots' } as const;
    const before = await places();

    const preview = await withConnection(url, (db) => previewMapping(db, mapping));
    await setMapping(url, mapping);
    await importText(url, 'Larkfield', [strange, feedRow('b', { category: 'Frobs > Quux' })]);
    const mapped = await places();
    await removeMapping(url, mapping);
    await importText(url, 'Larkfield', [strange, feedRow('b', { category: 'Frobs > Quux' })]);

    expect(preview).toEqual({
      moved: [{ value: 'Frobs > Quux', path: 'other/unsorted/everything-else', certainty: 'unknown', rows: 1 }],
      staying: 1,
    });
    expect(mapped).toMatchObject([{ path: 'women/shoes/boots' }, { ...before[1] }]);
    expect(await places()).toEqual(before);
    await expect(removeMapping(url, mapping)).rejects.toThrow('There is no mapping');
  });

  it('can be corrected, which moves the color for every store that has it', { tags: 'sweep' }, async () => {
    await setMapping(url, { kind: 'color', from: 'Zzyzx', to: 'Blue' });
    await importText(url, 'Larkfield', [strange]);
    await importText(url, 'Quillmoor', [strange]);

    await setMapping(url, { kind: 'color', from: 'Zzyzx', to: 'Green' });
    await importText(url, 'Quillmoor', [strange]);

    expect(await places()).toMatchObject([
      { parent: 'Green', is_listed: true },
      { parent: 'Green', is_listed: true },
    ]);
  });

  it('merges the spellings of a brand into one', async () => {
    await importText(url, 'Larkfield', [feedRow('a', { brand: 'FIVE TENN' }), feedRow('b', { brand: 'Five.Tenn' })]);

    await setMapping(url, { kind: 'brand', from: 'five tenn', to: 'Five Tenn' });
    await importText(url, 'Larkfield', [feedRow('a', { brand: 'FIVE TENN' }), feedRow('b', { brand: 'Five.Tenn' })]);

    expect(await ask(url, 'SELECT display_name FROM brand')).toEqual([{ display_name: 'Five Tenn' }]);
    expect(await ask(url, "SELECT DISTINCT card ->> 'brand_name' AS name FROM listing")).toEqual([
      { name: 'Five Tenn' },
    ]);
  });
});

describe('setRate', () => {
  beforeEach(openDatabase);

  it('accepts rows in another currency, converted, and reports it in the summary', async () => {
    const danish = feedRow('a', { price: '100.00 AED' });
    const refused = await importText(url, 'Larkfield', [danish, feedRow('b')]);

    await setRate(url, 'aed', 0.2725, 'USD');
    const { plan } = await importText(url, 'Larkfield', [danish, feedRow('b')]);

    expect(refused.plan.rejected).toBe(1);
    expect(plan).toMatchObject({ created: 1, unchanged: 1, rejected: 0 });
    expect(await ask(url, "SELECT price_cents FROM product WHERE external_id = 'a'")).toEqual([{ price_cents: 2725 }]);
  });
});

describe('validation of mappings and rates', () => {
  beforeAll(openDatabase);

  it.each([
    ['category', 'Women/Shoes/Boots', 'women/shoes/boots'],
    ['category', ' women/shoes/boots ', 'women/shoes/boots'],
    ['color', ' bLUE ', 'Blue'],
    ['brand', ' Five Tenn ', 'Five Tenn'],
  ] as const)('accepts the %s %j with characters that phones insert', async (kind, to, kept) => {
    expect(await setMapping(url, { kind, from: ' Foo ', to })).toEqual({ kind, from: 'foo', to: kept });
  });

  it.each([
    ['category', 'foo', 'women/shoes', /no category 'women\/shoes' in the tree; did you mean women\/shoes/],
    ['category', 'foo', 'nowhere', /use a path such as women\/shoes\/boots/],
    ['color', 'foo', 'Bluish', /no color 'Bluish' in the palette: Black, White/],
    ['color', 'Blue', 'Red', 'Blue is a color of the palette itself'],
    ['brand', 'foo', ' ', 'A brand needs a name'],
    ['brand', ' ', 'Foo', /an empty value cannot be mapped/],
  ] as const)('rejects %s %s -> %s', async (kind, from, to, message) => {
    await expect(setMapping(url, { kind, from, to })).rejects.toThrow(message);
  });

  it.each([
    ['kroner', 0.1, /not a currency code/],
    ['USD', 2, /the catalogue's own currency/],
    ['DKK', Number.POSITIVE_INFINITY, /a number above 0/],
  ])('rejects a rate for %s of %d', async (code, rate, message) => {
    await expect(setRate(url, code, rate, 'USD')).rejects.toThrow(message);
  });
});
