import { marketsKey } from '@wearfolio/contracts/content/content-body';
import { notHome, numberOfCountry, traitsAbroad } from '@wearfolio/contracts/listing/destination';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import type { Delivery } from '@wearfolio/feeds/row';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../audit.ts';
import { withTransaction } from '../connection.ts';
import { publishNext } from '../content/content-store.ts';
import { changeDelivery, type DeliveryChange } from '../stores/delivery-rules.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { publishProducts } from './publish-listing.ts';
import { refreshDelivery } from './refresh-delivery.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
let id = 0;

const publishMarkets = (...countries: string[]): Promise<void> =>
  withTransaction(url, async (db) => {
    const markets = countries.map((country) => ({
      ...{ prefix: country.toLowerCase(), country, language: 'de', currency: 'EUR', sizes: [], has_vat_note: false },
    }));
    await publishNext(db, commandLine, { key: marketsKey, body: { markets } });
  });

beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(url, 'Larkfield', [feedRow('a', { price: '50.00' })]);
  id = (await ask<{ id: number }>(url, 'SELECT id FROM product'))[0]?.id ?? 0;
});
afterAll(() => drop());
beforeEach(() => publishMarkets('AT', 'PL', 'US'));

const any: Delivery = {
  ...{ country: null, region: null, service: null, cents: null, currency: 'USD', freeFromCents: null, days: null },
};

type Row = {
  card: Record<string, unknown> & { abroad?: object };
  home: number | null;
  abroad: string[];
  traits: number[];
};

const refresh = () => refreshDelivery(url, new AbortController().signal);

const readShown = async () => {
  const sql = `SELECT card, delivered_cents AS home, coalesce(delivered_abroad, '{}')::text[] AS abroad, trait_ids AS traits
    FROM listing`;
  const [row] = await ask<Row>(url, sql);
  if (!row) throw new Error('no row');
  return {
    home: [row.card.delivery_price, row.home],
    abroad: row.card.abroad ?? {},
    delivered: row.abroad.map(Number).toSorted(),
    traits: row.traits.filter((trait) => trait >= 600).toSorted((one, other) => one - other),
  };
};

const shownWith = async (options: Partial<Delivery>[] | null, rules: DeliveryChange = []) => {
  await ask(url, 'DELETE FROM store_delivery');
  const delivery = options && JSON.stringify(options.map((option) => ({ ...any, ...option })));
  await ask(url, 'UPDATE product SET delivery = $1::jsonb', delivery);
  if (rules.length > 0) await changeDelivery(url, commandLine, 'Larkfield', rules);
  await withTransaction(url, (db) => publishProducts(db, [id]));
  return readShown();
};

const [austria, poland] = [traitsAbroad('AT'), traitsAbroad('PL')];
const deliveredIn = (country: string, cents: number): number => numberOfCountry(country) * 2 ** 32 + cents;
const unknown = {
  ...{ delivery_price: null, delivered_price: null, delivery_free_from: null, delivery_days: null },
  ...{ returns_days: null, returns_free: null, returns_note: null },
};

describe('the delivery of a listing row in other markets', () => {
  it.each<[string, Partial<Delivery>[] | null, DeliveryChange, Awaited<ReturnType<typeof readShown>>]>([
    ['no word on delivery: the shop alone', null, [], { home: [null, null], abroad: {}, delivered: [], traits: [] }],
    [
      'an option without a country: the shop alone',
      [{ cents: 495 }],
      [],
      { home: [4.95, 5495], abroad: {}, delivered: [], traits: [] },
    ],
    [
      'an option for one country: there alone',
      [{ country: 'AT', cents: 0, days: [1, 2] }],
      [],
      {
        home: [null, null],
        abroad: { AT: { ...unknown, delivery_price: 0, delivered_price: 50, delivery_days: [1, 2] } },
        delivered: [deliveredIn('AT', 5000)],
        traits: [notHome, austria.ships, austria.free_delivery, austria.fast_delivery],
      },
    ],
    [
      'a country without a market: nowhere',
      [{ country: 'FR', cents: 0 }],
      [],
      { home: [null, null], abroad: {}, delivered: [], traits: [notHome] },
    ],
    [
      'rules: each country by its own',
      null,
      [
        { place: 'US', fee: '5' },
        { place: 'AT', fee: '9', returnsFree: 'yes' },
        { place: 'PL', days: '3' },
      ],
      {
        home: [5, 5500],
        abroad: {
          AT: { ...unknown, delivery_price: 9, delivered_price: 59, returns_free: true },
          PL: { ...unknown, delivery_days: [3, 3] },
        },
        delivered: [deliveredIn('AT', 5900)],
        traits: [austria.ships, austria.free_returns, poland.ships, poland.fast_delivery],
      },
    ],
  ])('is derived from %s', async (_, options, rules, shown) => {
    expect(await shownWith(options, rules)).toEqual(shown);
  });

  it('follows the markets', async () => {
    await refresh();
    await shownWith(null, [{ place: 'AT', fee: '9' }]);
    expect(await refresh()).toBe(0);
    await publishMarkets('PL');
    expect(await refresh()).toBe(1);
    expect((await readShown()).traits).toEqual([notHome]);

    await publishMarkets();
    expect(await refresh()).toBe(1);
    expect(await readShown()).toEqual({ home: [null, null], abroad: {}, delivered: [], traits: [] });
  });
});
