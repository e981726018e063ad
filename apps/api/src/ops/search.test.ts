import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, postForm, rowsWith, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let ops: Ops;

const day = new Date(new Date().toISOString().slice(0, 10));

beforeAll(async () => {
  shop = await startOpsShop();
  await importText(shop.url, 'Larkfield', [
    feedRow('a', { title: 'Rain Jacket', color: 'Red' }),
    feedRow('b', { title: 'Wool Jacket', color: 'Blue', brand: 'Vael' }),
    feedRow('c', { title: 'Sun Hat', category: 'Women > Accessories > Hats', color: 'Red' }),
  ]);
  await shop.app.refreshCatalogue();
  ops = await openOps(shop);
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE search_log, search_pair, search_synonym`);
afterAll(() => shop.app.close());

const part = (page: string, from: string, to: string): string => page.slice(page.indexOf(from), page.indexOf(to));
const searched = (keyword: string, count: number, lastTotal = 0) =>
  shop.db.searchLog.create({ data: { keyword, day, count, lastTotal } });

describe('/ops/search', () => {
  it('shows how a search was read, and why products rank where they do', async () => {
    const page = await ops.get('/ops/search?keyword=red+jacket+zzz');

    expect(rowsWith(part(page, 'What was understood', 'The first ten'), 'mark').map(([words]) => words)).toEqual([
      'red',
      'jacket',
      'zzz',
    ]);
    const [first = [], ...others] = rowsWith(part(page, 'The first ten', 'Synonyms'), '/product/');
    expect(first[0]).toContain('Rain Jacket');
    expect(others.length).toBeGreaterThan(0);
    const [score = 0, ...points] = first.slice(2).map(Number);
    expect(points.reduce((sum, value) => sum + value, 0)).toBeCloseTo(score, 1);
  });

  it('explains a search that finds nothing, and one of nothing but signs', async () => {
    expect(await ops.get('/ops/search?keyword=qqqqqqqq')).toContain('No product meets any of it.');
    expect(await ops.get('/ops/search?keyword=%3F%3F')).toContain('Nothing was understood');
    await ops.get(`/ops/search?keyword=${'a'.repeat(500)}`);
  });

  it('adds and removes synonyms, and keeps what was typed when one is refused', async () => {
    await ops.post('/ops/search?keyword=x', { from: 'Trakkies', to: 'jacket', note: 'slang' }).expect(303);
    const added = await ops.get('/ops/search');
    expect(added).toContain('Added; the shop follows within seconds.');
    expect(rowsWith(added, '>slang<')[0]?.slice(0, 3)).toEqual(['trakkies', 'jacket', 'both ways']);

    await ops.post('/ops/search', { from: 'hat', to: 'sun hat', oneWay: 'yes' }).expect(303);
    expect(rowsWith(await ops.get('/ops/search'), '>one way<')[0]?.[0]).toBe('hat');

    const refused = await ops.post('/ops/search', { from: 'cap', to: 'cap' }).expect(400);
    expect(refused.text).toContain('means itself already');
    expect(refused.text).toContain('value="cap"');

    await ops.post('/ops/search/remove', { from: 'trakkies' }).expect(303);
    expect(await ops.get('/ops/search')).not.toContain('>slang<');
    await ops.post('/ops/search/remove', { from: 'trakkies' }).expect(400);
  });

  it('proposes what found nothing and what followed, until it has a meaning', async () => {
    await searched('purple unicorn', 7);
    await searched('hat', 9, 3);
    await shop.db.searchPair.create({ data: { day, from: 'trakkies', to: 'jacket', count: 5 } });
    const rows = async () =>
      rowsWith(part(`${await ops.get('/ops/search')}END`, 'Words that may need one', 'END'), 'keyword=').map((cells) =>
        cells.slice(0, 3),
      );

    expect(await rows()).toEqual([
      ['purple unicorn', 'found nothing', '7'],
      ['trakkies', 'jacket', '5'],
    ]);

    await ops.post('/ops/search', { from: 'trakkies', to: 'jacket' }).expect(303);
    expect(await rows()).toEqual([['purple unicorn', 'found nothing', '7']]);
  });

  it('shows nothing and does nothing for who is not signed in', async () => {
    const { text } = await request(shop.app.server).get('/ops/search?keyword=red').expect(401);
    expect(text).not.toContain('Synonyms');
    await postForm(shop, '/ops/search', { from: 'a', to: 'b' }).expect(401);
    await request(shop.app.server).post('/ops/search').type('form').send({ from: 'a', to: 'b' }).expect(403);
    expect(await shop.db.searchSynonym.count()).toBe(0);
  });
});
