// cspell:ignore Harbon
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import type { DeskValue } from '@wearfolio/contracts/desk-values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { reimportFeed } from '../../worker/reimport-feed.ts';
import { taskContext } from '../../worker/testing/run-jobs.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let editor: SignedInStaff;
let feeds = { folder: '', mostFiles: 9, mostBytes: 1_000_000 };

const larkfield = [
  feedRow('a', { color: 'Zzyzx' }),
  feedRow('b', { title: 'Zorblat', color: 'Zzyzx', category: 'Wet & Wild' }),
  feedRow('c', { title: 'Zorblat', color: 'Harbon Glow', category: 'Wet & Wild' }),
];

beforeAll(async () => {
  feeds = { ...feeds, folder: mkdtempSync(join(tmpdir(), 'wearfolio-kept-')) };
  shop = await startTestApp();
  editor = await signInStaff(shop.db, 'editor');
  await importText(shop.url, 'Larkfield', larkfield, { feeds });
});
afterAll(async () => {
  await shop.app.close();
  rmSync(feeds.folder, { recursive: true, force: true });
});

const read = async (query: string) => (await getDesk(shop, `/values?${query}`, editor.cookie).expect(200)).body;
const findValue = async (list: string, value: string): Promise<DeskValue | undefined> =>
  (await read(`list=${list}`)).data.find((one: DeskValue) => one.value === value);
const map = (kind: string, from: string, to: string) =>
  postDesk(shop, '/values/map', { kind, from, to }, editor.cookie);

const readAgain = async (): Promise<void> => {
  const [job] = await shop.db.$queryRaw<{ key: string }[]>`
    SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'reimport-feed'`;
  const context = taskContext(shop, '');
  const run = { id: '1', createdAt: new Date(), attempts: 1, signal: new AbortController().signal };
  const storeId = Number(job?.key.split(':')[1]);
  await reimportFeed({ ...context, env: { ...context.env, keptFeeds: feeds } }, { storeId }, run);
};

