import { commissionsInsight } from './commissions-insight.ts';
import { arraysOf, type Insight, lastDays, sumsAndRows, topOf } from './insight.ts';

/** Sums daily counts by day; each measure is a condition on `figure` and `value`. */
const countsByDay = (figures: readonly string[], conditions: readonly string[]): string => `
  SELECT day::text, ARRAY[${conditions.map((condition) => `coalesce(sum(count) FILTER (WHERE ${condition}), 0)::float8`)}] AS amounts
  FROM daily_count WHERE figure = ANY ('{${figures}}') AND ${lastDays} GROUP BY day`;

const countsByValue = (figures: readonly string[], conditions: readonly string[]): string => `
  SELECT NULL::int AS id, id AS name, now, before
  FROM (${topOf(`
    SELECT value AS id, ${arraysOf(conditions.map((condition) => `count * (${condition})::int`))}
    FROM daily_count WHERE figure = ANY ('{${figures}}') AND ${lastDays} GROUP BY value`)}) said`;

const visits: Insight = {
  measures: [
    { key: 'visits', name: 'Visits', unit: 'count' },
    { key: 'views', name: 'Pages opened', unit: 'count' },
  ],
  byDay: countsByDay(['visit', 'view'], ["figure = 'visit'", "figure = 'view'"]),
  tables: {
    page: {
      head: 'Page',
      measures: ['visits', 'views'],
      sql: countsByValue(['visit', 'view'], ["figure = 'visit'", "figure = 'view'"]),
    },
    source: { head: 'Came from', measures: ['visits'], sql: countsByValue(['visit-source'], ['true']) },
    device: { head: 'Device', measures: ['visits'], sql: countsByValue(['visit-device'], ['true']) },
  },
};

const prepareSearches = `
  CREATE TEMP TABLE search_sum AS
  SELECT keyword, ${arraysOf(['count'])}
  FROM (${sumsAndRows('keyword, count', { months: 'search_month', rows: 'search_log' })}) said GROUP BY keyword`;

// A search's number of results is its latest. It is looked up in the order of the answer, so for the listed ones only.
const searchesBy = (having: string): string => `
  SELECT NULL::int AS id, keyword AS name, now || last AS now, before || NULL::float8 AS before
  FROM (SELECT *, now[1] AS searches FROM search_sum WHERE now[1] > 0 ORDER BY searches DESC, keyword) said
  CROSS JOIN LATERAL (
    SELECT last_total::float8 AS last FROM search_log WHERE search_log.keyword = said.keyword ORDER BY day DESC LIMIT 1
  ) latest
  WHERE $1::date IS NOT NULL AND $2::date IS NOT NULL AND ${having} ORDER BY searches DESC, keyword LIMIT $3`;

const searches: Insight = {
  prepare: prepareSearches,
  measures: [
    { key: 'searches', name: 'Searches', unit: 'count' },
    { key: 'vain', name: 'Without result', unit: 'count' },
    { key: 'share', name: 'Share without result', unit: 'percent', ratio: ['vain', 'searches'] },
    { key: 'found', name: 'Products found', unit: 'count', isOfTables: true },
  ],
  byDay: countsByDay(['search'], ['true', "value = 'vain'"]),
  tables: {
    vain: { head: 'Search without result', measures: ['searches', 'found'], sql: searchesBy('last = 0') },
    keyword: { head: 'Search', measures: ['searches', 'found'], sql: searchesBy('true') },
  },
};

const startOf = (day: string): string => `${day}::date::timestamp AT TIME ZONE 'UTC'`;

const countFrom = (condition: string): string =>
  `ARRAY[(count(*) FILTER (WHERE created_at ${condition} ${startOf('$1')}))::float8]`;

const prepareFavorites = `
  CREATE TEMP TABLE favorite_sum AS
  SELECT product_id, ${countFrom('>=')} AS now, ${countFrom('<')} AS before
  FROM favorite WHERE created_at >= ${startOf('$2')} GROUP BY product_id`;

const favoritesBy = (by: string, named: string, join: string): string => `
  SELECT ${named}, now, before
  FROM (${topOf(`
    SELECT ${by} AS id, ARRAY[sum(now[1])] AS now, ARRAY[sum(before[1])] AS before
    FROM favorite_sum JOIN product ON product.id = product_id
    WHERE $1::date IS NOT NULL AND $2::date IS NOT NULL GROUP BY 1`)}) said ${join}
  ORDER BY now[1] DESC, before[1] DESC, 2, 1`;

