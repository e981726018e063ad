// Measures the time and memory of an import, and what 50 feed rules add to it: `npm run bench -- import --rows 1000000`.
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { commandLine } from '@wearfolio/catalogue/audit';
import { importFeed } from '@wearfolio/catalogue/import/import-feed';
import { silent } from '@wearfolio/catalogue/import/progress';
import { saveRules } from '@wearfolio/catalogue/rules/rule-versions';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';

const required = { empty: 4_000, unchanged: 20_000, megabytes: 300, shareWithRules: 0.9 };

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    url: { type: 'string' },
    file: { type: 'string' },
    kept: { type: 'string', default: 'plain' },
  },
});

const colors = ['Red', 'Navy Blue', 'Black', 'Olive', 'White', 'Blue Spell', 'Heather Grey', 'Coral'];
const sizes = ['XS', 'S', 'M', 'L', 'XL'];
const kinds = [
  ['Women > Shoes > Boots', 'Ankle Boot'],
  ['Men > Clothing > Shirts', 'Oxford Shirt'],
  ['Women > Clothing > Dresses', 'Wrap Dress'],
  ['Men > Bags > Backpacks', 'Canvas Backpack'],
  ['Women > Accessories > Scarves', 'Wool Scarf'],
] as const;

function* feedLines(rows: number): Generator<string> {
  yield 'id,title,brand,category,color,size,price,retail_price,link,image,stock,description,gender\n';
  for (let at = 0; at < rows; at += 1) {
    const brand = `Brand${at % 400}`;
    const [category, kind] = kinds[at % kinds.length] ?? kinds[0];
    const cells = [
      `S-${at}`,
      `${brand} ${kind} No. ${Math.floor(at / 4)}`,
      brand,
      category,
      colors[at % colors.length],
      sizes[at % sizes.length],
      `${10 + (at % 300)}.90`,
      `${20 + (at % 300)}.00`,
      `https://shop.example/p/${at}`,
      `https://img.shop.example/p/${at}.jpg`,
      at % 20,
      `"Style ${at % 997}, made to last, and easy to care for."`,
      at % 2 ? 'female' : 'male',
    ];
    yield `${cells.join(',')}\n`;
  }
}

// One row in 100 meets a pattern, and one in 700 a brand.
/** 50 rules for all stores: half match a pattern, half test a column and a fact of the cleaned row. */
const feedRules = Array.from({ length: 50 }, (_, at) =>
  at % 2
    ? {
        name: `Note ${at}`,
        when: [{ of: 'name', test: 'matches', value: `No\\. \\d*${50 + at}$` }],
        actions: [{ type: 'append', of: 'description', value: ` Note ${at}.` }],
      }
    : {
        name: `Brand ${at}`,
        when: [
          { of: 'column:category', test: 'contains', value: 'Women' },
          { of: 'fact:brand', test: 'is', value: `Brand${at}` },
        ],
        actions: [{ type: 'map', of: 'audience', value: 'women' }],
      },
);

/** Runs one import in its own process, to measure its memory. */
const importOnce = async (url: string, file: string, kept: string): Promise<void> => {
  const started = performance.now();
  let imported = started;
  const progress = {
    ...silent,
    phase: (name: string) => {
      if (name === 'Grouping offers') imported = performance.now();
    },
  };
  await importFeed({
    url,
    bytes: createReadStream(file),
    source: 'bench',
    store: 'Bench',
    reportsDir: null,
    settings: { currency: 'USD' },
    rowsDir: join(dirname(file), 'kept', kept, 'rows'),
    feeds: { folder: join(dirname(file), 'kept', kept, 'feeds'), mostFiles: 10, mostBytes: 10_000_000_000 },
    say: () => undefined,
    progress,
  });
  const seconds = (imported - started) / 1000;
  const grouping = (performance.now() - imported) / 1000;
  console.log(JSON.stringify({ seconds, grouping, megabytes: process.resourceUsage().maxRSS / 1024 }));
};

/** The flags of `npm run catalogue`. */
const collectEarly = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** `grouping` is the time of the matching with other stores after the import. */
type Measured = { seconds: number; grouping: number; megabytes: number };
/** `kept` names the folder of what imports into one catalogue keep. */
const measure = (url: string, file: string, kept: string): Measured => {
  const args = [...collectEarly, import.meta.filename, '--url', url, '--file', file, '--kept', kept];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Measured;
};

const line = (name: string, value: number, unit: string, limit: number): string =>
  `  ${name.padEnd(28)}${Math.round(value).toLocaleString('en-US').padStart(9)} ${unit.padEnd(7)}${(value / limit).toFixed(2).padStart(6)} of ${Math.round(limit).toLocaleString('en-US')}`;

const bench = async (rows: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  // The embedded server may run under another account.
  await chmod(folder, 0o755);
  const file = join(folder, 'feed.csv');
  await pipeline(Readable.from(feedLines(rows)), createWriteStream(file));
  const openIn = async (name: string) => {
    const database = await openEmbedded(join(folder, name), () => undefined);
    await migrate(database.url);
    return database;
  };
  const plain = await openIn('plain');
  const ruled = await openIn('ruled');
  try {
    await saveRules(ruled.url, commandLine, { storeId: null, rules: feedRules });
    const empty = measure(plain.url, file, 'plain');
    const withRules = measure(ruled.url, file, 'ruled');
    const unchanged = measure(plain.url, file, 'plain');
    console.log(`  ${rows.toLocaleString('en-US')} rows of plain CSV`);
    console.log(line('into an empty catalogue', rows / empty.seconds, 'rows/s', required.empty));
    console.log(`  ${'  grouping offers after it'.padEnd(28)}${Math.round(empty.grouping).toString().padStart(9)} s`);
    const leastWithRules = (rows / empty.seconds) * required.shareWithRules;
    console.log(line(`  with ${feedRules.length} rules`, rows / withRules.seconds, 'rows/s', leastWithRules));
    console.log(line('nothing changed', rows / unchanged.seconds, 'rows/s', required.unchanged));
    console.log(
      line('peak memory (less is better)', Math.max(empty.megabytes, unchanged.megabytes), 'MB', required.megabytes),
    );
  } finally {
    await plain.close();
    await ruled.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const rows = Number(options.rows);
if (options.url && options.file) await importOnce(options.url, options.file, options.kept);
else if (Number.isInteger(rows) && rows > 0) await bench(rows);
else {
  console.error('--rows must be a whole number above 0');
  process.exitCode = 2;
}
