import { createReadStream, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { importFeed } from '@wearfolio/catalogue/import/import-feed';
import { Refused } from '@wearfolio/catalogue/refused';
import { readDemoRows } from './demo-rows.ts';
import { readFeedsQueries, readFeedsRows } from './feeds-rows.ts';
import { type JudgedQuery, readJudgedQueries } from './judged-queries.ts';
import type { SourceRow } from './predicate.ts';
import { readRealRows } from './real-rows.ts';
import { readStylesRows } from './styles-rows.ts';

/** Judged queries, the source rows to judge them by, and how to fill a shop with the rows. */
export type JudgedSet = {
  name: string;
  queries: readonly JudgedQuery[];
  rows: readonly SourceRow[];
  fill: (url: string) => Promise<void>;
};

const fillDemo = async (url: string): Promise<void> => {
  const { seedDemo } = await import('@wearfolio/demo/seed');
  await seedDemo({ url, say: () => undefined });
};

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

// A feed with only title and description, from which everything else must be derived. All prices are equal.
const importTexts = async (url: string, rows: readonly SourceRow[]): Promise<void> => {
  const lines = rows.map(({ id, title, description }) =>
    [id, title, description, `https://texts.example/${encodeURIComponent(id)}`, '10.00', 'USD'].map(cell).join(','),
  );
  const text = ['id,name,description,link,price,currency', ...lines].join('\n');
  await importFeed({
    url,
    currency: 'USD',
    settings: { currency: 'USD' },
    source: 'texts.csv',
    store: 'Texts',
    categories: new Map(),
    reportsDir: null,
    format: 'plain-csv',
    bytes: Readable.from([Buffer.from(text)]),
    say: () => undefined,
  });
};

const importFolder = async (url: string, folder: string): Promise<void> => {
  for (const name of readdirSync(folder).toSorted()) {
    const bytes = createReadStream(join(folder, name));
    const feed = { url, currency: 'USD', source: name, store: basename(name, '.xml'), categories: new Map(), bytes };
    await importFeed({ settings: { currency: 'USD' }, ...feed, reportsDir: null, say: () => undefined }).catch(
      (error: unknown) => {
        // One file is a feed without products, which imports refuse.
        if (!(error instanceof Refused)) throw error;
      },
    );
  }
};

/** The queries over real feeds. `folder` contains the AvantLink feeds of 2020. */
export const readRealSet = (folder: string): JudgedSet => ({
  name: 'real feeds',
  queries: readJudgedQueries('real'),
  rows: readRealRows(folder),
  fill: (url) => importFolder(url, folder),
});

/** The queries over the demo's feeds. */
export const readDemoSet = async (): Promise<JudgedSet> => ({
  name: 'demo',
  queries: readJudgedQueries('demo'),
  rows: await readDemoRows(),
  fill: fillDemo,
});

/** The queries over real titles without other data. */
export const readStylesSet = async (): Promise<JudgedSet> => {
  const rows = readStylesRows();
  return {
    name: 'styles, titles alone',
    queries: readJudgedQueries('styles'),
    rows,
    fill: (url) => importTexts(url, rows),
  };
};

/** The queries over titles and descriptions of real feeds in five languages. */
export const readFeedsSet = (): JudgedSet => {
  const rows = readFeedsRows();
  return { name: 'feeds, texts alone', queries: readFeedsQueries(), rows, fill: (url) => importTexts(url, rows) };
};

/** The same rows as a feed with only titles and descriptions. */
export const asTexts = (set: JudgedSet): JudgedSet => ({
  ...set,
  name: `${set.name}, texts alone`,
  fill: (url) => importTexts(url, set.rows),
});
