import { listPendingMigrations, migrate } from '@wearfolio/database/migrate';
import { createFilledDatabase } from '@wearfolio/database/testing/filled-database';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import type { FeedRule } from '@wearfolio/feeds/rules/rule';
import { describe, expect, it, onTestFinished } from 'vitest';
import { commandLine } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { listOutdated } from '../import/reimport-jobs.ts';
import { listSettings, setSettings } from '../stores/store-settings.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { listVersions, saveRules, undoRules } from './rule-versions.ts';

const openDatabase = async (): Promise<string> => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  return url;
};

const leaveOut: FeedRule = {
  name: 'No boots',
  when: [{ of: 'name', test: 'contains', value: 'boot' }],
  actions: [{ type: 'leave-out' }],
};

const shown = async (url: string) =>
  (
    await ask<{ id: string }>(
      url,
      'SELECT external_id AS id FROM listing JOIN product ON id = product_id WHERE listing.active ORDER BY 1',
    )
  ).map(({ id }) => id);

describe('settings of stores', () => {
  it('become rules when a filled database is migrated', async () => {
    const { url, drop } = await createFilledDatabase();
    onTestFinished(drop);
    await ask(
      url,
      `UPDATE store SET brand = 'Oboro', force_brand = true, title_pattern = '{title} - {color}', currency = 'EUR',
         default_audience = 'women', default_category = 'women/shoes/boots', link_pattern = 'https://s.example/{id}',
         picture_base = 'https://s.example/', mapping = '{"fields": {"id": "sku", "name": ["title", "=Boot"]}}' WHERE id = 1`,
    );
    await ask(url, "UPDATE store SET brand = 'Maze' WHERE id = 2");

    await migrate(url);

    const [first, second] = await listSettings(url);
    expect(await withConnection(url, (db) => listPendingMigrations(db))).toEqual([]);
    expect(first).toMatchObject({
      ...{ brand: 'Oboro', forceBrand: true, titlePattern: '{title} - {color}', currency: 'EUR', audience: 'women' },
      ...{ category: 'women/shoes/boots', link: 'https://s.example/{id}', pictureBase: 'https://s.example/' },
      mapping: { fields: { id: 'sku', name: ['title', '=Boot'] } },
      isCurrencyKept: false,
    });
    // Its currency is that of its products, which an earlier migration kept.
    expect(second).toMatchObject({ brand: 'Maze', forceBrand: false, currency: 'USD', isCurrencyKept: true });
  });
});

describe('rules of feeds', () => {
  it('have versions, of which the last can be undone, and refuse a version that is no longer in use', async () => {
    const url = await openDatabase();
    await setSettings(url, 'Larkfield', { currency: 'EUR' });
    const rules = async () => (await listSettings(url, 'Larkfield'))[0]?.rules.map(({ name }) => name);
    const settings = (await listSettings(url, 'Larkfield'))[0]?.rules ?? [];

    const saved = await saveRules(url, commandLine, { storeId: 1, basedOn: 1, rules: [leaveOut, ...settings] });
    const late = saveRules(url, commandLine, { storeId: 1, basedOn: 1, rules: [] });

    await expect(late).rejects.toThrow('Somebody else saved these rules');
    expect([saved, await rules()]).toEqual([2, ['No boots', 'Currency']]);
    expect(await undoRules(url, commandLine, { storeId: 1 })).toBe(3);
    expect(await rules()).toEqual(['Currency']);
    expect(await undoRules(url, commandLine, { storeId: 1, number: 2 })).toBe(4);
    expect(await rules()).toEqual(['No boots', 'Currency']);
    await expect(undoRules(url, commandLine, { storeId: null })).rejects.toThrow('There is nothing to undo');
    expect((await withConnection(url, (db) => listVersions(db, 1))).map(({ number, note }) => [number, note])).toEqual([
      [4, 'Version 2 again'],
      [3, 'Undone'],
      [2, 'Saved'],
      [1, 'Settings'],
    ]);
    expect(
      await ask(url, "SELECT subject, after->>'version' AS version FROM audit_log WHERE action = 'set feed rules'"),
    ).toEqual(['1', '2', '3', '4'].map((version) => ({ subject: 'Larkfield', version })));
  });

  it('hide the products that they leave out, for one store or all, and show them again without the rule', async () => {
    const url = await openDatabase();
    const feed = [feedRow('a', { title: 'Rain Jacket' }), feedRow('b', { title: 'Rain Boot' })];
    await importText(url, 'Larkfield', feed);
    const all = await shown(url);

    await saveRules(url, commandLine, { storeId: null, rules: [leaveOut] });
    const { plan } = await importText(url, 'Larkfield', feed);
    const without = await shown(url);
    await undoRules(url, commandLine, { storeId: null });
    await importText(url, 'Larkfield', feed);

    expect([all, without, await shown(url)]).toEqual([['a', 'b'], ['a'], ['a', 'b']]);
    expect(plan).toMatchObject({ rejected: 1, soldOut: 1 });
  });

  it('let a rule of the store precede those of all stores, and hold in a dry run that stores nothing', async () => {
    const url = await openDatabase();
    const set = (name: string): FeedRule => ({
      name,
      when: [{ of: 'material', test: 'empty' }],
      actions: [{ type: 'set', of: 'material', value: name }],
    });
    await importText(url, 'Larkfield', [feedRow('a')], { dryRun: true, settings: { rules: [set('Wool')] } });
    await importText(url, 'Larkfield', [feedRow('a')]);
    const before = await ask(url, 'SELECT material FROM product');
    await saveRules(url, commandLine, { storeId: null, rules: [set('Linen')] });
    await saveRules(url, commandLine, { storeId: 1, rules: [set('Silk')] });

    await importText(url, 'Larkfield', [feedRow('a')]);

    expect([before, await ask(url, 'SELECT material FROM product')]).toEqual([
      [{ material: null }],
      [{ material: 'Silk' }],
    ]);
  });

  it('list the stores whose last import they do not know', async () => {
    const url = await openDatabase();
    await importText(url, 'Larkfield', [feedRow('a')]);
    await importText(url, 'Quillmoor', [feedRow('b')]);
    await ask(
      url,
      `INSERT INTO kept_feed (store_id, import_id, host, file, bytes) SELECT store_id, id, 'here', 'x', 1 FROM import`,
    );
    const outdated = () => withConnection(url, async (db) => (await listOutdated(db)).map(({ store }) => store));

    expect(await outdated()).toEqual([]);
    await saveRules(url, commandLine, { storeId: 1, rules: [leaveOut] });
    expect(await outdated()).toEqual(['Larkfield']);
    await saveRules(url, commandLine, { storeId: null, rules: [leaveOut] });
    expect(await outdated()).toEqual(['Larkfield', 'Quillmoor']);
  });
});
