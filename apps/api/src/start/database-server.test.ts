import { randomUUID } from 'node:crypto';
import { withConnection } from '@wearfolio/catalogue/connection';
import { describe, expect, inject, it } from 'vitest';
import { launchShop, untilReady } from '../faults/testing/shop-process.ts';
import { createDatabase } from '../testing/test-database.ts';

const makeEmpty = (): Promise<string> =>
  createDatabase(inject('templateUrl'), 'template0', `empty_${randomUUID().replaceAll('-', '')}`);

describe('the start on a database', { timeout: 400_000 }, () => {
  it('I14: migrates once when several processes start together', async () => {
    const url = await makeEmpty();

    const shops = await Promise.all([launchShop(url), launchShop(url), launchShop(url)]);
    for (const shop of shops) await untilReady(shop);
    const said = shops.map(({ output }) => /Tables +(\w+)/.exec(output())?.[1]);

    expect(said.sort()).toEqual(['current', 'current', 'migrated']);
    await withConnection(url, async (db) => {
      const { rows } = await db.query<{ most: number }>(
        'SELECT max(count)::int AS most FROM (SELECT count(*) FROM _prisma_migrations GROUP BY migration_name) counts',
      );
      expect(rows).toEqual([{ most: 1 }]);
    });
  });

  it.each<[string, (url: URL) => URL, RegExp]>([
    [
      'a wrong password',
      (url) => Object.assign(url, { password: 'guessed' }),
      /^The database at \S+:\*\*\*@\S+ does not respond: .*(authentication|credentials).* correct DATABASE_URL\.\n$/i,
    ],
    [
      'a missing database',
      (url) => Object.assign(url, { pathname: '/none' }),
      /^The database at \S+ does not respond: .*none.* correct DATABASE_URL\.\n$/,
    ],
    [
      'a server that is down',
      (url) => Object.assign(url, { port: '1' }),
      /^The database at postgresql:\/\/\w+:\*\*\*@127\.0\.0\.1:1\/migrated does not respond: .* correct DATABASE_URL\.\n$/,
    ],
  ])('I3: is refused in one line for %s', { tags: 'sweep' }, async (_name, spoil, line) => {
    const shop = await launchShop(spoil(new URL(inject('templateUrl'))).href);
    const { code, output } = await shop.ended;

    expect(output.replace(/^Wearfolio opens\n {2}Database .*\n/, '')).toMatch(line);
    expect(output).not.toContain('guessed');
    expect(code).toBe(1);
  });
});
