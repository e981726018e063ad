import { networks } from '../commissions/networks.ts';
import { arraysOf, type Insight, lastDays } from './insight.ts';

const rated = `
  SELECT c.*, a.store_id, c.sale_cents * rate.rate AS sale, c.commission_cents * rate.rate AS paid
  FROM commission_day c
  JOIN commission_advertiser a USING (network, advertiser)
  JOIN unnest($4::text[], $5::numeric[]) AS rate (currency, rate) ON rate.currency = c.currency
  WHERE ${lastDays}`;

const unlessDeclined = (amount: string): string => `CASE WHEN status = 'declined' THEN 0 ELSE ${amount} END`;

/**
 * Commissions of both periods in hundredths of the shop's currency. Declined ones count 0; corrections do not count as
 * orders.
 */
const earned = `
  SELECT day, store_id, orders, ${unlessDeclined('sale')} AS sales, ${unlessDeclined('paid')} AS commission
  FROM (${rated}) rated`;

const together = `
  SELECT day, store_id, count AS clicks, 0 AS orders, 0 AS sales, 0 AS commission FROM click_day WHERE ${lastDays}
  UNION ALL SELECT day, store_id, 0, orders, sales, commission FROM (${earned}) earned`;

const networkName = `CASE network ${Object.entries(networks)
  .map(([key, { name }]) => `WHEN '${key}' THEN '${name}'`)
  .join(' ')} ELSE network END`;

const amounts = ['clicks', 'orders', 'sales', 'commission'] as const;

/** Click-outs, and the earnings reported by affiliate networks. */
export const commissionsInsight: Insight = {
  needsRates: true,
  measures: [
    { key: 'clicks', name: 'Click-outs', unit: 'count' },
    { key: 'orders', name: 'Orders', unit: 'count' },
    { key: 'sales', name: 'Sales', unit: 'money' },
    { key: 'commission', name: 'Commission', unit: 'money' },
    { key: 'quotedSales', name: 'Sales', unit: 'quoted', isOfTables: true },
    { key: 'quotedCommission', name: 'Commission', unit: 'quoted', isOfTables: true },
    { key: 'perClick', name: 'Earnings per click', unit: 'money', ratio: ['commission', 'clicks'] },
  ],
  byDay: `SELECT day::text, ARRAY[${amounts.map((amount) => `sum(${amount})::float8`)}] AS amounts
    FROM (${together}) said GROUP BY day`,
  tables: {
    store: {
      head: 'Store',
      measures: [...amounts, 'perClick'],
      sql: `
        SELECT NULL::int AS id, coalesce(store.name, 'Advertisers without a store') AS name, now, before
        FROM (SELECT store_id, ${arraysOf(amounts)} FROM (${together}) said GROUP BY store_id) said
        LEFT JOIN store ON store.id = store_id
        ORDER BY now[4] DESC, now[1] DESC, before[4] DESC, 2 LIMIT $3`,
    },
    status: {
      head: 'Status',
      measures: ['orders', 'sales', 'commission'],
      sql: `
        SELECT NULL::int AS id, status AS name, ${arraysOf(['transactions', 'sale', 'paid'])}
        FROM (${rated}) said GROUP BY status ORDER BY status LIMIT $3`,
    },
    quoted: {
      head: 'As quoted',
      measures: ['orders', 'quotedSales', 'quotedCommission'],
      sql: `
        SELECT NULL::int AS id, ${networkName} || ', ' || currency AS name,
          ${arraysOf([unlessDeclined('transactions'), unlessDeclined('sale_cents'), unlessDeclined('commission_cents')])}
        FROM commission_day
        WHERE ${lastDays} AND $4::text[] IS NOT NULL AND $5::numeric[] IS NOT NULL
        GROUP BY network, currency ORDER BY 2 LIMIT $3`,
    },
  },
};
