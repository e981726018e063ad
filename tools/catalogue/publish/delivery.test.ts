import { identityKey } from '@wearfolio/contracts/content/content-body';
import { standardIdentity } from '@wearfolio/contracts/identity/identity';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import type { Delivery } from '@wearfolio/feeds/row';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(url, 'Larkfield', [feedRow('a', { price: '50.00' })]);
  id = (await ask<{ id: number }>(url, 'SELECT id FROM product'))[0]?.id ?? 0;
  await ask(url, "INSERT INTO reference_rate (day, currency, rate) VALUES (current_date, 'USD', 2)");
});
afterAll(() => drop());

const any: Delivery = {
  ...{ country: null, region: null, service: null, cents: null, currency: 'USD', freeFromCents: null, days: null },
};

type Shown = { card: Record<string, unknown>; delivered: number | null; traits: number[] };

const readShown = async () => {
  const sql = 'SELECT card, delivered_cents AS delivered, trait_ids AS traits FROM listing';
  const [row] = await ask<Shown>(url, sql);
  const { delivery_price, delivered_price, delivery_free_from, delivery_days, ...card } = row?.card ?? {};
  const { returns_days, returns_free } = card;
  return [
    ...[delivery_price, delivered_price, delivery_free_from, delivery_days, returns_days, returns_free],
    row?.delivered,
    row?.traits.filter((trait) => trait >= 600).sort(),
  ];
};

/** What the shop shows of a product of $50 with these options of its feed and these rules of its store. */
const shownWith = async (options: Partial<Delivery>[] | null, rules: DeliveryChange = []) => {
  await ask(url, 'DELETE FROM store_delivery');
  const delivery = options && JSON.stringify(options.map((option) => ({ ...any, ...option })));
  await ask(url, 'UPDATE product SET delivery = $1::jsonb', delivery);
  if (rules.length > 0) await changeDelivery(url, commandLine, 'Larkfield', rules);
  await withTransaction(url, (db) => publishProducts(db, [id]));
  return readShown();
};

const none = [null, null, null, null, null, null, null, []];
const standard = [{ place: 'US', fee: '4.95', freeFrom: '60', days: '2-4', returnsDays: '30', returnsFree: 'yes' }];

describe('the delivery of a listing row', () => {
  it.each<[string, Partial<Delivery>[] | null, DeliveryChange, unknown[]]>([
    ['nothing', null, [], none],
    ['an option', [{ cents: 495, days: [2, 4] }], [], [4.95, 54.95, null, [2, 4], null, null, 5495, []]],
    ['free delivery', [{ cents: 0, days: [1, 3] }], [], [0, 50, null, [1, 3], null, null, 5000, [601, 701]]],
    [
      'an amount below the price',
      [{ cents: 495, freeFromCents: 5000 }],
      [],
      [0, 50, null, null, null, null, 5000, [601]],
    ],
    ['an amount above it', [{ freeFromCents: 6000 }], [], [null, null, 60, null, null, null, null, []]],
    ['euros', [{ cents: 300, currency: 'EUR' }], [], [6, 56, null, null, null, null, 5600, []]],
    ['a currency without a rate', [{ cents: 300, currency: 'XQZ' }], [], none],
    [
      'the cheapest service',
      [{ cents: 900, days: [1, 1] }, { cents: 495 }],
      [],
      [4.95, 54.95, null, null, null, null, 5495, []],
    ],
    ['another country', [{ country: 'DE', cents: 300 }], [], none],
    [
      'the country before others',
      [{ cents: 100 }, { country: 'US', cents: 495 }, { country: 'US', region: 'CA', cents: 0 }],
      [],
      [4.95, 54.95, null, null, null, null, 5495, []],
    ],
    ['a region alone', [{ country: 'US', region: 'CA', cents: 700 }], [], [7, 57, null, null, null, null, 5700, []]],
    ['a rule of the store', null, standard, [4.95, 54.95, 60, [2, 4], 30, true, 5495, [801]]],
    ['an option before the rule', [{ cents: 100 }], standard, [1, 51, null, [2, 4], 30, true, 5100, [801]]],
    ['the days of an option', [{ days: [1, 2] }], standard, [4.95, 54.95, 60, [1, 2], 30, true, 5495, [701, 801]]],
    ['a rule in euros', null, [{ place: 'US', fee: '2 EUR' }], [4, 54, null, null, null, null, 5400, []]],
    [
      'the rule of the country before that of a region',
      null,
      [
        { place: 'US:CA', fee: '1' },
        { place: 'US', fee: '4' },
        { place: 'DE', fee: 'free' },
      ],
      [4, 54, null, null, null, null, 5400, []],
    ],
  ])('is derived from %s', async (_, options, rules, shown) => {
    expect(await shownWith(options, rules)).toEqual(shown);
  });

  it('follows a rule, its removal and the country, and is left alone otherwise', async () => {
    await shownWith(null, [
      { place: 'US', fee: '5' },
      { place: 'DE', fee: '9' },
    ]);
    await changeDelivery(url, commandLine, 'larkfield', [{ place: 'US', fee: 'free' }]);
    expect((await readShown())[0]).toBe(0);

    const body = { ...standardIdentity, country: 'DE' };
    await withTransaction(url, (db) => publishNext(db, commandLine, { key: identityKey, body }));
    expect(await refreshDelivery(url, new AbortController().signal)).toBe(1);
    expect((await readShown())[0]).toBe(9);

    await changeDelivery(url, commandLine, 'Larkfield', [{ place: 'DE', fee: '' }]);
    expect(await readShown()).toEqual(none);
    expect(await refreshDelivery(url, new AbortController().signal)).toBe(0);
  });

  it.each([
    [{ place: 'Germany', fee: '5' }, 'is not a country'],
    [{ place: 'US', fee: 'much' }, 'is not an amount'],
    [{ place: 'US', fee: '5 USD', freeFrom: '60 EUR' }, 'different currencies'],
    [{ place: 'US', days: 'soon' }, 'are not days'],
    [{ place: 'US', returnsDays: 'a month' }, 'is not a number of days'],
  ])('rejects the rule %j', async (rule, message) => {
    await expect(changeDelivery(url, commandLine, 'Larkfield', [rule])).rejects.toThrow(message);
  });
});
