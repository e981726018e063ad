import { execFileSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importFeed } from '@wearfolio/catalogue/import/import-feed';
import { silent } from '@wearfolio/catalogue/import/progress';
import { matchAll } from '@wearfolio/catalogue/matching/match-all';
import type { MatchingStep } from '@wearfolio/catalogue/matching/run-matching';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { Pool } from 'pg';
import { copyProducts } from '../listing/copy-products.ts';
import { say } from '../listing/say.ts';
import { type Change, writeFeed } from './feeds.ts';
import { makeOffers } from './make-offers.ts';

/** The duration of a run in ms. Updating the listing's rows is not part of the matching. */
type Run = {
  imported: number;
  matched: number;
  published: number;
  longest: number;
  megabytes: number;
  steps: object;
  grouping?: object;
};

const listen = () => {
  const steps: Partial<Record<MatchingStep, number>> = {};
  let longest = 0;
  return {
    onStep: (step: MatchingStep, ms: number): void => {
      steps[step] = (steps[step] ?? 0) + ms;
      if (step === 'publish') longest = Math.max(longest, ms);
    },
    told: () => ({ steps, longest, published: steps.publish ?? 0 }),
  };
};

const print = (
  imported: number,
  matched: number,
  { told }: ReturnType<typeof listen>,
  grouping?: object | null,
): void => {
  const { steps, longest, published } = told();
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(
    JSON.stringify({ imported, matched: matched - published, published, longest, megabytes, steps, grouping }),
  );
};

/** An import succeeds even if the matching after it fails. It only prints a line. */
const hear = (line: string): void => {
  if (line.startsWith('Offers are not grouped')) throw new Error(line);
};

const importOnce = async (url: string, store: string, file: string): Promise<void> => {
  const heard = listen();
  const started = performance.now();
  let imported = started;
  const phase = (name: string): void => {
    if (name === 'Grouping offers') imported = performance.now();
  };
  await importFeed({
    ...{ url, store, source: 'bench', reportsDir: null, rowsDir: join(dirname(file), 'rows') },
    settings: { currency: 'USD' },
    ...{ bytes: createReadStream(file), say: hear, onMatched: heard.onStep },
    progress: { ...silent, phase },
  });
  print(imported - started, performance.now() - imported, heard);
};

const matchOnce = async (url: string): Promise<void> => {
  const heard = listen();
  const started = performance.now();
  const grouping = await matchAll({ url, onStep: heard.onStep });
  print(0, performance.now() - started, heard, grouping);
};

/** Runs in its own process, to measure its memory. */
const inProcess = (script: string, args: readonly string[], settings: Record<string, string> = {}): Run => {
  const env = { ...process.env, ...settings };
  return JSON.parse(execFileSync(process.execPath, [script, '--child', ...args], { encoding: 'utf8', env })) as Run;
};

const tidy = async (url: string): Promise<void> => {
  const pool = new Pool({ connectionString: url });
  await pool.query('VACUUM ANALYZE');
  await pool.query('CHECKPOINT');
  await pool.end();
};

const countLargestBrand = async (url: string): Promise<number> => {
  const pool = new Pool({ connectionString: url });
  const sql = 'SELECT count(*)::int AS offers FROM product GROUP BY brand_id ORDER BY 1 DESC LIMIT 1';
  const { rows } = await pool.query<{ offers: number }>(sql);
  await pool.end();
  return rows[0]?.offers ?? 0;
};

/** The entry point of the child process. */
export const runChild = ([url = '', store, file]: readonly string[]): Promise<void> =>
  store && file ? importOnce(url, store, file) : matchOnce(url);

const sayRun = (name: string, { imported, matched, published, longest, megabytes, steps }: Run, most: number): void => {
  say({ name, value: (imported + matched) / imported, unit: 'x', most });
  say({ name: '  the import', value: imported / 1000, unit: 's' });
  say({ name: '  the matching', value: matched / 1000, unit: 's' });
  say({ name: '  update of listing rows', value: published / 1000, unit: 's' });
  say({ name: '    longest lock', value: longest, unit: 'ms', most: 1000 });
  say({ name: '  peak memory', value: megabytes, unit: 'MB' });
  console.log(`    ${JSON.stringify(steps)}`);
};

// The number of products with imported offers. All others are copies.
const modelOffers = 12_000;

