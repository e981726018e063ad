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
import { say } from '../listing/say.ts';
import { type Change, writeFeed } from './feeds.ts';
import { makeOffers } from './make-offers.ts';

/** What one run took, in milliseconds; the listing's rows are no part of the matching. */
type Run = { imported: number; matched: number; published: number; longest: number; megabytes: number; steps: object };

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

const print = (imported: number, matched: number, { told }: ReturnType<typeof listen>): void => {
  const { steps, longest, published } = told();
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ imported, matched: matched - published, published, longest, megabytes, steps }));
};

/** An import is done even where the matching after it failed, and only says so. */
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
    ...{ bytes: createReadStream(file), say: hear, onMatched: heard.onStep },
    progress: { ...silent, phase },
  });
  print(imported - started, performance.now() - imported, heard);
};

const matchOnce = async (url: string): Promise<void> => {
  const heard = listen();
  const started = performance.now();
  await matchAll({ url, onStep: heard.onStep });
  print(0, performance.now() - started, heard);
};

/** In a process of its own, so that its memory is its own. */
const inProcess = (script: string, args: readonly string[]): Run =>
  JSON.parse(execFileSync(process.execPath, [script, '--child', ...args], { encoding: 'utf8' })) as Run;

/** Does what `measureImports` started this process for. */
export const runChild = ([url = '', store, file]: readonly string[]): Promise<void> =>
  store && file ? importOnce(url, store, file) : matchOnce(url);

const sayRun = (name: string, { imported, matched, published, longest, megabytes, steps }: Run, most: number): void => {
  say({ name, value: (imported + matched) / imported, unit: 'x', most });
  say({ name: '  the import', value: imported / 1000, unit: 's' });
  say({ name: '  the matching', value: matched / 1000, unit: 's' });
  say({ name: '  listing rows that follow', value: published / 1000, unit: 's' });
  say({ name: '    longest lock', value: longest, unit: 'ms', most: 1000 });
  say({ name: '  memory at its peak', value: megabytes, unit: 'MB' });
  console.log(`    ${JSON.stringify(steps)}`);
};

/**
 * Imports `stores` feeds of `rows` offers each, of which two and a half are one product on average; then that of the last
 * store again with other prices, and with other titles.
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
    say({ name: 'all matched anew (match --all)', value: all.matched / 1000, unit: 's' });
    say({ name: '  for a million offers', value: (all.matched / 1000 / offers.length) * 1e6, unit: 's', most: 300 });
    say({ name: '  listing rows that follow', value: all.published / 1000, unit: 's' });
    say({ name: '    longest lock', value: all.longest, unit: 'ms', most: 1000 });
    say({ name: '  memory at its peak', value: all.megabytes, unit: 'MB', most: 1500 });
    console.log(`    ${JSON.stringify(all.steps)}`);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
};
