import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { runTool } from '../tool.ts';

let drop = async (): Promise<void> => undefined;
let run: typeof runTool;

beforeAll(async () => {
  const { url, drop: dropDatabase } = await createTestDatabase();
  drop = dropDatabase;
  // The tool reads this when it is loaded.
  vi.stubEnv('DATABASE_URL', url);
  vi.resetModules();
  ({ runTool: run } = await import('../tool.ts'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await drop();
});

const market = async (line: string): Promise<{ code: number; said: string }> => {
  const said: string[] = [];
  const code = await run(['market', ...line.split(' ')], {
    say: (text) => said.push(text),
    complain: (text) => said.push(text.trimEnd()),
    signal: new AbortController().signal,
  });
  return { code, said: said.join('\n') };
};

const shipping = '0 of 0 stores ship there';

describe('catalogue market', () => {
  it('lists the shop as the first market', async () => {
    expect(await market('list')).toEqual({ code: 0, said: '/ (the first)  US  en  USD      0 of 0 stores ship there' });
  });

  it('adds, changes and removes a market', async () => {
    expect((await market('add de --country de --language DE --currency eur --sizes eu,uk --vat-note')).code).toBe(0);
    expect((await market('add at --country AT --language de --currency EUR')).code).toBe(0);
    expect((await market('set at --currency CHF')).code).toBe(0);
    expect((await market('list')).said.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['/ (the first)', 'US', 'en', 'USD', shipping],
      ['/de/', 'DE', 'de', 'EUR', 'EU, UK', 'incl. VAT', shipping],
      ['/at/', 'AT', 'de', 'CHF', shipping],
    ]);
    expect((await market('remove at')).code).toBe(0);
    expect((await market('list')).said).not.toContain('/at/');
  });

  it.each([
    ['add shop --country DE --language de --currency EUR', 1, 'An address of the shop begins with this prefix'],
    ['add de --country DE --language de --currency EUR', 1, 'Two markets have the same prefix'],
    ['add fr --country France --language de --currency EUR', 1, 'A country is a code of two capital letters'],
    ['add fr --country ZZ --language de --currency EUR', 1, 'ZZ is not a country. Use its code by ISO 3166'],
    ['add fr --country FR --language xx --currency EUR', 1, 'A language of the shop is one of en'],
    ['add fr --country FR --language de --currency EUR --sizes XX', 1, 'A size system is one of EU'],
    ['add fr --country FR', 2, '--language'],
    ['set fr --currency EUR', 1, 'There is no market fr. There are de'],
    ['set de', 1, 'Nothing to change was given'],
    ['remove /', 1, 'The first market is the shop itself'],
  ])('%s ends with code %d', async (line, code, reason) => {
    const outcome = await market(line);

    expect(outcome.code).toBe(code);
    expect(outcome.said).toContain(reason);
  });
});
