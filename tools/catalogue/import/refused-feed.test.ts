import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, checksum, csvOf, feedRow, importText } from '../testing/trial.ts';
import { importFeed } from './import-feed.ts';

let url = '';
let before = '';
const openShop = async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  await importText(
    url,
    'Larkfield',
    ['a', 'b', 'c', 'd'].map((id) => feedRow(id)),
  );
  before = await checksum(url);
  return database.drop;
};

describe('J4: a refused feed', () => {
  beforeAll(openShop);

  it.each([
    ['without a product', csvOf([]), 'The feed contains no products'],
    ['that is an error page', '<!doctype html><h1>503</h1>', 'This is an HTML page, not a feed'],
    ['without a byte', '', 'The feed is empty'],
    ['cut short', '<?xml version="1.0"?><Products><Product><SKU>a</SKU>', /./],
    [
      'of which no row can be taken',
      csvOf([feedRow('a', { link: 'javascript:x' })]),
      'The only row could not be imported. 1 row: not an http or https address',
    ],
  ])("%s leaves the store's products unchanged", async (_, feed, reason) => {
    await expect(importText(url, 'Larkfield', feed, { yes: true, settings: {} })).rejects.toThrow(reason);

    expect(await checksum(url)).toBe(before);
    expect(await ask(url, 'SELECT outcome FROM import ORDER BY id DESC LIMIT 1')).toEqual([{ outcome: 'refused' }]);
  });
});

describe('J4: a refused import', () => {
  beforeEach(openShop);

  it('because the feed shrank is accepted if ops say so', async () => {
    const small = [feedRow('a')];

    await expect(importText(url, 'Larkfield', small)).rejects.toThrow(
      /lacks 3 of the store's 4 current products: 75.0 %, but at most 50.0 % may be missing/,
    );
    // Another store's feed with as many products.
    await expect(
      importText(
        url,
        'Larkfield',
        ['q', 'r', 's', 't'].map((id) => feedRow(id)),
      ),
    ).rejects.toThrow(/lacks 4 of the store's 4/);
    const untouched = await checksum(url);
    const lenient = await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')]);
    const forced = await importText(url, 'Larkfield', [feedRow('x')], { yes: true });

    expect(untouched).toBe(before);
    expect(lenient.plan.soldOut).toBe(2);
    expect(forced.plan).toMatchObject({ created: 1, soldOut: 2 });
  });

  it('because the store is being imported already changes nothing', { tags: 'sweep' }, async () => {
    const csv = Buffer.from(csvOf([feedRow('a'), feedRow('b'), feedRow('c')]));
    const second: unknown[] = [];
    async function* slowly() {
      yield csv;
      // The first import is reading its feed now.
      second.push(
        await importText(url, 'larkfield', [feedRow('x')], { yes: true }).catch((error: Error) => error.message),
      );
    }

    const first = await importFeed({
      url,
      store: 'Larkfield',
      source: 'test',
      reportsDir: null,
      say: () => undefined,
      bytes: slowly(),
    });

    expect(second).toEqual(['Another import of larkfield is running']);
    expect(first.plan).toMatchObject({ unchanged: 3, soldOut: 1 });
  });

  it('because of an interruption changes nothing and says so', async () => {
    const interrupt = new AbortController();
    async function* endless() {
      yield Buffer.from(csvOf([feedRow('a', { price: '1.00' })]));
      interrupt.abort(new Error('Interrupted'));
      for (let at = 0; ; at += 1) yield Buffer.from(`x${at},,Hat,,,,,1,,https://a.example/,,\n`.repeat(500));
    }

    const failed = importFeed({
      url,
      store: 'Larkfield',
      source: 'test',
      reportsDir: null,
      say: () => undefined,
      bytes: endless(),
      signal: interrupt.signal,
    });

    await expect(failed).rejects.toThrow('Interrupted');
    expect(await checksum(url)).toBe(before);
    expect(await ask(url, 'SELECT outcome, reason FROM import ORDER BY id DESC LIMIT 1')).toEqual([
      { outcome: 'failed', reason: 'Interrupted' },
    ]);
  });
});
