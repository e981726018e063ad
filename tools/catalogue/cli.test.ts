import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, csvOf, feedRow, importText } from './testing/trial.ts';
import type { runTool } from './tool.ts';

const good = [feedRow('a'), feedRow('b', { price: 'much' })];

let folder = '';
let url = '';
let drop = async (): Promise<void> => undefined;
let run: typeof runTool;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  folder = await mkdtemp(join(tmpdir(), 'wearfolio-cli-'));
  // The tool reads these when it is loaded.
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.stubEnv('INIT_CWD', folder);
  vi.resetModules();
  ({ runTool: run } = await import('./tool.ts'));
  await writeFile(join(folder, 'good.csv'), csvOf(good));
  await writeFile(
    join(folder, 'dear.csv'),
    csvOf([feedRow('a', { price: '5900.00' }), feedRow('b', { price: '59.00' })]),
  );
  await writeFile(join(folder, 'odd.csv'), 'Key No,What,Where\n1,Hat,https://a.example/1\n');
  await writeFile(
    join(folder, 'mixed.csv'),
    'id,item_group_id,title,link,category,stock,Regal\n1,G,Hat,https://a.example/1,Women > Clothing > Coats,0,9\n',
  );
  await writeFile(join(folder, 'map.json'), '{"fields": {"id": "Key No", "name": "What", "link": "Where"}}');
  await writeFile(join(folder, 'list.json'), '["id"]');
  await writeFile(
    join(folder, 'odd.json'),
    JSON.stringify({
      things: [1, 2].map((at) => ({
        code: `C${at}`,
        title: `Warm Hat ${at}`,
        worth: at,
        web: `https://a.example/${at}`,
      })),
    }),
  );
  await writeFile(join(folder, 'empty.xml'), '<?xml version="1.0"?><Products></Products>');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = { code: number; out: string; error: string };

/** Runs the tool in this process, as if the feeds' folder were the current directory. */
const catalogue = async (...args: string[]): Promise<Outcome> => {
  const [printed, complaints]: [string[], string[]] = [[], []];
  const code = await run(args, {
    say: (line) => printed.push(`${line}\n`),
    complain: (text) => complaints.push(text),
    signal: new AbortController().signal,
  });
  return { code, out: printed.join(''), error: complaints.join('') };
};

/** Runs the tool as a separate process, as ops do. */
const runProcess = (environment: Record<string, string>, ...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...environment };
    execFile(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { env }, (error, out, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, error: errors });
    });
  });