const favorites: Insight = {
  prepare: prepareFavorites,
  measures: [
    { key: 'added', name: 'Added', unit: 'count' },
    { key: 'removed', name: 'Removed', unit: 'count' },
  ],
  byDay: countsByDay(['favorite'], ["value = 'added'", "value = 'removed'"]),
  tables: {
    product: {
      head: 'Saved product',
      measures: ['added'],
      isOfProducts: true,
      sql: favoritesBy('product_id', 'id, title AS name', 'JOIN product USING (id)'),
    },
    brand: {
      head: 'Saved brand',
      measures: ['added'],
      sql: favoritesBy('brand_id', 'NULL::int AS id, display_name AS name', 'JOIN brand USING (id)'),
    },
  },
};

const prepareClicks = `
  CREATE TEMP TABLE click_product_sum AS
  SELECT product_id, store_id, brand_id, ${arraysOf(['count', 'visitors'])}
  FROM (${sumsAndRows('product_id, store_id, brand_id, count, visitors', {
    months: 'click_month',
    rows: 'click_out',
  })}) said
  GROUP BY product_id, store_id, brand_id`;

const sumOf = (amounts: string): string => `ARRAY[sum(${amounts}[1]), sum(${amounts}[2])] AS ${amounts}`;

const clicksBy = (by: string, named: string, join: string): string => `
  SELECT ${named}, now, before
  FROM (${topOf(`
    SELECT ${by} AS id, ${sumOf('now')}, ${sumOf('before')} FROM click_product_sum
    WHERE $1::date IS NOT NULL AND $2::date IS NOT NULL GROUP BY 1`)}) said ${join}
  ORDER BY now[1] DESC, before[1] DESC, 2, 1`;

const clickMeasures = ['clicks', 'visitors'] as const;

const clicks: Insight = {
  prepare: prepareClicks,
  measures: [
    { key: 'clicks', name: 'Click-outs', unit: 'count' },
    { key: 'visitors', name: 'Without repeats', unit: 'count' },
  ],
  byDay: `SELECT day::text, ARRAY[sum(count)::float8, sum(visitors)::float8] AS amounts
    FROM click_day WHERE ${lastDays} GROUP BY day`,
  tables: {
    store: {
      head: 'Store',
      measures: clickMeasures,
      sql: clicksBy('store_id', 'NULL::int AS id, name', 'JOIN store USING (id)'),
    },
    brand: {
      head: 'Brand',
      measures: clickMeasures,
      sql: clicksBy('brand_id', 'NULL::int AS id, display_name AS name', 'JOIN brand USING (id)'),
    },
    product: {
      head: 'Product',
      measures: clickMeasures,
      isOfProducts: true,
      sql: clicksBy(
        'product_id',
        "said.id, title || ', ' || store.name AS name",
        'JOIN product ON product.id = said.id JOIN store ON store.id = product.store_id',
      ),
    },
    position: {
      head: 'Position in the listing',
      measures: ['clicks'],
      sql: `
        SELECT NULL::int AS id, value AS name, ${arraysOf(['count'])}
        FROM daily_count WHERE figure = 'click-position' AND ${lastDays}
        GROUP BY value ORDER BY substring(value FROM '^[0-9]+')::int LIMIT $3`,
    },
    page: { head: 'Page', measures: ['clicks'], sql: countsByValue(['click-page'], ['true']) },
  },
};

const partnerFigures = ['partner-call', 'partner-click'] as const;
const partnerConditions = ["figure = 'partner-call'", "figure = 'partner-click'"] as const;

const partners: Insight = {
  measures: [
    { key: 'calls', name: 'Calls', unit: 'count' },
    { key: 'clicks', name: 'Click-outs', unit: 'count' },
  ],
  byDay: countsByDay(partnerFigures, partnerConditions),
  tables: {
    partner: {
      head: 'Partner',
      measures: ['calls', 'clicks'],
      sql: countsByValue(partnerFigures, partnerConditions),
    },
  },
};

/** All insights by name. */
export const insights = { visits, searches, favorites, clicks, commissions: commissionsInsight, partners } as const;

export type InsightName = keyof typeof insights;

export const insightNames = Object.keys(insights) as InsightName[];
