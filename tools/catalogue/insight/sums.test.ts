// cspell:ignore Kiritimati efgh
import { randomFrom } from '@wearfolio/database/seed/random';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { arraysOf, lastDays, sumsAndRows } from './insight.ts';
import { type Period, periodOf } from './period.ts';

const rounds = 12;
const dayLength = 24 * 60 * 60 * 1000;
const lastOfAll = Date.UTC(2028, 2, 15);
const daysBack = 760;

const rowTables = ['click_out', 'search_log', 'commission'];

/** What each table of sums must contain. */
const plain = {
  click_day: 'SELECT day, store_id, sum(count)::bigint, sum(visitors)::bigint FROM click_out GROUP BY 1, 2',
  click_month: `SELECT date_trunc('month', day::timestamp)::date, product_id, store_id, brand_id, sum(count)::bigint,
    sum(visitors)::bigint FROM click_out GROUP BY 1, 2, 3, 4`,
  search_month: `SELECT date_trunc('month', day::timestamp)::date, keyword, sum(count)::bigint FROM search_log GROUP BY 1, 2`,
  commission_day: `SELECT day, network, advertiser, status, currency, count(*),
    count(*) FILTER (WHERE status <> 'declined' AND commission_cents >= 0), sum(sale_cents)::bigint,
    sum(commission_cents)::bigint FROM commission GROUP BY 1, 2, 3, 4, 5`,
};

const randomDay = (spread: number): string => `$1::date - 1 - (n * n * (${spread} + $2::float8))::int % ${daysBack}`;

/** Changes of rows on days before `$1`, of which `$2` to `$4` are random numbers from 0 to 1. */
const changes = [
  `INSERT INTO click_out (product_id, day, store_id, brand_id, count, visitors)
   SELECT p.id, ${randomDay(7)} AS day, store_id, brand_id, sum(1 + n % 5), sum(n % 2)
   FROM product p, generate_series(1, (60 * $3::float8)::int) n WHERE p.id % 3 <> (3 * $4::float8)::int % 3
   GROUP BY p.id, 2
   ON CONFLICT (product_id, day) DO UPDATE SET count = click_out.count + 1, visitors = click_out.visitors + excluded.visitors`,
  `UPDATE click_out SET brand_id = (SELECT max(id) FROM brand), count = count + 2
   WHERE day < $1::date AND (product_id + (day - '2020-01-01')) % 7 = (7 * $2::float8)::int AND $3::float8 + $4::float8 >= 0`,
  `DELETE FROM click_out
   WHERE day < $1::date AND (day - '2020-01-01') % 9 = (9 * $2::float8)::int AND $3::float8 + $4::float8 >= 0`,
  `INSERT INTO search_log (keyword, day, count, last_total)
   SELECT 'word ' || n % 7, ${randomDay(5)}, sum(1 + n % 5), max(n * $4::float8)::int
   FROM generate_series(1, (90 * $3::float8)::int) n GROUP BY 1, 2
   ON CONFLICT (keyword, day) DO UPDATE SET count = search_log.count + 1, last_total = excluded.last_total`,
  `DELETE FROM search_log
   WHERE day < $1::date AND (day - '2020-01-01') % 5 = (5 * $2::float8)::int AND $3::float8 + $4::float8 >= 0`,
  `INSERT INTO commission (network, transaction_id, advertiser, day, status, currency, sale_cents, commission_cents)
   SELECT 'awin', n::text, 'Larkfield', ${randomDay(3)},
     (ARRAY['pending', 'approved', 'declined'])[1 + (n * $3::float8)::int % 3], (ARRAY['USD', 'EUR'])[1 + n % 2],
     n * 100, n * (1 + (4 * $4::float8)::int) - 20
   FROM generate_series(1, 60) n
   ON CONFLICT (network, transaction_id) DO UPDATE SET day = excluded.day, status = excluded.status,
     sale_cents = excluded.sale_cents, commission_cents = excluded.commission_cents`,
  `DELETE FROM commission
   WHERE day < $1::date AND transaction_id::int % 11 = (11 * $2::float8)::int AND $3::float8 + $4::float8 >= 0`,
];

const removeProduct = 'DELETE FROM product WHERE id = (SELECT product_id FROM click_out ORDER BY product_id LIMIT 1)';

/** What an insight sums by product or keyword, from all rows and from sums. */
const questions = [
  ['product_id, brand_id', { months: 'click_month', rows: 'click_out' }],
  ['keyword', { months: 'search_month', rows: 'search_log' }],
] as const;

const grouped = (by: string, from: string): string =>
  `SELECT ${by}, ${arraysOf(['count'])} FROM ${from} GROUP BY ${by} ORDER BY ${by}`;

const checkSums = async (url: string, round: number): Promise<void> => {
  for (const [table, counted] of Object.entries(plain)) {
    const wrong = await ask(
      url,
      `(SELECT * FROM ${table} EXCEPT ALL (${counted})) UNION ALL ((${counted}) EXCEPT ALL SELECT * FROM ${table})`,
    );
    expect({ round, table, wrong }).toEqual({ round, table, wrong: [] });
  }
};

const checkPeriod = async (url: string, { from, beforeFrom }: Period): Promise<void> => {
  for (const [by, tables] of questions) {
    const summed = grouped(by, `(${sumsAndRows(`${by}, count`, tables)}) said`);
    const known = await ask(url, grouped(by, `${tables.rows} WHERE ${lastDays}`), from, beforeFrom);
    expect(await ask(url, summed, from, beforeFrom)).toEqual(known);
  }
};

const openFarFromUtc = async (): Promise<string> => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c timezone=Pacific/Kiritimati')}`;
};

// The periods end on any day of a month.
it('equals a plain count over rows that are added, corrected late and deleted', async () => {
  const url = await openFarFromUtc();
  const rowsOf = (ids: string, brand: string) => [...ids].map((id) => feedRow(id, { brand, title: `Boots ${id}` }));
  await importText(url, 'Larkfield', rowsOf('abcd', 'Larkfield'));
  await importText(url, 'Quillmoor', rowsOf('efgh', 'Vael'));
  await ask(url, `INSERT INTO commission_advertiser (network, advertiser) VALUES ('awin', 'Larkfield')`);
  const random = randomFrom(20_261_130);

  for (let round = 0; round < rounds; round += 1) {
    const last = lastOfAll - (round * 17 + Math.floor(random() * 17)) * dayLength;
    const tomorrow = new Date(last + dayLength).toISOString().slice(0, 10);
    for (const table of rowTables) await ask(url, `DELETE FROM ${table} WHERE day >= '${tomorrow}'`);
    for (const sql of changes) await ask(url, sql, tomorrow, random(), random(), random());
    if (round % 4 === 3) await ask(url, removeProduct);

    await checkSums(url, round);
    for (const days of [1, 7, 28, 90, 365]) await checkPeriod(url, periodOf(days, last));
    for (const table of rowTables) expect((await ask(url, `SELECT FROM ${table}`)).length).toBeGreaterThan(20);
  }
});
