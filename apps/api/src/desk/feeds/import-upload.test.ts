// cspell:ignore Regenjacke
import { commandLine } from '@wearfolio/catalogue/audit';
import { withConnection } from '@wearfolio/catalogue/connection';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import { lockStore } from '@wearfolio/catalogue/import/runs';
import { type FeedRow, feedRow } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { provideFeedDesk, threeRows } from '../testing/feed-desk.ts';

const desk = provideFeedDesk();

describe('a store that is added with an upload', () => {
  it('is imported by any worker, keeps its settings and leaves no upload behind', async () => {
    const id = await desk.upload(threeRows);

    const { body } = await desk.post('/feeds/add', { name: 'Nordic', upload: id, audience: 'women' }).expect(200);
    const before = (await desk.get(`/feed?id=${body.data.id}`).expect(200)).body.data;
    await desk.run('import-upload');
    const after = (await desk.get(`/feed?id=${body.data.id}`).expect(200)).body.data;

    expect(before).toMatchObject({ is_due: true, cron: null, upload: { id, name: 'feed.csv.gz' } });
    expect(after).toMatchObject({
      is_due: false,
      upload: null,
      runs: [{ outcome: 'imported', created: 2, rejected: 1 }],
    });
    expect(await desk.shop.db.feedUploadPart.count()).toBe(0);
    expect(await desk.shop.db.keptFeed.count()).toBe(1);
    expect(await desk.shop.db.feedRules.findFirst({ where: { storeId: body.data.id } })).toMatchObject({
      actor: desk.editor.email,
      rules: [{ name: 'Audience' }],
    });
    const entry = await desk.shop.db.auditLog.findFirstOrThrow({ where: { action: 'add store', subject: 'Nordic' } });
    expect(entry).toMatchObject({ actor: desk.editor.email, after: { file: 'feed.csv.gz', audience: 'women' } });
  });

  it('needs either an address or an upload', async () => {
    const id = await desk.upload(threeRows);

    await desk.post('/feeds/add', { name: 'Neither' }).expect(400);
    await desk.post('/feeds/add', { name: 'Both', upload: id, url: 'https://feeds.example/x' }).expect(400);
    await desk.post('/feeds/preview', { name: 'Neither' }).expect(400);
    const { body } = await desk.post('/feeds/add', { name: 'Wrong', upload: id, currency: 'kroner' }).expect(409);
    expect(body.errors).toEqual({ currency: ['kroner is not a currency code such as EUR'] });
    expect(await desk.shop.db.store.count({ where: { name: { in: ['Neither', 'Both', 'Wrong'] } } })).toBe(0);
  });
});