describe('npm run catalogue', () => {
  it('imports a file and prints the result and the path of the report', async () => {
    const { code, out } = await runProcess({}, 'import', 'good.csv', '--store', 'Larkfield');

    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}created +1$/m);
    expect(out).toMatch(/^ {2}rejected +1$/m);
    const [report] = await readdir(join(folder, 'data', 'reports'));
    expect(out).toContain(`Report: ${join(folder, 'data', 'reports', report ?? '?')}`);
  });

  it('reads category and stock of a table with only some Google columns, and names the columns it does not read', async () => {
    const { out } = await catalogue('import', 'mixed.csv', '--store', 'Mixed');

    expect(out).toMatch(/^ {2}created +1$/m);
    expect(out).toMatch(/^Unread columns: regal$/m);
    const report = /^Report: (.*)$/m.exec(out)?.[1] ?? '';
    expect(await readFile(report, 'utf8')).toContain('\n1,columns,regal,warning: not read\n');
    expect(
      await ask(
        url,
        "SELECT p.stock, c.path FROM product p JOIN category c ON c.id = p.category_id JOIN store s ON s.id = p.store_id WHERE s.name = 'Mixed'",
      ),
    ).toEqual([{ stock: 0, path: 'women/clothing/coats' }]);
  });

  it('lists held prices and lets ops decide', async () => {
    await importText(url, 'Steep', good);
    const imported = await catalogue('import', 'dear.csv', '--store', 'Steep');
    const listed = await catalogue('prices', 'list', '--store', 'steep');
    const [, id = ''] = /^(\d+) /m.exec(listed.out) ?? [];
    const rejected = await catalogue('prices', 'reject', '--store', 'Steep');
    const accepted = await catalogue('prices', 'accept', id);
    const nothing = await catalogue('prices', 'accept', id);

    expect(imported.out).toMatch(/^Prices held for review, more than 70 % up or down: 1 \(1 new\)$/m);
    expect(listed.out.split('\n')).toEqual([
      expect.stringMatching(/^product +store +in the shop +in the feed +change +since +name$/),
      expect.stringMatching(/^\d+ +Steep +59\.00 +5,?900\.00 +\+9900 % +\S+ \S+ +Rain Jacket a$/),
      '',
    ]);
    expect(rejected).toEqual({ code: 0, out: '1 price rejected: the shop keeps its price\n', error: '' });
    expect(accepted).toEqual({ code: 0, out: "1 price accepted: the shop shows the feed's price\n", error: '' });
    expect(nothing).toEqual({
      code: 1,
      out: '',
      error: `This price is not held: product ${id} (Rain Jacket a)\n`,
    });
    expect((await catalogue('prices', 'list')).out).toBe('No prices waiting\n');
  });

  it('shows price jumps immediately if the store is trusted', async () => {
    await importText(url, 'Trusted', good);
    const { out } = await catalogue('import', 'dear.csv', '--store', 'Trusted', '--accept-jumps');

    expect(out).not.toContain('held for review');
    expect((await catalogue('prices', 'list', '--store', 'Trusted')).out).toBe('No prices waiting\n');
  });

  it('lists click-out templates and flags invalid ones', async () => {
    await importText(url, 'Larkfield', good);
    await ask(url, "UPDATE store SET click_out_template = 'https://partner.example/go' WHERE name = 'Larkfield'");

    const { out } = await catalogue('click-out', 'list');

    expect(out).toMatch(/^Larkfield +https:\/\/partner\.example\/go {2}invalid: \{url\} is missing$/m);
  });

  it('maps columns with custom names, and keeps the mapping', { tags: 'sweep' }, async () => {
    const refused = await catalogue('import', 'odd.csv', '--store', 'Odd');
    const taken = await catalogue('import', 'odd.csv', '--store', 'Odd', '--map', 'map.json');
    const again = await catalogue('import', 'odd.csv', '--store', 'Odd');

    expect(refused.code).toBe(1);
    expect(taken.out).toMatch(/^ {2}created +1$/m);
    expect(again.out).toMatch(/^ {2}unchanged +1$/m);
    expect((await catalogue('store', 'show', '--store', 'Odd')).out).toContain('"name":"What"');
  });

  it('sets what a store asks for delivery, place by place', async () => {
    const set = (...options: string[]) => catalogue('store', 'set', '--store', 'Carrier', ...options);
    await importText(url, 'Carrier', good);
    await set('--delivery', 'US=4.95,free-from=60', '--delivery', 'DE=9 EUR', '--delivery-days', 'US=2-4');
    const { out } = await set('--delivery', 'DE=unknown', '--returns', 'US=30,free,To Ohio');
    const { code, error } = await set('--delivery', 'US=much');

    expect(out).toContain('US: 4.95 USD, free from 60 USD, 2-4 days, returns 30 days, free, To Ohio\n');
    expect(out).not.toContain('DE:');
    expect([code, error]).toEqual([1, 'much is not an amount such as 4.95, or 4.95 EUR\n']);
    expect((await set('--delivery', 'US')).code).toBe(2);
  });

  it('writes an uncertain mapping to a file that the next command accepts', async () => {
    const refused = await catalogue('import', './odd.json', '--store', 'Things');
    const [, path = ''] =
      /Complete it in (\S+) and run: npm run catalogue -- import \.\/odd\.json/.exec(refused.error) ?? [];
    const proposal = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...proposal, fields: { ...proposal.fields, price: 'worth' } }));
    const taken = await catalogue('import', 'odd.json', '--store', 'Things', '--map', path, '--currency', 'USD');

    expect(refused).toMatchObject({
      code: 1,
      error: expect.stringMatching(
        /^The feed does not say which column is price\. price: "worth" \(amounts in 100 %\)\. /,
      ),
    });
    expect(proposal).toEqual({ records: 'things', fields: { id: 'code', name: 'title', link: 'web' } });
    expect(taken.out).toMatch(/^ {2}created +2$/m);
  });

  it('rejects an empty feed with one line and exit code 1', async () => {
    const { code, error } = await catalogue('import', 'empty.xml', '--store', 'Larkfield');

    expect(code).toBe(1);
    expect(error).toBe('The feed contains no products\n');
  });

  it('reports a wrong command line in one line with exit code 2', async () => {
    expect(await catalogue('import', 'none.csv', '--store', 'X')).toEqual({
      code: 2,
      out: '',
      error: `File not found: ${join(folder, 'none.csv')}\n`,
    });
    expect(await runProcess({}, 'frobnicate')).toEqual({
      code: 2,
      out: '',
      error: "error: unknown command 'frobnicate'\n(see --help for usage)\n",
    });
  });

  it('prints help with examples', async () => {
    const { code, out } = await runProcess({}, 'import', '--help');

    expect(code).toBe(0);
    expect(out).toContain('npm run catalogue -- import docs/examples/northern.csv --store');
  });

  it('reports an unreachable database in one line', { tags: 'sweep' }, async () => {
    const { code, error } = await runProcess({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, 'status');

    expect(code).toBe(1);
    expect(error.trim().split('\n')).toHaveLength(1);
  });
});

