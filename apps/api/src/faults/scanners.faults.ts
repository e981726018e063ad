import { execFile, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { seedDemo } from '@wearfolio/database/catalogue/demo/seed';
import { checksum } from '@wearfolio/database/catalogue/testing/trial';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { makeFolder } from './testing/own-postgres.ts';
import { startShop } from './testing/shop-process.ts';

const planted = join(import.meta.dirname, 'testing', 'planted-shop.ts');
const run = promisify(execFile);

type Skip = TestContext['skip'];

const isThere = (tool: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${tool}`]);
    return true;
  } catch {
    return false;
  }
};

/** What the tool says, with colours taken out; it is ended after four minutes. */
const scan = async (tool: string, args: readonly string[]): Promise<string> => {
  const { stdout } = await run(tool, args, { timeout: 240_000, maxBuffer: 64 * 1024 * 1024 });
  return stripVTControlCharacters(stdout);
};

/** The demo shop with the planted pages beside it; the test is skipped where the tool is not installed. */
const openPlantedShop = async (skip: Skip, tool: string) => {
  if (!isThere(tool)) skip(`${tool} is not installed`);
  const { url, db } = await openTestDatabase();
  onTestFinished(() => db.$disconnect());
  await seedDemo({ url, say: () => undefined });
  const shop = await startShop(url, { NODE_ENV: 'production', BCRYPT_COST: '10', WORKER: 'off' }, planted);
  return { ...shop, checksum: () => checksum(url) };
};

describe('F1: sqlmap', () => {
  const sqlmap = async (url: string, body?: object): Promise<string> =>
    scan('sqlmap', [
      ...[`--url=${url}`, '--batch', '--level=2', '--risk=1', '--technique=BEUST', '--time-sec=2', '--threads=1'],
      ...['--dbms=postgresql', '--flush-session', `--output-dir=${await makeFolder()}`],
      // Each question comes from an address of its own, so that no limit stands before what is looked for.
      '--tamper=xforwardedfor',
      ...(body ? ['--data', JSON.stringify(body), '-H', 'Content-Type: application/json'] : []),
    ]);

  it('finds what is planted (planted)', async ({ skip }) => {
    const shop = await openPlantedShop(skip, 'sqlmap');

    const said = await sqlmap(`${shop.url}/planted?keyword=dress&show=name`);

    expect(said).toContain('sqlmap identified the following injection point(s)');
  });

  it.for([
    ['/api/productList?keyword=dress&sort=asc&page=1&store[]=1&brand[]=1&color[]=1&size[]=1&price_range[]=0 - 50'],
    ['/api/productList?parentCateg=women&subCateg=clothing&childCateg=dresses&homepageKey=new_arrivals'],
    ['/api/search?searchKeyword=dress&sort=desc&store[]=1'],
    ['/api/search/keyword?keyword=dress'],
    ['/api/customer/signin', { email: 'ada@shop.example', password: 'long enough' }],
  ] as [path: string, body?: object][])('finds nothing in %s, and changes nothing', async ([path, body], { skip }) => {
    const shop = await openPlantedShop(skip, 'sqlmap');
    const before = await shop.checksum();

    const said = await sqlmap(shop.url + path, body);

    expect(said).toContain('all tested parameters do not appear to be injectable');
    expect(said).not.toContain('sqlmap identified');
    expect(said).not.toMatch(/\b(?:429|5\d\d) \([A-Z]/);
    expect(await shop.checksum()).toBe(before);
    expect(shop.output()).not.toContain('"level":50');
  });
});

describe('F1, F3, F5, K5: wapiti', () => {
  type Found = { path: string };
  type Report = Record<'vulnerabilities' | 'anomalies', Record<string, Found[]>>;

  const holes = ['/planted?keyword=dress&show=name', '/planted/to?to=/', '/planted/file?name=README.md'];
  const pages = [
    ...['/', '/search?keyword=dress', '/women/clothing', '/out/1', '/docs/openapi.json'],
    ...['/api/productList?keyword=dress&sort=asc&store[]=1&price_range[]=0 - 50', '/api/search/keyword?keyword=dress'],
    ...['/api/media/mediaList?product_id=1', '/email-verify?token=a', '/email-subscription/verify?token=a'],
  ];

  it('finds what is planted, and nothing in the shop (planted)', async ({ skip }) => {
    const shop = await openPlantedShop(skip, 'wapiti');
    const folder = await makeFolder();
    const starts = [...holes, ...pages].flatMap((path) => ['-s', new URL(path, shop.url).href]);

    await scan('wapiti', [
      ...['-u', `${shop.url}/`, ...starts, '-d', '1', '-t', '2', '-m', 'sql,blindsql,xss,exec,file,redirect,crlf'],
      // It asks for Brotli without being able to read it.
      ...['-H', 'Accept-Encoding: identity', '--max-scan-time', '30', '--max-attack-time', '28'],
      ...['--flush-session', '--no-bugreport', '--store-session', folder, '-f', 'json', '-o', join(folder, 'report')],
    ]);

    const { vulnerabilities, anomalies } = JSON.parse(await readFile(join(folder, 'report'), 'utf8')) as Report;
    const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
      all.map(({ path }) => `${kind} ${path}`),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'SQL Injection /planted',
        'Blind SQL Injection /planted',
        'Cross Site Scripting /planted',
        'Open Redirect /planted/to',
        'Path Traversal /planted/file',
      ]),
    );
    expect(found.filter((one) => !one.includes('/planted'))).toEqual([]);
  });
});

describe('G5: slowhttptest', () => {
  const slowly = (url: string, ...kind: string[]): Promise<string> =>
    scan('slowhttptest', [...kind, '-c', '200', '-r', '100', '-p', '3', '-l', '30', '-u', url]);
  const drop = ['-i', '5', '-x', '24'];

  it('shuts others out of a server that waits for ever (planted)', async ({ skip }) => {
    const shop = await openPlantedShop(skip, 'slowhttptest');
    const patient = Object.assign(new URL(shop.url), { port: `${Number(new URL(shop.url).port) + 1}` });

    expect(await slowly(patient.href, '-H', ...drop)).toMatch(/service available: +NO/);
  });

  it.for([
    ['slow headers', '/api/health', ['-H', ...drop]],
    ['a slow body', '/api/customer/signin', ['-B', '-f', 'application/json', '-s', '8192', ...drop]],
    ['slow reading', '/docs/openapi.json', ['-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32']],
  ] as const)('keeps nobody else waiting by %s', async ([, path, kind], { skip }) => {
    const shop = await openPlantedShop(skip, 'slowhttptest');

    const said = await slowly(shop.url + path, ...kind);

    expect(said).toMatch(/service available: +YES/);
    expect(said).not.toMatch(/service available: +NO/);
  });
});
