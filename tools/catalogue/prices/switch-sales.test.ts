import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { withConnection } from '../connection.ts';
import { lockStore } from '../import/runs.ts';
import { ask, importText } from '../testing/trial.ts';
import { switchSales } from './switch-sales.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

const hour = 60 * 60 * 1000;
const at = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

/** A feed of one product that costs 59, and 40 between these hours from now. */
const feed = (from: number, to: number): string =>
  `id,title,brand,category,price,sale_price,sale_price_effective_date,link,image,stock
a,Rain Jacket,Larkfield,Women > Clothing > Jackets,59.00 USD,40.00 USD,${at(from)}/${at(to)},https://larkfield.example/a,https://img.larkfield.example/a.jpg,5
`;

const run = () => switchSales(url, 'USD', AbortSignal.timeout(20_000));
const shown = () =>
  ask(
    url,
    `SELECT quoted_cents::int AS quoted, quoted_retail_cents::int AS regular, p.price_cents AS price, l.price_cents AS listed,
       (card ->> 'price')::float AS card, (card ->> 'retail_price')::float AS struck
     FROM product p JOIN listing l ON l.product_id = p.id`,
  );
const history = () => ask(url, 'SELECT quoted_cents::int AS quoted FROM price_change ORDER BY id');
const alerts = () => ask(url, "SELECT key FROM graphile_worker._private_jobs WHERE key LIKE 'find-alerts%'");
const pass = (hours: number) =>
  ask(
    url,
    `UPDATE product SET price_timetable = (
       SELECT jsonb_agg(jsonb_set(t, '{from}', coalesce(to_jsonb((t ->> 'from')::timestamptz - interval '${hours} hours 1 minute'), 'null')))
       FROM jsonb_array_elements(price_timetable) t)`,
  );

const reduced = { quoted: 4000, regular: 5900, price: 4000, listed: 4000, card: 40, struck: 59 };
const regular = { quoted: 5900, regular: null, price: 5900, listed: 5900, card: 59, struck: null };

describe('switchSales', () => {
  it('ends a sale on time, with price, listing and history, and the next import agrees', async () => {
    await importText(url, 'Larkfield', feed(-1, 1));
    const before = await shown();
    expect(await run()).toEqual({ switched: 0, busy: [] });
    await pass(1);

    expect(await run()).toEqual({ switched: 1, busy: [] });

    expect(before).toEqual([reduced]);
    expect(await shown()).toEqual([regular]);
    expect(await history()).toEqual([{ quoted: 4000 }, { quoted: 5900 }]);
    expect(await run()).toEqual({ switched: 0, busy: [] });
    await importText(url, 'Larkfield', feed(-2, -1));
    expect([await shown(), await history()]).toEqual([[regular], [{ quoted: 4000 }, { quoted: 5900 }]]);
  });

  it('begins a sale on time and asks for alerts', async () => {
    await importText(url, 'Larkfield', feed(1, 2));
    const before = await shown();
    await pass(1);

    expect(await run()).toEqual({ switched: 1, busy: [] });

    expect(before).toEqual([regular]);
    expect(await shown()).toMatchObject([{ quoted: 4000, regular: 5900, listed: 4000, card: 40 }]);
    expect(await history()).toEqual([{ quoted: 5900 }, { quoted: 4000 }]);
    expect(await alerts()).toHaveLength(1);
  });

  it('begins and ends the sales of variants, each on its day', async () => {
    const period = (from: number, to: number): string => `${at(from)}/${at(to)}`;
    const sized = (periods: readonly [string, string]): string =>
      `id,item_group_id,title,brand,category,price,sale_price,sale_price_effective_date,link,image,stock,size
a-s,a,Rain Jacket,Larkfield,Women > Clothing > Jackets,59.00 USD,40.00 USD,${periods[0]},https://larkfield.example/a?s=s,https://img.larkfield.example/a.jpg,5,S
a-m,a,Rain Jacket,Larkfield,Women > Clothing > Jackets,55.00 USD,45.00 USD,${periods[1]},https://larkfield.example/a?s=m,https://img.larkfield.example/a.jpg,5,M
`;
    await importText(url, 'Larkfield', sized([period(-2, 1), period(2, 3)]));
    const prices = [await shown()];
    for (let hour = 1; hour <= 3; hour += 1) {
      await pass(1);
      expect(await run()).toEqual({ switched: 1, busy: [] });
      prices.push(await shown());
    }

    expect(prices).toMatchObject([
      [{ quoted: 4000, regular: 5900 }],
      [{ quoted: 5500, regular: null }],
      [{ quoted: 4500, regular: 5500 }],
      [{ quoted: 5500, regular: null }],
    ]);
    await importText(url, 'Larkfield', sized([period(-4, -3), period(-2, -1)]));
    expect(await shown()).toMatchObject([{ quoted: 5500, regular: null }]);
    expect(await ask(url, 'SELECT FROM product WHERE price_timetable IS NOT NULL')).toEqual([]);
  });

  it('begins the sale of a variant that was not the cheapest', async () => {
    await importText(
      url,
      'Larkfield',
      `id,item_group_id,title,brand,category,price,sale_price,sale_price_effective_date,link,image,stock,size
a-s,a,Rain Jacket,Larkfield,Women > Clothing > Jackets,59.00 USD,40.00 USD,${at(1)}/${at(2)},https://larkfield.example/a?s=s,https://img.larkfield.example/a.jpg,5,S
a-m,a,Rain Jacket,Larkfield,Women > Clothing > Jackets,55.00 USD,,,https://larkfield.example/a?s=m,https://img.larkfield.example/a.jpg,5,M
`,
    );
    const before = await shown();
    await pass(1);
    const begun = await run();
    const during = await shown();
    await pass(1);

    expect([begun, await run()]).toEqual([
      { switched: 1, busy: [] },
      { switched: 1, busy: [] },
    ]);

    expect([before, during, await shown()]).toMatchObject([[{ quoted: 5500 }], [{ quoted: 4000 }], [{ quoted: 5500 }]]);
  });

  it('holds a sale price no longer than its sale', async () => {
    const dear = (from: number, to: number): string => feed(from, to).replace('40.00', '4.00');
    await importText(url, 'Larkfield', dear(1, 2));
    await importText(url, 'Larkfield', dear(-1, 1));
    const held = await ask(url, 'SELECT quoted_cents::int AS quoted FROM held_price');
    const before = await shown();
    await pass(1);

    expect(await run()).toEqual({ switched: 0, busy: [] });

    expect([held, before]).toMatchObject([[{ quoted: 400 }], [{ quoted: 5900 }]]);
    expect(await ask(url, 'SELECT FROM held_price')).toEqual([]);
    expect(await shown()).toMatchObject([{ quoted: 5900 }]);
  });

  it('leaves a store that is being imported to the next run', async () => {
    await importText(url, 'Larkfield', feed(-1, 1));
    await pass(1);

    const busy = await withConnection(url, async (importer) => {
      await lockStore(importer, 'Larkfield');
      return run();
    });

    expect(busy).toEqual({ switched: 0, busy: ['Larkfield'] });
    expect(await run()).toEqual({ switched: 1, busy: [] });
  });
});
