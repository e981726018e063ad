// Prints Lighthouse's figures for home, a listing and a product, on a phone and on a desktop, as medians of several runs:
// `npm run bench -- lighthouse --runs 5`. `--url` measures a running shop, such as an earlier version. `--photographs FOLDER` adds a listing with these photographs; `own` uses those of the tests. npx downloads
// Lighthouse; if that fails, nothing is measured.
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { browserPath } from '@wearfolio/e2e/testing/browser.ts';
import { say } from './listing/say.ts';
import { openShop } from './shop/open-shop.ts';
import { openPhotographShop } from './shop/photographs.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    photographs: { type: 'string' },
    on: { type: 'string', default: 'phone,desktop' },
    pages: { type: 'string', default: 'home,listing,product' },
  },
});

const lighthouse = ['--yes', 'lighthouse@12.8.2'];
const flags = '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';

const limits = {
  phone: { performance: 98, firstPaint: 1200, largestPaint: 1600, blocking: 50, shift: 0.01 },
  desktop: { performance: 100, firstPaint: undefined, largestPaint: undefined, blocking: undefined, shift: 0.01 },
};

type Device = keyof typeof limits;
/** Times in ms. */
type Figures = Record<keyof (typeof limits)['phone'], number>;

type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
  environment: { benchmarkIndex: number };
};

const report = async (url: string, chromePath: string, settings: readonly string[]): Promise<Report> => {
  const asked = [url, '--quiet', '--output=json', '--only-categories=performance', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)('npx', [...lighthouse, ...asked, ...settings], {
    env: { ...process.env, CHROME_PATH: chromePath },
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout) as Report;
};

const look = async (url: string, device: Device, chromePath: string): Promise<Figures> => {
  const { categories, audits } = await report(url, chromePath, device === 'desktop' ? ['--preset=desktop'] : []);
  const figure = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: categories.performance.score * 100,
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
};

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

const pathsOf = async (url: string): Promise<Record<string, string>> => {
  const reply = await fetch(`${url}/api/productList?parentCateg=women`);
  const { data } = (await reply.json()) as { data: { product_id: number; slug: string }[] };
  const [card = { product_id: 0, slug: '' }] = data;
  return { home: '/', listing: '/browse/women', product: `/product/${card.product_id}/${card.slug}` };
};

const measure = async (url: string, chromePath: string, pages: readonly string[]): Promise<void> => {
  const paths = await pathsOf(url);
  // The first run also warms up the shop.
  const { benchmarkIndex } = (await report(url, chromePath, [])).environment;
  console.log(`\n  CPU index ${benchmarkIndex}; Lighthouse makes a phone 4 times slower than this machine`);
  for (const device of ['phone', 'desktop'] as const) {
    if (!options.on.split(',').includes(device)) continue;
    for (const page of pages) {
      const runs: Figures[] = [];
      while (runs.length < Number(options.runs)) runs.push(await look(`${url}${paths[page]}`, device, chromePath));
      const middle = (name: keyof Figures): number => median(runs.map((run) => run[name]));
      const { performance, firstPaint, largestPaint, blocking, shift } = limits[device];
      say({ name: `${page}, ${device}: performance`, value: middle('performance'), unit: '', least: performance });
      say({ name: '  first paint', value: middle('firstPaint'), unit: 'ms', most: firstPaint });
      say({ name: '  largest paint', value: middle('largestPaint'), unit: 'ms', most: largestPaint });
      say({ name: '  blocked', value: middle('blocking'), unit: 'ms', most: blocking });
      say({ name: '  layout shift', value: middle('shift'), unit: '', most: shift });
    }
  }
};

// A phone runs neither the shop nor Lighthouse, so both give way to the browser, which has a session of its own. Linux
// shares the processors out by session; elsewhere this does nothing.
const giveWay = (): void => {
  try {
    // cspell:ignore autogroup
    writeFileSync('/proc/self/autogroup', '19');
  } catch {
    console.log('  The shop competes with the browser for the processors, so "blocked" may be too high');
  }
};

const chromePath = await browserPath().catch(() => undefined);
const isThere = spawnSync('npx', [...lighthouse, '--version'], { stdio: 'ignore' }).status === 0;
if (chromePath === undefined || !isThere) {
  console.log(`  Not run: ${isThere ? 'Chromium is missing' : 'npx could not download Lighthouse'}`);
} else {
  giveWay();
  const shop = options.url ? { url: options.url, close: async () => undefined } : await openShop(0, { SEED: 'demo' });
  try {
    await measure(shop.url, chromePath, options.pages.split(','));
  } finally {
    await shop.close();
  }
  if (options.photographs) {
    const others = await openPhotographShop(options.photographs === 'own' ? undefined : options.photographs, [1]);
    try {
      console.log(`\n  with ${others.count} photographs on the listing, WebP`);
      await measure(others.url, chromePath, ['listing']);
    } finally {
      await others.close();
    }
  }
}