describe('an upload in another language', () => {
  const importIn = async (store: number, feed: readonly FeedRow[]) => {
    await desk.post('/feed/import', { id: store, upload: await desk.upload(feed, store), language: 'de' }).expect(200);
    await desk.run('import-upload');
    return (await desk.get(`/feed?id=${store}`).expect(200)).body.data;
  };

  it('gives its texts alone to the products of the store, or says why not', { tags: 'sweep' }, async () => {
    const store = await desk.addImported('Bilingual');
    const german = { prefix: 'de', country: 'US', language: 'de', currency: 'USD', sizes: [], has_vat_note: false };
    await publishDocument(desk.shop.url, commandLine, { key: 'markets', body: { markets: [german] } });

    const taken = await importIn(store, [feedRow('a', { title: 'Regenjacke', price: '1.00' })]);
    const refused = await importIn(store, [feedRow('other', { title: 'Regenjacke' })]);
    await desk.shop.app.refreshPublished();
    await desk.shop.app.refreshCatalogue();

    const cards = await request(desk.shop.app.server)
      .get(`/api/productList?store=${store}&market=de&sort=asc`)
      .expect(200);
    const shown = cards.body.data.map(({ title, price }: { title: string; price: number }) => [title, price]);
    expect(shown.sort()).toEqual([
      ['Rain Jacket B', 59],
      ['Regenjacke', 59],
    ]);
    expect(taken).toMatchObject({ upload: null, texts: [{ language: 'de', products: 1, last_outcome: 'imported' }] });
    expect(refused.texts[0].last_outcome).toMatch(/^None of the 1 rows is a product of Bilingual/);
  });

  it('can be fetched with the feed of its store, if that has an address', { tags: 'sweep' }, async () => {
    const store = await desk.addImported('Fetched');
    const body = { id: store, language: 'de', url: 'https://feeds.example/german.csv?key=secret' };

    await desk.post('/feed/texts', body).expect(409);
    await desk
      .post('/feed/schedule', { id: store, cron: '0 0 31 2 *', url: 'https://feeds.example/feed.csv' })
      .expect(200);
    await desk.post('/feed/texts', { ...body, language: 'tlh' }).expect(400);
    await desk.post('/feed/texts', body).expect(200);
    const { data } = (await desk.get(`/feed?id=${store}`).expect(200)).body;
    await desk.post('/feed/texts', { ...body, url: null }).expect(200);
    const after = (await desk.get(`/feed?id=${store}`).expect(200)).body.data;

    expect(data).toMatchObject({ is_due: true, texts: [{ language: 'de', url: 'https://feeds.example/***' }] });
    expect(after.texts).toMatchObject([{ language: 'de', url: null }]);
    await desk.shop.db
      .$queryRaw`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker._private_jobs`;
  });
});

describe('the next feed of a store', () => {
  it('is imported from an upload; one without most products only when an editor allows it', async () => {
    const store = await desk.addImported('Next');
    const one = await desk.upload([feedRow('a', { price: '39.00' })], store);
    // It lacks two of the three products that the store would have.
    const many = await desk.upload([feedRow('a'), feedRow('b'), feedRow('d'), feedRow('e')], store);
    const outcome = async () => (await desk.get(`/feed?id=${store}`)).body.data;

    expect(await desk.shop.db.feedUpload.findMany({ select: { id: true } })).not.toContainEqual({ id: one });
    await desk.post('/feed/import', { id: store, upload: many }).expect(200);
    await desk.run('import-upload');
    const few = await desk.upload([feedRow('a', { price: '39.00' })], store);
    await desk.post('/feed/import', { id: store, upload: few }).expect(200);
    await desk.run('import-upload');
    const refused = await outcome();
    await desk.post('/feed/import', { id: store, upload: few, yes: true }).expect(200);
    await desk.run('import-upload');

    expect(refused).toMatchObject({ upload: { id: few }, runs: [{ outcome: 'refused' }, { outcome: 'imported' }, {}] });
    expect(refused.runs[0].reason).toContain("The feed lacks 3 of the store's 4 current products");
    expect(await outcome()).toMatchObject({ upload: null, runs: [{ outcome: 'imported', sold_out: 3 }, {}, {}, {}] });
  });

  it('waits while another process imports the same store, but not another store', { tags: 'sweep' }, async () => {
    const store = await desk.addImported('Locked');
    const other = await desk.shop.db.store.create({ data: { name: 'Other', slug: 'other' } });
    const id = await desk.upload(threeRows, store);
    await desk.post('/feed/import', { id: store, upload: id }).expect(200);

    await withConnection(desk.shop.url, async (db) => {
      await lockStore(db, 'Locked');
      await expect(desk.run('import-upload')).rejects.toThrow('Another import of Locked is running');
    });
    await desk.run('import-upload');

    expect(await desk.shop.db.feedUpload.count({ where: { id } })).toBe(0);
    const theirs = await desk.upload(threeRows, store);
    await desk.post('/feed/import', { id: other.id, upload: theirs }).expect(409);
    await desk.post('/feed/try', { id: other.id, upload: theirs }).expect(409);
  });
});
