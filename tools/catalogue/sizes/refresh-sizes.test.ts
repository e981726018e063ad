import { openFilledDatabase } from '@wearfolio/database/testing/filled-database';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../connection.ts';
import { type FeedRow, feedRow, importText } from '../testing/trial.ts';
import { refreshSizes } from './refresh-sizes.ts';
import { readChart, removeCharts, setCharts } from './size-charts.ts';

const soon = () => AbortSignal.timeout(60_000);

describe('sizes of an older version', () => {
  it('are read again with audience and kind, and keep their rows', async () => {
    const { url, db, close } = await openFilledDatabase();
    onTestFinished(close);

    const { products, busy } = await refreshSizes(url, soon());

    expect({ products, busy }).toEqual({ products: 11, busy: [] });
    const { rows } = await db.query(
      `SELECT l.product_id AS id, s.attribute_name AS ladder, s.attribute_value AS value, cardinality(size_kinds) AS kinds
       FROM listing l JOIN size s ON s.id = ANY(l.size_ids) ORDER BY l.product_id`,
    );
    expect(rows).toContainEqual({ id: 1, ladder: "Women's shoes, US", value: '7', kinds: 1 });
    expect(rows).toContainEqual({ id: 12, ladder: "Women's tops, letters", value: 'S', kinds: 1 });
    const { rows: kept } = await db.query("SELECT id FROM size WHERE attribute_name = 'Shoe Size (EU)' ORDER BY id");
    expect(kept).toEqual([{ id: 3 }, { id: 4 }]);
    expect(await refreshSizes(url, soon())).toEqual({ products: 0, busy: [] });
  });
});

describe('sizes of brands', () => {
  let url = '';
  let drop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    ({ url, drop } = await createTestDatabase());
  });
  afterAll(() => drop());

  const shoe = (id: string, more: FeedRow): FeedRow =>
    feedRow(id, { title: `Larkfield Boots ${id}`, category: 'Women > Shoes > Boots', ...more });

  const listed = async (): Promise<Record<string, string>> => {
    const db = await connect(url);
    try {
      const { rows } = await db.query<{ id: string; value: string }>(
        `SELECT p.external_id AS id, s.attribute_value AS value FROM listing l JOIN product p ON p.id = l.product_id
         JOIN size s ON s.id = ANY(l.size_ids)`,
      );
      return Object.fromEntries(rows.map(({ id, value }) => [id, value]));
    } finally {
      await db.end();
    }
  };

  it('are learned from rows with two systems, and follow the charts that ops set and remove', async () => {
    const stated = ['US 6.5 / EU 38', 'US 7.5 / EU 39', 'US 8.5 / EU 40', 'US 9.5 / EU 41'];
    const rows = [...stated.map((size, at) => shoe(`${at}`, { size })), shoe('eu', { size: 'EU 39' })];
    await importText(url, 'Larkfield', [...rows, shoe('other', { size: 'EU 39', brand: 'Monday' })], { yes: true });

    expect(await listed()).toMatchObject({ eu: '7.5', other: '8' });

    await setCharts(url, readChart('brand,audience,kind,US,EU\nLarkfield,women,shoes,9,39\n'), soon());
    expect(await listed()).toMatchObject({ eu: '9', other: '8' });

    await removeCharts(url, 'Larkfield', soon());
    expect(await listed()).toMatchObject({ eu: '7.5', other: '8' });
  });

  it.each([
    ['an unknown system', 'brand,audience,kind,US,XX\nA,women,shoes,7,38\n', "Line 2: Unknown system 'XX'"],
    [
      'a line with one size',
      'brand,audience,kind,US,EU\nA,women,shoes,7,\n',
      'Line 2: A chart line must name a size in',
    ],
    ['an unknown audience', 'brand,audience,kind,US,EU\nA,cats,shoes,7,38\n', "Line 2: Unknown audience 'cats'"],
    ['a line without a brand', 'brand,audience,kind,US,EU\n,women,shoes,7,38\n', 'Line 2: The brand is missing'],
  ])('reject %s', (_, text, reason) => {
    expect(() => readChart(text)).toThrow(reason);
  });
});
