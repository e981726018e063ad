import { describe, expect, it } from 'vitest';
import type { ConfirmedPrices } from '../row.ts';
import type { FeedRule } from '../rules/rule.ts';
import { plainRules, readAll } from '../testing/read.ts';

const feed = (prices: readonly string[]): string =>
  [
    'id,name,brand,price,link,image',
    ...prices.map((price, at) => {
      const link = `https://store.example/${at}`;
      return `${at},Tarn Shirt ${'abcdefgh'.charAt(at)},Tarnbeck,${price},${link},${link}.jpg`;
    }),
  ].join('\n');

type Said = { rules?: readonly FeedRule[]; confirmed?: ConfirmedPrices };

const warningsOf = async (prices: readonly string[], { rules = [], confirmed }: Said = {}): Promise<string[]> => {
  const store = { ...plainRules.store, confirmedPrices: confirmed ?? null };
  const { events } = await readAll(feed(prices), {
    rules: { ...plainRules, currencies: new Set(['EUR', 'HUF']), rules, store },
  });
  return events.flatMap((event) => {
    if (event.type !== 'warning') return [];
    const { field, value, reason } = event.warning;
    return [`${field} ${value} ${reason}`];
  });
};

const cents = ['EUR 12900', 'EUR 24900', 'EUR 8995', 'EUR 31900', 'EUR 15900', 'EUR 990'];
const warning = expect.stringMatching(/^price EUR 15900 may be cents/);

describe('amounts that may be minor units', () => {
  it('are a warning if no row has decimals and half of them are high', async () => {
    expect(await warningsOf(cents)).toEqual([warning]);
  });

  it.each([
    ['one price has decimals', [...cents, 'EUR 129.50']],
    ['few are high', ['EUR 129', 'EUR 249', 'EUR 89', 'EUR 319', 'EUR 24900']],
    ['the unit of the currency is small', cents.map((price) => price.replace('EUR', 'HUF'))],
    ['there are few prices', cents.slice(0, 4)],
  ])('are none if %s', async (_, prices) => {
    expect(await warningsOf(prices)).toEqual([]);
  });

  it('are none once a rule divides them', async () => {
    const rule: FeedRule = { name: 'Cents', when: [], actions: [{ type: 'multiply', of: 'price', value: 0.01 }] };

    expect(await warningsOf(cents, { rules: [rule] })).toEqual([]);
  });

  it('are none once staff confirmed them, until they are much higher or in another currency', async () => {
    const confirmed = { currency: 'EUR', cents: 15_900_00 };

    expect(await warningsOf(cents, { confirmed })).toEqual([]);
    expect(await warningsOf(cents, { confirmed: { ...confirmed, currency: 'USD' } })).toEqual([warning]);
    expect(await warningsOf(cents, { confirmed: { ...confirmed, cents: 159_00 } })).toEqual([warning]);
  });
});
