import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { csvOf, feedRow } from './testing/trial.ts';

let folder = '';
let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  folder = await mkdtemp(join(tmpdir(), 'wearfolio-cli-'));
  await writeFile(join(folder, 'good.csv'), csvOf([feedRow('a'), feedRow('b', { price: 'much' })]));
  await writeFile(join(folder, 'odd.csv'), 'SKU No,What,Where\n1,Hat,https://a.example/1\n');
  await writeFile(join(folder, 'map.json'), '{"id": "SKU No", "name": "What", "link": "Where"}');
  await writeFile(join(folder, 'list.json'), '["id"]');
  await writeFile(join(folder, 'empty.xml'), '<?xml version="1.0"?><Products></Products>');
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = { code: number; out: string; error: string };

/** Runs the tool as ops do, standing in the folder of the feeds. */
const catalogue = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      INIT_CWD: folder,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    };
    execFile(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { env }, (error, out, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, error: errors });
    });
  });

describe('npm run catalogue', () => {
  it('imports a file, says what happened and where the report is', async () => {
    const { code, out } = await catalogue('import', 'good.csv', '--store', 'Larkfield');

    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}created +1$/m);
    expect(out).toMatch(/^ {2}rejected +1$/m);
    const [report] = await readdir(join(folder, 'data', 'reports'));
    expect(out).toContain(`Report: ${join(folder, 'data', 'reports', report ?? '?')}`);
  });

  it('takes columns by another name', async () => {
    const refused = await catalogue('import', 'odd.csv', '--store', 'Odd');
    const taken = await catalogue('import', 'odd.csv', '--store', 'Odd', '--columns', 'map.json');

    expect(refused.code).toBe(1);
    expect(taken.code).toBe(0);
    expect(taken.out).toMatch(/^ {2}created +1$/m);
  });

  it('refuses an empty feed with one line and exit code 1', async () => {
    const { code, error } = await catalogue('import', 'empty.xml', '--store', 'Larkfield');

    expect(code).toBe(1);
    expect(error).toBe('The feed holds no product\n');
  });

  it.each([
    [['import', 'none.csv', '--store', 'X'], /^There is no file .*none\.csv$/m],
    [['import', 'good.csv'], /required option '--store <name>' not specified/],
    [['import', 'good.csv', '--store', ' '], /--store needs a name/],
    [['import', 'good.csv', '--store', 'X', '--format', 'excel'], /Allowed choices are avantlink/],
    [['import', 'good.csv', '--store', 'X', '--max-shrink', '50'], /a share from 0 to 1/],
    [['import', 'good.csv', '--store', 'X', '--columns', 'list.json'], /is not a JSON object like/],
    [['seed'], /Say --products N, --from FILE, or both/],
    [['seed', '--products', '-5'], /a whole number above 0/],
    [['publish', 'Bad Key', '--newest', '3'], /'Bad Key' is no key/],
    [['publish', 'key'], /Say what goes in/],
    [['media', 'list', 'x'], /a whole number above 0/],
    [['frobnicate'], /unknown command 'frobnicate'/],
  ])('answers %j with one clear line and exit code 2', async (args, message) => {
    const { code, error } = await catalogue(...args);

    expect(code).toBe(2);
    expect(error).toMatch(message);
    expect(error).not.toMatch(/\n\s+at /);
  });

  it('helps with examples', async () => {
    const { code, out } = await catalogue('import', '--help');

    expect(code).toBe(0);
    expect(out).toContain('npm run catalogue -- import northern.xml --store Northern');
  });

  it('says in one line that the database cannot be reached', async () => {
    const before = url;
    url = 'postgresql://nobody@127.0.0.1:1/none';
    const { code, error } = await catalogue('status');
    url = before;

    expect(code).toBe(1);
    expect(error.trim().split('\n')).toHaveLength(1);
  });
});
