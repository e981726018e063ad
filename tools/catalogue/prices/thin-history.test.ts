import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { thinHistory } from './thin-history.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  await importText(url, 'Larkfield', [feedRow('a')]);
  await ask(url, 'DELETE FROM price_change');
  return () => database.drop();
});

type Change = [day: number, price: number | null, stock?: number, currency?: string];

// Day 0 is the Monday of the first week that is not thinned; earlier days are negative.
const write = async (changes: readonly Change[]): Promise<void> => {
  for (const [day, price, stock = 5, currency = 'USD'] of changes) {
    await ask(
      url,
      `INSERT INTO price_change (product_id, price_cents, quoted_cents, stock, currency, changed_at)
       SELECT id, $1::int, $1::int, $2::int, $3, date_trunc('week', now() - interval '407 days', 'UTC') + $4::int * interval '1 day' + interval '1 hour'
       FROM product`,
      ...[price, stock, currency, day],
    );
  }
};
const left = async () =>
  (await ask<{ price: number | null }>(url, 'SELECT price_cents AS price FROM price_change ORDER BY changed_at')).map(
    ({ price }) => price,
  );
const thin = () => thinHistory(url, AbortSignal.timeout(30_000));

describe('thinHistory', () => {
  it.each<[name: string, changes: Change[], left: (number | null)[]]>([
    [
      'each week’s lowest price, the first time, and every change of the last 400 days',
      [
        ...([
          [-14, 100],
          [-13, 90],
          [-12, 95],
          [-11, 90],
          [-7, 80],
          [-6, 85],
        ] satisfies Change[]),
        ...([
          [0, 70],
          [1, 60],
          [2, 65],
          [300, 50],
        ] satisfies Change[]),
      ],
      [90, 80, 70, 60, 65, 50],
    ],
    [
      'the last price of a week if it stayed in effect longer',
      [
        [-21, 90],
        [-20, 100],
        [-3, 80],
        [-2, 120],
        [30, 110],
      ],
      [90, 100, 80, 120, 110],
    ],
    [
      'the lowest price at which it could be bought',
      [
        [-7, 100],
        [-6, 60, 0],
        [-5, 90],
        [-4, null],
        [0, 100],
      ],
      [90, 100],
    ],
    [
      'a lowest price of each currency',
      [
        [-7, 100],
        [-6, 1000, 5, 'SEK'],
        [-5, 900, 5, 'SEK'],
        [0, 950, 5, 'SEK'],
      ],
      [100, 900, 950],
    ],
  ])('keeps %s', async (_name, changes, expected) => {
    await write(changes);

    const removed = await thin();

    expect(await left()).toEqual(expected);
    expect(removed).toBe(changes.length - expected.length);
    expect(await thin()).toBe(0);
  });

  it('restarts where it was interrupted', async () => {
    await write([
      [-7, 100],
      [-6, 90],
      [0, 80],
    ]);

    await expect(thinHistory(url, AbortSignal.abort())).rejects.toThrow();

    expect(await thin()).toBe(1);
    expect(await left()).toEqual([90, 80]);
  });
});
