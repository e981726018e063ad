import { execFile, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { checksum } from '@wearfolio/catalogue/testing/trial';
import type { Database } from '@wearfolio/database/client';
import { seedDemo } from '@wearfolio/demo/seed';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { signInStaff } from '../desk/testing/desk-shop.ts';
import { opsToken } from '../metrics/testing/metrics-shop.ts';
import { addKey } from '../partners/testing/add-key.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { makeFolder } from './testing/own-postgres.ts';
import { scanTargets, type Target } from './testing/scan-targets.ts';
import { type ShopProcess, startShop } from './testing/shop-process.ts';
import { signUp } from './testing/writers.ts';

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

/** The output of the tool without colors. It is stopped after ten minutes: wapiti takes one for each of its seven modules. */
const scan = async (tool: string, args: readonly string[]): Promise<string> => {
  const { stdout } = await run(tool, args, { timeout: 600_000, maxBuffer: 64 * 1024 * 1024 });
  return stripVTControlCharacters(stdout);
};

/** The demo shop with planted pages beside it. Skips the test when the tool is not installed. */
const openPlantedShop = async (skip: Skip, tool: string) => {
  if (!isThere(tool)) skip(`needs ${tool}`);
  const { url, db } = await openTestDatabase();
  onTestFinished(() => db.$disconnect());
  await seedDemo({ url, say: () => undefined });
  const settings = { NODE_ENV: 'production', BCRYPT_COST: '10', WORKER: 'off', OPS_TOKEN: opsToken };
  const shop = await startShop(url, settings, planted);
  return { ...shop, db, checksum: () => checksum(url) };
};

// Clears rate limits continuously, so they do not block the scan.
const liftLimits = async (db: Database): Promise<void> => {
  await db.$executeRaw`
    CREATE FUNCTION forget_attempts() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.count := 1; RETURN NEW; END'`;
  await db.$executeRaw`
    CREATE TRIGGER forget_attempts BEFORE INSERT OR UPDATE ON rate_limit
    FOR EACH ROW EXECUTE FUNCTION forget_attempts()`;
};

// So that addresses that count a click can be attacked, and the catalog is the same afterwards.
const countNoClicks = async (db: Database): Promise<void> => {
  await db.$executeRaw`
    CREATE FUNCTION count_nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`;
  await db.$executeRaw`
    CREATE TRIGGER count_nothing BEFORE INSERT ON click_out FOR EACH ROW EXECUTE FUNCTION count_nothing()`;
};

describe('F1: sqlmap', () => {
  const sqlmap = async (url: string, ...more: string[]): Promise<string> =>
    scan('sqlmap', [
      ...[`--url=${url}`, '--batch', '--level=2', '--risk=1', '--technique=BEUST', '--time-sec=2', '--threads=1'],
      ...['--dbms=postgresql', '--flush-session', `--output-dir=${await makeFolder()}`, '--ignore-code=401,404'],
      // Links to stores lead out of the shop.
      '--ignore-redirects',
      ...more,
    ]);

  /** Signs in a customer and an owner, and adds a partner. Returns the request headers of each. */
  const signInAll = async ({ url }: ShopProcess, db: Database): Promise<Record<Target['as'], string[]>> => {
    const { body } = await signUp(url);
    const ours = ['Sec-Fetch-Site: same-origin'];
    const { cookie: desk } = await signInStaff(db, 'owner');
    const staff = [...ours, `Cookie: ${desk}`];
    const partner = [`Authorization: Bearer ${await addKey(db)}`];
    return { guest: ours, customer: [`Token: ${body.data?.token}`], partner, staff };
  };

  const dataOf = ({ body, isForm }: Pick<Target, 'body' | 'isForm'>): string[] => {
    if (body === null) return [];
    if (isForm) return ['--data', `${new URLSearchParams(body as Record<string, string>)}`];
    return ['--data', JSON.stringify(body), '-H', 'Content-Type: application/json'];
  };

  const attack = (url: string, target: Pick<Target, 'method' | 'path' | 'body' | 'isForm'>, headers: string[] = []) =>
    sqlmap(url + target.path, `--method=${target.method}`, ...headers.flatMap((one) => ['-H', one]), ...dataOf(target));

  const keyword = { keyword: 'dress' };
  it.for([
    ['an address', { method: 'GET', path: '/planted?keyword=dress&show=name', body: null, isForm: false }],
    ['a path', { method: 'GET', path: '/planted/of/dress*', body: null, isForm: false }],
    ['a JSON body', { method: 'POST', path: '/planted', body: keyword, isForm: false }],
    ['a form', { method: 'POST', path: '/planted', body: keyword, isForm: true }],
  ] as const)('finds the hole planted in %s (planted)', async ([, target], { skip }) => {
    const shop = await openPlantedShop(skip, 'sqlmap');

    expect(await attack(shop.url, target)).toContain('sqlmap identified the following injection point(s)');
  });

  const groups = [...new Set(scanTargets.map(({ group }) => group))];

  it.for(groups)('finds nothing in %s, and changes nothing', { timeout: 1_200_000 }, async (group, { skip }) => {
    const shop = await openPlantedShop(skip, 'sqlmap');
    await liftLimits(shop.db);
    await countNoClicks(shop.db);
    const headers = await signInAll(shop, shop.db);
    const before = await shop.checksum();
    const suspect: string[] = [];
    for (const target of scanTargets.filter((one) => one.group === group)) {
      const said = await attack(shop.url, target, headers[target.as]);
      const isClean = said.includes('all tested parameters do not appear to be injectable');
      // A scan without access tests nothing, and a server error is a finding.
      const isKeptOut = target.as !== 'guest' && said.includes('401 (Unauthorized)');
      if (!isClean || isKeptOut || /sqlmap identified|\b(?:429|5\d\d) \([A-Z]/.test(said))
        suspect.push(`${target.path}\n${said}`);
    }

    expect(suspect).toEqual([]);
    expect(await shop.checksum()).toBe(before);
    expect(shop.output()).not.toContain('"level":50');
  });
});

describe('F1, F3, F5, K5: wapiti', () => {
  type Found = { path: string };
  type Report = Record<'vulnerabilities' | 'anomalies', Record<string, Found[]>>;

  const holes = ['/planted?keyword=dress&show=name', '/planted/to?to=/', '/planted/file?name=README.md'];
  // The scanner attacks queries.
  const queries = scanTargets.map(({ path }) => path).filter((path) => path.includes('?'));
  const pages = ['/', '/browse/women/clothing', '/search?keyword=dress', '/docs/openapi.json', ...queries];

  const attack = async (url: string, paths: readonly string[]): Promise<string[]> => {
    const folder = await makeFolder();
    await scan('wapiti', [
      ...['-u', `${url}/`, ...paths.flatMap((path) => ['-s', new URL(path, url).href])],
      ...['-d', '1', '-t', '2', '-m', 'sql,blindsql,xss,exec,file,redirect,crlf'],
      // Wapiti requests Brotli but cannot decode it.
      ...['-H', 'Accept-Encoding: identity', '--max-scan-time', '60', '--max-attack-time', '60'],
      ...['--flush-session', '--no-bugreport', '--store-session', folder, '-f', 'json', '-o', join(folder, 'report')],
    ]);
    const { vulnerabilities, anomalies } = JSON.parse(await readFile(join(folder, 'report'), 'utf8')) as Report;
    return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
      all.map(({ path }) => `${kind} ${path}`),
    );
  };

  // The shop's addresses would take the time that a slow hole needs.
  it('finds the planted holes (planted)', async ({ skip }) => {
    const shop = await openPlantedShop(skip, 'wapiti');

    expect(await attack(shop.url, holes)).toEqual(
      expect.arrayContaining([
        'SQL Injection /planted',
        'Blind SQL Injection /planted',
        'Cross Site Scripting /planted',
        'Open Redirect /planted/to',
        'Path Traversal /planted/file',
      ]),
    );
  });

  it('finds nothing in the shop', { timeout: 700_000 }, async ({ skip }) => {
    const shop = await openPlantedShop(skip, 'wapiti');

    expect(await attack(shop.url, pages)).toEqual([]);
  });
});

describe('G5: slowhttptest', () => {
  const slowly = (url: string, ...kind: string[]): Promise<string> =>
    scan('slowhttptest', [...kind, '-c', '200', '-r', '100', '-p', '3', '-l', '30', '-u', url]);
  const drop = ['-i', '5', '-x', '24'];

  it('blocks other clients of a server without timeouts (planted)', async ({ skip }) => {
    const shop = await openPlantedShop(skip, 'slowhttptest');
    const patient = await (await fetch(`${shop.url}/planted/patient`)).text();

    expect(await slowly(patient, '-H', ...drop)).toMatch(/service available: +NO/);
  });

  it.for([
    ['slow headers', '/api/health', ['-H', ...drop]],
    ['a slow body', '/api/customer/signin', ['-B', '-f', 'application/json', '-s', '8192', ...drop]],
    ['slow reading', '/docs/openapi.json', ['-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32']],
  ] as const)('does not block other clients by %s', async ([, path, kind], { skip }) => {
    const shop = await openPlantedShop(skip, 'slowhttptest');

    const said = await slowly(shop.url + path, ...kind);

    expect(said).toMatch(/service available: +YES/);
    expect(said).not.toMatch(/service available: +NO/);
  });
});
