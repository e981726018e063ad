import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, rowsWith, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let ops: Ops;

// Of the categories that no map knows, the commonest is on the first page whatever else is imported.
const larkfield = [
  feedRow('a', { color: 'Zzyzx' }),
  feedRow('b', { title: 'Zorblat', color: 'Zzyzx', category: 'Wet & Wild' }),
  feedRow('c', { title: 'Zorblat', category: 'Wet & Wild' }),
];

beforeAll(async () => {
  shop = await startOpsShop();
  await importText(shop.url, 'Larkfield', larkfield);
  ops = await openOps(shop);
});
afterAll(() => shop.app.close());

describe('/ops/values', () => {
  it('maps a value by a form, and the next import applies it', async () => {
    const before = rowsWith(await ops.get('/ops/values?kind=color'), 'Zzyzx');
    const { headers } = await ops.post('/ops/values', { kind: 'color', from: 'Zzyzx', to: 'Blue' });
    const page = await ops.get(String(headers.location));
    await importText(shop.url, 'Larkfield', larkfield);

    expect(before[0]?.slice(0, 3)).toEqual(['Zzyzx', '2', 'Larkfield']);
    expect(headers.location).toBe('/ops/values?kind=color&page=1');
    expect(page).toContain('Mapped, from the next import on.');
    expect(page).toContain('Blue, from the next import on');
    expect(rowsWith(await ops.get('/ops/values?kind=color'), 'Zzyzx')).toEqual([]);
    const color = await shop.db.color.findUniqueOrThrow({ where: { name: 'Zzyzx' }, include: { parent: true } });
    expect(color.parent.name).toBe('Blue');
  });

  it('asks for no brands, as any name is one', async () => {
    const page = await ops.get('/ops/values');
    const tabs = /<ul class="tabs">(.*?)<\/ul>/s.exec(page)?.[1];

    expect(tabs?.match(/kind=\w+/g)).toEqual(['kind=category', 'kind=color', 'kind=placed']);
    await ops.post('/ops/values', { kind: 'brand', from: 'Nord-Vik', to: 'Nordvik' }).expect(400);
  });

  it('offers the leaves of the tree, and says why another one will not do', async () => {
    const fields = { kind: 'category', from: 'Wet & Wild', to: 'women/none' };

    expect(await ops.get('/ops/values')).toContain('<option value="women/shoes/boots">');
    const { text } = await ops.post('/ops/values', fields).expect(400);

    expect(text).toMatch(/role="alert">There is no category &#39;women\/none&#39; in the tree/);
    expect(rowsWith(text, 'Wet &amp; Wild')[0]?.[1]).toBe('2');
  });

  it('lists what is placed, so that a wrong leaf can be answered, and stays on that list', async () => {
    const placed = rowsWith(await ops.get('/ops/values?kind=placed'), 'Jackets');
    const fields = { kind: 'category', from: 'women > * > jackets', to: 'women/clothing/coats' };
    const { headers } = await ops.post('/ops/values?page=1&list=placed', fields).expect(303);

    expect(placed[0]?.slice(1, 4)).toEqual([
      '1',
      'Larkfield',
      expect.stringMatching(/^women\/clothing\/jackets\s+1, certain$/),
    ]);
    expect(headers.location).toBe('/ops/values?kind=placed&page=1');
    const page = await ops.get(String(headers.location));
    expect(rowsWith(page, 'Jackets')[0]?.[4]).toContain('women/clothing/coats, from the next import on');
  });

  it('keeps what was typed and the page of the list where it will not do, and the page where it will', async () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      feedRow(`p${at}`, { title: 'Zorblat', category: `Frobs & Quux ${at + 10}` }),
    );
    await importText(shop.url, 'Quillmoor', rows);
    const last = 'Frobs & Quux 69';

    const { text } = await ops.post('/ops/values?page=2', { kind: 'category', from: last, to: 'Boots & "co"' });
    const right = { kind: 'category', from: last, to: 'Women/Shoes/Boots ' };
    const { headers } = await ops.post('/ops/values?page=2', right).expect(303);

    expect(text.match(/aria-invalid/g)).toHaveLength(1);
    expect(text).toContain(
      'aria-label="What Frobs &amp; Quux 69 is" aria-invalid="true" aria-describedby="refusal" autofocus',
    );
    expect(text).toContain('value="Boots &amp; &quot;co&quot;"');
    expect(rowsWith(text, last.replace('&', '&amp;'))[0]?.[3]).toMatch(/There is no category &#39;Boots/);
    expect(text).toContain('<span>Page 2</span>');
    expect(headers.location).toBe('/ops/values?kind=category&page=2');
  });

  it.each([
    { kind: 'nothing', from: 'x', to: 'y' },
    { kind: 'color', from: 'x' },
    { kind: 'color', from: '', to: 'Blue' },
    { kind: 'color', from: 'x\0y', to: 'Blue' },
    { kind: 'color', from: 'Red', to: 'Blue' },
  ])('refuses %j', async (fields) => {
    const count = await shop.db.valueMapping.count();

    await ops.post('/ops/values', fields as Record<string, string>).expect(400);

    expect(await shop.db.valueMapping.count()).toBe(count);
  });
});