describe('collections and merchandising', () => {
  it('are published, ended and recorded in the audit log', async () => {
    await catalogue('collection', 'set', 'snow', '--rule', '/search?keyword=snow', '--until', '2030-01-01T00:00Z');
    await catalogue('merchandise', 'set', 'boots', '/browse/boots', '--pin', '3', '1', '--bury', '2');
    const ended = await catalogue('collection', 'end', 'snow');
    const wrong = await catalogue('collection', 'set', 'snow', '--rule', '/shop/summer');

    expect([ended.out, wrong.code]).toEqual(['snow is no longer shown\n', 1]);
    const bodies = await ask<{ body: object }>(url, 'SELECT body FROM content_version ORDER BY key');
    expect(bodies).toMatchObject([
      { body: { choice: { by: 'rule', href: '/search?keyword=snow' }, until: '2030-01-01T00:00Z' } },
      { body: { href: '/browse/boots', pins: [3, 1], boosts: [], buries: [2], from: null } },
    ]);
    const entries = await ask(url, "SELECT action FROM audit_log WHERE subject = 'collection/snow' ORDER BY id");
    expect(entries).toMatchObject([
      { action: 'content-save' },
      { action: 'content-publish' },
      { action: 'content-withdraw' },
    ]);
  });
});

describe('runTool', () => {
  it.each([
    [['import', 'GOOD'], /required option '--store <name>' not specified/],
    [['import', 'GOOD', '--store', ' '], /--store needs a name/],
    [['import', 'GOOD', '--store', 'X', '--format', 'excel'], /Allowed choices are avantlink/],
    [['import', 'GOOD', '--store', 'X', '--max-shrink', '50'], /a share from 0 to 1/],
    [['import', 'GOOD', '--store', 'X', '--map', 'LIST'], /is not a mapping: it is not an object like/],
    [['seed'], /Give --products N, --from FILE, or both/],
    [['seed', '--products', '-5'], /a whole number above 0/],
    [['publish', 'Bad Key', '--newest', '3'], /'Bad Key' is not a key/],
    [['publish', 'key'], /Choose products with/],
    [['media', 'list', 'x'], /a whole number above 0/],
    [['prices', 'accept', 'x'], /a whole number above 0/],
    [['prices', 'reject'], /Give the ids of products/],
    [['prices', 'accept', '3', '--store', 'X'], /Give the ids of products/],
  ])('rejects %j with one line and exit code 2', async (args, message) => {
    const files: Record<string, string> = { GOOD: join(folder, 'good.csv'), LIST: join(folder, 'list.json') };
    const [printed, complaints]: [string[], string[]] = [[], []];
    const code = await run(
      args.map((word) => files[word] ?? word),
      {
        say: (line) => printed.push(line),
        complain: (text) => complaints.push(text),
        signal: new AbortController().signal,
      },
    );
    const error = complaints.join('');

    expect([code, printed]).toEqual([2, []]);
    expect(error).toMatch(message);
    expect(error.trim().split('\n').length).toBeLessThanOrEqual(2);
    expect(error).not.toMatch(/\n\s+at /);
  });

  it('shows, tries, imports, exports and undoes rules', async () => {
    const rules = [
      { name: 'Coats', when: [{ of: 'name', test: 'contains', value: 'coat' }], actions: [{ type: 'leave-out' }] },
      {
        name: 'Maker',
        when: [{ of: 'brand', test: 'is', value: 'Larkfield' }],
        actions: [{ type: 'map', of: 'brand', value: 'Oboro' }],
      },
    ];
    await writeFile(join(folder, 'rules.json'), JSON.stringify(rules));
    await writeFile(join(folder, 'bad-rules.json'), JSON.stringify([{ ...rules[0], actions: [] }]));
    await writeFile(
      join(folder, 'ruled.csv'),
      csvOf([feedRow('a', { title: 'Rain Coat' }), feedRow('b', { title: 'Rain Jacket' })]),
    );
    const scope = ['--store', 'Ruled'];
    await catalogue('import', 'ruled.csv', ...scope);

    const tried = await catalogue('rules', 'try', 'rules.json', ...scope);
    const imported = await catalogue('rules', 'import', 'rules.json', ...scope);
    const shown = await catalogue('rules', 'show', ...scope);
    const exported = await catalogue('rules', 'export', 'again.json', ...scope);
    await catalogue('reimport', ...scope);
    const brands = await ask(
      url,
      "SELECT b.display_name AS brand FROM product p JOIN brand b ON b.id = brand_id JOIN store s ON s.id = store_id WHERE s.name = 'Ruled' AND stock > 0",
    );
    const undone = await catalogue('rules', 'undo', ...scope);

    expect(tried.out).toContain('2 rows read, 2 would change; in the shop: 2 before, 1 after');
    expect(tried.out).toMatch(/1 +Coats +1 row\n +2 +Maker +1 row/);
    expect(tried.out).toContain('is left out by a rule');
    expect(imported.out).toContain('Version 1 has 2 rules');
    expect(shown.out).toMatch(/1 +Coats +if name contains "coat" +leave-out/);
    expect([exported.code, JSON.parse(await readFile(join(folder, 'again.json'), 'utf8'))]).toEqual([0, rules]);
    expect(brands).toEqual([{ brand: 'Oboro' }]);
    expect(undone.out).toContain('Version 2 is in use');
    expect((await catalogue('rules', 'show', ...scope)).out).toContain('There are no rules');
    expect(await catalogue('rules', 'import', 'bad-rules.json', ...scope)).toMatchObject({
      code: 1,
      error: "Rule 1: 'actions' is a list of 1 to 10 actions\n",
    });
    expect((await catalogue('rules', 'show')).code).toBe(2);
  });
});
