// cspell:ignore marke
import { checksum, feedRow } from '@wearfolio/catalogue/testing/trial';
import { describe, expect, it } from 'vitest';
import { provideFeedDesk } from '../testing/feed-desk.ts';

const desk = provideFeedDesk();

describe('the preview of a feed', () => {
  it('shows its columns and raw threeRows, and reads them with a mapping', { tags: 'sweep' }, async () => {
    const text =
      'ref;was;marke;preis;wo\n1;Hose;Larkfield;12,00;https://a.example/1\n2;Rock;;13,00;https://a.example/2\n';
    const id = await desk.begin({ name: 'feed.csv', bytes: Buffer.byteLength(text) });
    await desk.sendPart(id, 0, Buffer.from(text)).expect(200);
    const mapping = { fields: { id: 'ref', name: '={marke} {was}', price: 'preis', link: 'wo', currency: '=EUR' } };

    const unknown = (await desk.post('/feeds/preview', { upload: id })).body.data;
    const mapped = (await desk.post('/feeds/preview', { upload: id, mapping: JSON.stringify(mapping) })).body.data;

    expect(unknown.columns.columns).toContainEqual({ path: 'was', example: 'Hose', filled: 1 });
    expect(unknown.columns.columns).toContainEqual({ path: 'marke', example: 'Larkfield', filled: 0.5 });
    expect(mapped).toMatchObject({ refusal: null, read: 2, rejected: 1, columns: { has_own_reader: false } });
    expect(mapped.cards).toMatchObject([{ price: 12, currency: 'EUR' }]);
    expect(mapped.cards[0].row.fields).toContainEqual({ name: 'name', value: 'Larkfield Hose' });
    expect(mapped.cards[0].cells).toContainEqual({ name: 'was', value: 'Hose' });
    expect(JSON.parse(mapped.columns.mapping).fields).toMatchObject({ name: '={marke} {was}', id: 'ref' });
  });

  it("reads the stored copy of a store's last feed", { tags: 'sweep' }, async () => {
    const store = await desk.addImported('Kept');

    const { data } = (await desk.post('/feeds/preview', { store })).body;
    const refused = await desk.post('/feeds/preview', { store: 999_999 });

    expect(data).toMatchObject({ refusal: null, read: 3, format: 'plain-csv' });
    expect(refused.body.data.refusal).toContain('No feed of this store is kept yet');
  });
});

describe('a dry run', () => {
  it('lists fact by fact what an upload would change with unsaved settings, and changes nothing', async () => {
    const store = await desk.addImported('Trial');
    const coat = { title: 'Larkfield Wool Coat a', category: 'Women > Clothing > Coats', price: '49.00' };
    const next = [feedRow('a', coat), feedRow('d')];
    const id = await desk.upload(next, store);
    const before = await checksum(desk.shop.url);

    await desk.post('/feed/try', { id: store, upload: id, brand: 'Tarnbeck', force_brand: true }).expect(200);
    const waiting = (await desk.get(`/feed/trial?id=${store}`).expect(200)).body.data;
    await desk.run('try-feed');
    const { data } = (await desk.get(`/feed/trial?id=${store}`).expect(200)).body;

    expect(waiting).toMatchObject({ is_under_way: true, result: null, upload: id });
    expect(data).toMatchObject({ is_under_way: false, refusal: null });
    expect(data.result).toMatchObject({ read: 2, created: 1, changed: 1, sold_out: 1, offered: 2, missing: 1 });
    expect(data.result.changes).toContainEqual({
      fact: 'brand',
      products: 1,
      examples: [{ title: expect.any(String), before: 'Larkfield', after: 'Tarnbeck' }],
    });
    expect(data.result.changes.map(({ fact }: { fact: string }) => fact)).toEqual(
      expect.arrayContaining(['brand', 'title', 'kind', 'price']),
    );
    expect(await checksum(desk.shop.url)).toBe(before);
    expect(await desk.shop.db.feedUpload.count({ where: { id } })).toBe(1);
  });

  it('reads the last feed without an upload, and explains why a feed would be refused', { tags: 'sweep' }, async () => {
    const store = await desk.addImported('Last');
    const trial = async () => (await desk.get(`/feed/trial?id=${store}`).expect(200)).body.data;

    await desk.post('/feed/try', { id: store, category: 'women/shoes/boots' }).expect(200);
    await desk.run('try-feed');
    const last = await trial();
    await desk.post('/feed/try', { id: store, mapping: '{"fields": {"id": "nowhere"}}' }).expect(200);
    await desk.run('try-feed');

    expect(last.result).toMatchObject({ read: 3, created: 0, unchanged: 2, rejected: 1, is_short: false });
    expect(await trial()).toMatchObject({ result: null, refusal: "The table has no column 'nowhere' for id" });
    await desk.post('/feed/try', { id: store, currency: 'kroner' }).expect(409);
    await desk.post('/feed/try', { id: 999_999 }).expect(409);
    expect((await desk.get('/feed/trial?id=999999').expect(200)).body.data).toBeNull();
  });
});