const round = '$2::int';
const code = `(ARRAY['ba','cor','den','fi','gul','hes','jor','kam','lup','mot'])`;
// Another model has another word: the digits of the round as syllables.
const renamed = (column: string): string =>
  `regexp_replace(t.${column}, '^((Wom|M)en''s )?\\w+', '\\&' || ${code}[1 + ${round} / 10 % 10] || ${code}[1 + ${round} % 10])`;
const weighed = 'substr(digits, i, 1)::int * CASE i % 2 WHEN 1 THEN 3 ELSE 1 END';
const gtin = `(
  SELECT digits || (10 - sum(${weighed}) % 10) % 10
  FROM (SELECT lpad((substr(t.gtin, 1, 13)::bigint + ${round} * ${modelOffers})::text, 13, '0') AS digits) told, generate_series(1, 13) i
  WHERE t.gtin IS NOT NULL GROUP BY digits)`;
const numbers = { gtin, mpn: `t.mpn || '-' || ${round}` };

/**
 * Fills the database with `count` offers, 2.5 per product on average, and groups them from scratch like the shop
 * (`match --all`).
 */
export const measureDatabase = async (script: string, count: number, stores: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  // The embedded server may run under another account.
  await chmod(folder, 0o755);
  const database = await openEmbedded(folder, () => undefined);
  try {
    await migrate(database.url);
    const models = Math.min(count, modelOffers);
    const { offers } = makeOffers(models, Math.round(models * 0.4));
    const file = join(folder, 'feed.csv');
    for (const [store, own] of Map.groupBy(offers, ({ id }) => id % stores)) {
      await writeFeed(file, own, 'none');
      inProcess(script, [database.url, `Store ${store}`, file], { GROUP_OFFERS: 'off' });
    }
    await copyProducts(database.url, models, count, {
      product: { name: renamed('name'), title: renamed('title'), ...numbers },
      variant: numbers,
    });
    await tidy(database.url);
    const largest = await countLargestBrand(database.url);
    const all = inProcess(script, [database.url]);
    console.log(`\n  ${count.toLocaleString('en-US')} offers in the database, ${largest} of one brand`);
    say({ name: 'all matched from scratch (match --all)', value: all.matched / 1000, unit: 's', most: 300 });
    say({ name: '  peak memory', value: all.megabytes, unit: 'MB', most: 1500 });
    say({ name: '  update of listing rows', value: all.published / 1000, unit: 's' });
    say({ name: '    longest lock', value: all.longest, unit: 'ms', most: 1000 });
    console.log(`    ${JSON.stringify({ ...all.steps, ...all.grouping })}`);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Imports `stores` feeds of `rows` offers, 2.5 per product on average. Then imports the last store's feed again with
 * other prices, and with other titles.
 */
export const measureImports = async (script: string, rows: number, stores: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  // The embedded server may run under another account.
  await chmod(folder, 0o755);
  const database = await openEmbedded(folder, () => undefined);
  try {
    await migrate(database.url);
    const { offers } = makeOffers(rows * stores, Math.round(rows * stores * 0.4));
    const byStore = Map.groupBy(offers, ({ id }) => id % stores);
    const take = async (store: number, change: Change): Promise<Run> => {
      const file = join(folder, `${store}.csv`);
      await writeFeed(file, byStore.get(store) ?? [], change);
      return inProcess(script, [database.url, `Store ${store}`, file]);
    };
    let fromScratch = 0;
    for (const store of byStore.keys()) fromScratch += (await take(store, 'none')).matched;
    console.log(`\n  ${stores} stores of ${rows.toLocaleString('en-US')} rows in the database`);
    say({ name: 'matching of them, store by store', value: fromScratch / 1000, unit: 's' });
    const last = stores - 1;
    sayRun('prices of one store changed, with matching', await take(last, 'price'), 1.2);
    sayRun('titles of one store changed, with matching', await take(last, 'evidence'), 2);
    const all = inProcess(script, [database.url]);
    say({ name: 'all matched again (match --all)', value: all.matched / 1000, unit: 's' });
    say({ name: '  per million offers', value: (all.matched / 1000 / offers.length) * 1e6, unit: 's', most: 300 });
    say({ name: '  update of listing rows', value: all.published / 1000, unit: 's' });
    say({ name: '    longest lock', value: all.longest, unit: 'ms', most: 1000 });
    say({ name: '  peak memory', value: all.megabytes, unit: 'MB', most: 1500 });
    console.log(`    ${JSON.stringify(all.steps)}`);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
};
