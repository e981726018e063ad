import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { listSettings, setSettings } from '../stores/store-settings.ts';
import { ask, checksum, feedRow, importText, productsOf } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
});

const countsOf = ({
  rows,
  created,
  changed,
  unchanged,
  merged,
  rejected,
  soldOut,
  cameBack,
}: Record<string, unknown>) => ({
  rows,
  created,
  changed,
  unchanged,
  merged,
  rejected,
  soldOut,
  cameBack,
});

describe('importFeed', () => {
  it('records the detected format', { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);

    expect(await ask(url, 'SELECT outcome, format FROM import')).toEqual([
      { outcome: 'imported', format: 'plain-csv' },
    ]);
  });

  it('counts the certainty of each fact', { tags: 'sweep' }, async () => {
    const { plan } = await importText(url, 'Larkfield', [
      feedRow('a'),
      feedRow('b', { brand: '', group_id: 'g' }),
      feedRow('c', { title: 'Zorblat', category: 'Frobs > Quux', color: '', size: '' }),
    ]);

    expect(plan).toMatchObject({ rows: 3, placed: 2 });
    expect(plan.facts).toMatchObject({
      kind: { certain: 2, unknown: 1 },
      color: { certain: 2, unknown: 1 },
      size: { certain: 2, unknown: 1 },
      group: { certain: 1 },
    });
    for (const { certain, guessed, unknown } of Object.values(plan.facts)) expect(certain + guessed + unknown).toBe(3);
    expect(await ask(url, 'SELECT facts FROM import')).toEqual([{ facts: plan.facts }]);
  });

  it('names the command that makes a refused feed acceptable', async () => {
    const arabian = [feedRow('a', { price: '5 AED' }), feedRow('b', { price: '6 AED' })];

    await expect(importText(url, 'Larkfield', arabian)).rejects.toThrow(
      'None of the 2 rows could be imported. 2 rows: no rate for AED. Run: npm run catalogue -- rate set AED <rate>',
    );
    await expect(importText(url, 'Larkfield', [feedRow('a', { price: '5 kr' })])).rejects.toThrow(
      '1 row: not a price in a known currency. Run: npm run catalogue -- store set --store "Larkfield" --currency <code> (with',
    );
    await expect(importText(url, 'Larkfield', [feedRow('a', { link: '' })])).rejects.toThrow(
      '1 row: link is missing. Run: npm run catalogue -- store set --store "Larkfield" --link "https://',
    );
  });

  it('refuses prices without a currency, and keeps the one of a store that had none, until it is confirmed', async () => {
    const danish = [feedRow('a', { currency: '', link: 'https://larkfield.dk/a' }), feedRow('b', { currency: '' })];
    const warnings = (printed: readonly string[]) => printed.filter((line) => line.startsWith('Warning'));

    await expect(importText(url, 'Larkfield', danish)).rejects.toThrow(
      'Nothing states the currency of the prices of Larkfield, and the feed suggests DKK. Repeat with --currency DKK',
    );
    await importText(url, 'Larkfield', danish, { settings: { currency: 'USD' } });
    await ask(url, 'UPDATE store SET currency_is_kept = true');
    const kept = await importText(url, 'Larkfield', danish);
    const confirmed = await importText(url, 'Larkfield', danish, { settings: { currency: 'USD' } });

    expect(warnings(kept.printed)).toEqual([expect.stringContaining('USD is kept as the currency of Larkfield')]);
    expect(warnings(confirmed.printed)).toEqual([]);
  });

  it('writes the facts of each product with their sources, also in a dry run', async () => {
    const facts = join(await mkdtemp(join(tmpdir(), 'facts-')), 'facts.jsonl');
    const rows = ['M', 'L'].map((size) => feedRow(`a-${size}`, { group_id: 'a', size, title: 'Rain Jacket' }));

    await importText(url, 'Larkfield', rows, { dryRun: true, facts });

    const products = (await readFile(facts, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(products).toEqual([
      expect.objectContaining({ id: 'a', title: 'Rain Jacket', category: 'women/clothing/jackets' }),
    ]);
    expect(products[0].facts).toMatchObject({
      color: [{ value: 'Red', source: 'column "color"', certain: true }],
      size: [
        { value: 'M', source: 'column "size"', certain: true },
        { value: 'L', source: 'column "size"', certain: true },
      ],
      audience: [{ value: 'women', source: 'column "category"', certain: true }],
      price: [{ value: 59, source: 'column "price"', certain: true }],
    });
  });

  it('forgets a kept currency when the feed states its own, and warns of rows without price and picture', async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);
    await setSettings(url, 'Larkfield', { currency: 'DKK' });
    await ask(url, 'UPDATE store SET currency_is_kept = true');

    const { printed } = await importText(url, 'Larkfield', [feedRow('a'), feedRow('b', { price: '', image: '' })]);

    expect(await listSettings(url, 'Larkfield')).toMatchObject([{ currency: null, isCurrencyKept: false }]);
    expect(printed.filter((line) => line.startsWith('Warning'))).toEqual([
      expect.stringContaining('imported 1 row without price and picture'),
    ]);
  });

  it('counts every row of the feed once', async () => {
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b'), feedRow('c'), feedRow('gone')]);

    const { plan, printed } = await importText(url, 'Larkfield', [
      feedRow('a'),
      feedRow('b', { price: '49.00' }),
      feedRow('c', { group_id: 'c' }),
      feedRow('c-2', { group_id: 'c', color: 'Blue' }),
      feedRow('c-3', { group_id: 'c', color: 'Green' }),
      feedRow('new'),
      feedRow('bad', { price: '-1' }),
      feedRow('new', { title: 'The same id again' }),
    ]);

    expect(countsOf(plan)).toEqual({
      rows: 6,
      created: 1,
      changed: 2,
      unchanged: 1,
      merged: 2,
      rejected: 2,
      soldOut: 1,
      cameBack: 0,
    });
    expect(printed[0]).toMatch(/^Read 8 rows/);
    expect(await ask(url, 'SELECT line, field, value, reason FROM import_reject ORDER BY line')).toEqual([
      { line: 8, field: 'price', value: '-1', reason: 'price is negative' },
      { line: 9, field: 'id', value: 'new', reason: 'duplicate id' },
    ]);
    expect(
      await ask(url, 'SELECT read, created, changed, unchanged, merged, rejected, outcome FROM import ORDER BY id'),
    ).toEqual([
      { read: 4, created: 4, changed: 0, unchanged: 0, merged: 0, rejected: 0, outcome: 'imported' },
      { read: 8, created: 1, changed: 2, unchanged: 1, merged: 2, rejected: 2, outcome: 'imported' },
    ]);
  });

  it('changes nothing the second time', async () => {
    const rows = [feedRow('a'), feedRow('b', { group_id: 'g' }), feedRow('c', { group_id: 'g', size: 'L', color: '' })];
    await importText(url, 'Larkfield', rows);
    const before = await checksum(url);

    const { plan } = await importText(url, 'Larkfield', rows);

    expect(plan).toMatchObject({ created: 0, changed: 0, unchanged: 2, merged: 1 });
    expect(await checksum(url)).toBe(before);
  });

  it("J5: does not touch another store's products, whatever ids it uses", async () => {
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')]);
    const others = () =>
      ask(
        url,
        "SELECT to_jsonb(p) AS row, l.change_number FROM product p JOIN store s ON s.id = p.store_id JOIN listing l ON l.product_id = p.id WHERE s.name = 'Larkfield' ORDER BY p.id",
      );
    const before = await others();

    await importText(url, 'Quillmoor', [feedRow('a', { price: '1.00', title: 'Ours' }), feedRow('c')]);
    await importText(url, 'Quillmoor', [feedRow('c')]);

    expect(await others()).toEqual(before);
    expect((await productsOf(url, 'Quillmoor')).map(({ external_id, stock }) => [external_id, stock])).toEqual([
      ['a', 0],
      ['c', 5],
    ]);
  });

  it('keeps the slugs of existing brands and stores, however slugs are made now', {
    tags: 'sweep',
  }, async () => {
    const slugs = () => ask(url, 'SELECT slug FROM brand UNION ALL SELECT slug FROM store ORDER BY 1');
    const pin = feedRow('pin', { brand: 'Øre' });
    await importText(url, 'Łąka', [pin]);
    expect(await slugs()).toEqual([{ slug: 'laka' }, { slug: 'ore' }]);
    await ask(url, "WITH older AS (UPDATE brand SET slug = 're') UPDATE store SET slug = 'aka'");

    await importText(url, 'Łąka', [{ ...pin, price: '7' }, feedRow('cap', { brand: 'Ærø' })]);

    expect(await slugs()).toEqual([{ slug: 'aero' }, { slug: 'aka' }, { slug: 're' }]);
  });

  it('counts the same in a dry run, and writes nothing', async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);
    const before = await checksum(url);

    const { plan, printed } = await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')], { dryRun: true });
    const other = await importText(url, 'Quillmoor', [feedRow('a')], { dryRun: true });

    expect(plan).toMatchObject({ created: 1, unchanged: 1 });
    expect(other.plan.created).toBe(1);
    expect(printed.at(-1)).toBe('Nothing was written: this was a dry run');
    expect(await checksum(url)).toBe(before);
    expect(await ask(url, 'SELECT id FROM import')).toHaveLength(1);
  });

  it('publishes a new shipping text on every card of the store', { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', [feedRow('a')], { shipping: 'Free shipping' });
    const lines = () => ask(url, "SELECT card ->> 'shipping_policy' AS line FROM listing");
    const first = await lines();

    const { plan } = await importText(url, 'Larkfield', [feedRow('a')], { shipping: 'Free over $60' });

    expect(first).toEqual([{ line: 'Free shipping' }]);
    expect(plan.unchanged).toBe(1);
    expect(await lines()).toEqual([{ line: 'Free over $60' }]);
  });
});
