import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
const keptFeeds = { folder, mostFiles: 10, mostBytes: 1_000_000 };

let shop: TestApp;
let editor: SignedInStaff;
let id = 0;

beforeAll(async () => {
  shop = await startTestApp({ keptFeeds });
  editor = await signInStaff(shop.db, 'editor');
  const rows = [feedRow('a', { title: 'Rain Coat' }), feedRow('b', { title: 'Rain Jacket' })];
  await importText(shop.url, 'Larkfield', rows, { feeds: keptFeeds });
  ({ id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } }));
});
afterAll(() => shop.app.close());

const post = (path: string, body: object) => postDesk(shop, `/rules/${path}`, body, editor.cookie);
const read = async (query = `?store=${id}`) =>
  (await getDesk(shop, `/rules${query}`, editor.cookie).expect(200)).body.data;

const coats = {
  name: 'No coats',
  when: [{ of: 'name', test: 'contains', value: 'coat' }],
  actions: [{ type: 'leave-out' }],
};
const maker = {
  name: 'Maker',
  when: [{ of: 'fact:brand', test: 'is', value: 'larkfield' }],
  actions: [{ type: 'map', of: 'brand', value: 'Oboro' }],
};

describe('rules at the desk', () => {
  it('are tried on the last feed, with counts and rows before and after, and nothing is saved', async () => {
    const { data } = (await post('try', { store: id, rules: [coats, maker] }).expect(200)).body;

    expect(data).toMatchObject({
      ...{ read: 2, is_whole: true, changed: 2, kept: { before: 2, after: 1 }, counts: [1, 1], refusal: null },
      rows: [
        {
          line: 2,
          before: { title: 'Rain Coat', outcome: '' },
          after: { outcome: 'is left out by a rule' },
          rules: [0],
        },
        { line: 3, before: { brand: 'Larkfield' }, after: { brand: 'Oboro' }, rules: [1] },
      ],
    });
    expect(data.facts).toContainEqual({ fact: 'outcome', rows: 1 });
    expect(await read()).toMatchObject({ number: 0, rules: [], versions: [] });
  });

  it('are published with a version, an audit entry and an import, and undone', async () => {
    const published = await post('save', { store: id, based_on: 0, rules: [coats], reimport: true }).expect(200);
    const late = await post('save', { store: id, based_on: 0, rules: [] });
    const saved = await read();
    const jobs = await shop.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM graphile_worker._private_jobs job
      JOIN graphile_worker._private_tasks task ON task.id = task_id WHERE identifier = 'reimport-feed'`;
    await post('undo', { store: id, version: 0 }).expect(200);

    expect(published.body.message).toBe('Published. The last feed is imported again.');
    expect(saved).toMatchObject({ store: { name: 'Larkfield' }, number: 1, rules: [coats] });
    expect(saved.versions).toMatchObject([{ number: 1, actor: editor.email, note: 'Saved', rules: 1 }]);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('in the meantime')]);
    expect(jobs).toEqual([{ count: 1 }]);
    expect(await read()).toMatchObject({ number: 2, rules: [] });
    const entry = await shop.db.auditLog.findFirstOrThrow({
      where: { action: 'set feed rules' },
      orderBy: { id: 'asc' },
    });
    expect(entry).toMatchObject({ actor: editor.email, subject: 'Larkfield', after: { version: 1 } });
  });

  it('are for all stores without a store, and are refused without meaning', async () => {
    await post('save', { based_on: 0, rules: [maker] }).expect(200);
    const { data } = (await post('try', { store: id, all: true, rules: [] }).expect(200)).body;

    expect(await read('')).toMatchObject({
      store: null,
      number: 1,
      rules: [maker],
      stores: [{ id, name: 'Larkfield' }],
    });
    expect(data).toMatchObject({ changed: 2, facts: [{ fact: 'brand', rows: 2 }] });
    await getDesk(shop, '/rules?store=999999', editor.cookie).expect(404);
    const wrong = await post('save', {
      based_on: 1,
      rules: [{ ...maker, actions: [{ type: 'map', of: 'kind', value: 'x' }] }],
    });
    expect([wrong.status, wrong.body.message]).toEqual([409, expect.stringContaining("Rule 1: there is no kind 'x'")]);
    await post('save', { based_on: 1, rules: [{ name: 'No parts' }] }).expect(400);
  });
});