describe('the values of the desk', () => {
  it('lists unknown values with candidates, most rows first', async () => {
    const colors = await read('list=color');

    expect(colors.data).toMatchObject([
      { value: 'Zzyzx', rows: 2, stores: 'Larkfield', mapped_to: null, proposal: null },
      { value: 'Harbon Glow', rows: 1, proposal: { to: 'Black', why: 'it looks like "carbon"' } },
    ]);
    expect(colors).toMatchObject({ total: 2, counts: { category: 1, color: 2 }, outdated: [] });
    expect((await read('list=color&page=9')).data).toEqual([]);
  });

  it('shows which rows a mapping moves, the mapping in force, and removes it', async () => {
    const preview = async () =>
      (await getDesk(shop, '/values/preview?from=Wet+%26+Wild&to=women/shoes/boots', editor.cookie).expect(200)).body;
    const { total, staying, data } = await preview();
    await map('category', 'Wet & Wild', 'women/shoes/boots').expect(200);
    const mapped = await findValue('placed', 'Wet & Wild');
    const remove = () => postDesk(shop, '/values/unmap', { kind: 'category', from: 'Wet & Wild' }, editor.cookie);
    await remove().expect(200);

    expect([total, staying, data]).toMatchObject([2, 0, [{ value: 'Wet & Wild', rows: 2 }]]);
    expect(mapped).toMatchObject({ mapping: { from: 'wet & wild', to: 'women/shoes/boots' } });
    expect(await findValue('placed', 'Wet & Wild')).toMatchObject({ mapping: null });
    await remove().expect(409);
  });

  it('maps a value, reads the feeds again and removes it from the list', async () => {
    await map('color', 'Zzyzx', 'Blue').expect(200);
    const mapped = await read('list=color');
    await postDesk(shop, '/feeds/reimport', {}, editor.cookie).expect(200);
    await readAgain();

    expect(mapped.data[0]).toMatchObject({ value: 'Zzyzx', mapped_to: 'Blue' });
    expect([mapped.counts.color, mapped.total]).toEqual([1, 2]);
    expect(mapped.outdated).toMatchObject([{ name: 'Larkfield' }]);
    expect(await findValue('color', 'Zzyzx')).toBeUndefined();
    const color = await shop.db.color.findUniqueOrThrow({ where: { name: 'Zzyzx' }, include: { parent: true } });
    expect(color.parent.name).toBe('Blue');
    await postDesk(shop, '/feeds/reimport', {}, editor.cookie).expect(409);
    await postDesk(shop, '/feeds/reimport', { id: 999_999 }, editor.cookie).expect(409);
  });

  it('offers to read feeds again after a mapping was removed', async () => {
    const before = await read('list=color');
    await postDesk(shop, '/values/unmap', { kind: 'color', from: 'Zzyzx' }, editor.cookie).expect(200);
    const after = await read('list=color');
    await postDesk(shop, '/feeds/reimport', {}, editor.cookie).expect(200);
    await readAgain();

    expect([before.outdated, after.outdated]).toMatchObject([[], [{ name: 'Larkfield' }]]);
    expect(await findValue('color', 'Zzyzx')).toMatchObject({ mapping: null });
    expect((await read('list=color')).outdated).toEqual([]);
    await map('color', 'Zzyzx', 'Blue').expect(200);
  });

  it('lists all categories with their targets, so that staff can correct a wrong one', async () => {
    const before = await findValue('placed', 'Jackets');
    await map('category', 'women > * > jackets', 'women/clothing/coats').expect(200);
    const all = (await read('list=placed')).data as DeskValue[];

    const jackets = all.find(({ value }) => value.endsWith('Jackets'));
    expect(before ?? jackets).toBeDefined();
    expect(jackets).toMatchObject({
      mapped_to: 'women/clothing/coats',
      places: [{ path: 'women/clothing/jackets', certainty: 'certain', rows: 1 }],
    });
  });

  it('proposes mappings from values with the same ending', async () => {
    await map('category', 'Wet & Wild', 'women/shoes/boots').expect(200);
    await importText(shop.url, 'Birchwood', [feedRow('x', { title: 'Zorblat', category: 'Summer > Frobs' })]);
    await map('category', 'Winter > Frobs', 'women/clothing/tops').expect(200);

    expect(await findValue('category', 'Summer > Frobs')).toMatchObject({
      proposal: { to: 'women/clothing/tops', why: 'as "winter > frobs" is mapped' },
    });
  });

  it('writes an audit entry with the earlier mapping', async () => {
    await map('color', 'Zzyzx', 'Green').expect(200);

    const entries = await shop.db.auditLog.findMany({ where: { action: 'map color' }, orderBy: { id: 'asc' } });
    expect(entries.map(({ actor, subject, before, after }) => [actor, subject, before, after])).toEqual([
      [editor.email, 'zzyzx', null, { to: 'Blue' }],
      [editor.email, 'zzyzx', null, { to: 'Blue' }],
      [editor.email, 'zzyzx', { to: 'Blue' }, { to: 'Green' }],
    ]);
    expect(await shop.db.auditLog.count({ where: { action: 'reimport feed', subject: 'Larkfield' } })).toBe(2);
  });

  it.each([
    ['category', 'Wet & Wild', 'women/none', 409, "There is no category 'women/none' in the tree"],
    ['color', 'Red', 'Blue', 409, 'Red is a color of the palette itself'],
    ['brand', 'Nord-Vik', 'Nobody', 409, 'There is no such brand'],
    ['size', 'Nord-Vik', 'Nordvik', 400, 'Choose category, color or brand'],
    ['color', '', 'Blue', 400, 'Enter the value'],
    ['color', 'x', '', 400, 'Choose its meaning'],
  ])('refuses to map %s "%s" to "%s"', async (kind, from, to, status, message) => {
    const count = await shop.db.valueMapping.count();

    const reply = await map(kind, from, to);

    expect([reply.status, reply.body.message]).toEqual([status, expect.stringContaining(message)]);
    expect(await shop.db.valueMapping.count()).toBe(count);
  });
});
