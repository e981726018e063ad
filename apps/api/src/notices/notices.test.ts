// cspell:ignore Angebot Fälschung gemeldet verkauft
import { commandLine } from '@wearfolio/catalogue/audit';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDesk, postDesk, signInStaff } from '../desk/testing/desk-shop.ts';
import { type MailSink, openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { doJobs } from '../worker/testing/run-jobs.ts';

const report = {
  reason: 'counterfeit',
  explanation: 'The brand says that it never made this boot.',
  full_name: 'Ada Byron',
  email: 'ada@shop.test',
  is_true: true,
};

describe('POST /api/report-offer', () => {
  let shop: TestApp;
  let sink: MailSink;
  let productId = 0;

  beforeAll(async () => {
    shop = await startTestApp();
    sink = await openMailSink();
    const { db } = shop;
    productId = await addProduct(db, {
      name: 'Boot',
      brand: await addBrand(db, 'Vael'),
      store: await addStore(db, 'Northbound'),
      categories: await addCategories(db, 'Women/Shoes/Boots'),
      colors: [await addColor(db, 'Red')],
    });
    await publishAll(shop);
  });
  beforeEach(async () => {
    await shop.db.$executeRaw`TRUNCATE rate_limit, offer_notice, removed_offer, graphile_worker._private_jobs`;
    sink.received.length = 0;
  });
  afterAll(async () => {
    await shop.app.close();
    await sink.close();
  });

  const send = (changes = {}) =>
    request(shop.app.server)
      .post('/api/report-offer')
      .send({ product_id: productId, ...report, ...changes });
  const mails = async () => {
    await doJobs(shop, sink.url);
    return sink.received.map(({ recipients, subject, text }) => ({ to: recipients[0], subject, text }));
  };
  const show = () => request(shop.app.server).get(`/api/product/${productId}`);

  it('stores one of two identical reports, mails it to staff and confirms it to the sender', async () => {
    await Promise.all([send().expect(200), send().expect(200)]);

    expect(await shop.db.offerNotice.findMany()).toMatchObject([
      { productId, productTitle: 'Boot', storeName: 'Northbound', reason: 'counterfeit', email: 'ada@shop.test' },
    ]);
    const sent = await mails();
    expect(sent.map(({ to }) => to).sort()).toEqual(['ada@shop.test', 'shop@shop.test']);
    expect(sent.find(({ to }) => to === 'shop@shop.test')?.text).toContain(report.explanation);
  });

  it('needs no address, and then mails only staff', async () => {
    const { body } = await send({ email: '', full_name: '' }).expect(200);

    expect(body.message).toContain('can’t reply');
    expect((await mails()).map(({ to }) => to)).toEqual(['shop@shop.test']);
  });

  it.each([
    [{ reason: 'ugly' }, 400],
    [{ explanation: 'Too short' }, 400],
    [{ is_true: false }, 400],
    [{ email: 'no address' }, 400],
    [{ product_id: 999_999 }, 404],
  ])('refuses %j', async (changes, status) => {
    await send(changes).expect(status);

    expect(await shop.db.offerNotice.count()).toBe(0);
  });

  it('is limited per network address, and stores nothing from a robot', async () => {
    await send({ leave_empty: 'x' }).expect(200);
    for (let at = 1; at < 20; at += 1) await send({ leave_empty: 'x' });
    await send().expect(429);

    expect(await shop.db.offerNotice.count()).toBe(0);
  });

  it('is decided at the desk: the offer leaves the shop, the sender gets the reasons, and the offer can return', async () => {
    await send().expect(200);
    const { id } = await shop.db.offerNotice.findFirstOrThrow();
    await mails();
    sink.received.length = 0;
    const editor = await signInStaff(shop.db, 'editor');
    const list = async (name: string) => {
      const { body } = await getDesk(shop, `/notices?list=${name}`, editor.cookie).expect(200);
      return body;
    };
    const decide = (decision: string, statement: string, number = id) =>
      postDesk(shop, '/notices/decide', { id: number, decision, statement }, editor.cookie);
    expect(await list('waiting')).toMatchObject({
      data: [
        {
          // An editor sees no customer's address, and decides all the same.
          ...{ id, title: 'Boot', store: 'Northbound', reason: 'counterfeit', email: 'a***@shop.test', decision: null },
          offer: { id: productId, is_shown: true },
        },
      ],
      counts: { waiting: 1, decided: 0 },
    });

    await decide('removed', ' ').expect(400);
    await decide('removed', 'There is none.', id + 1).expect(409);
    await decide('removed', 'The brand confirmed it.').expect(200);
    await decide('removed', 'The brand confirmed it.').expect(200);

    await show().expect(404);
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@shop.test', `Our decision on your report #${id}`],
    ]);
    expect(sent[0]?.text).toContain('The brand confirmed it.');
    expect(await list('waiting')).toMatchObject({ data: [], counts: { waiting: 0, decided: 1 } });
    expect(await list('decided')).toMatchObject({
      data: [{ decision: 'removed', statement: 'The brand confirmed it.', offer: { is_shown: false } }],
    });
    await decide('kept', 'The store proved its source.').expect(200);
    await show().expect(200);
    const entries = await shop.db.auditLog.findMany({ where: { action: 'decide report' }, orderBy: { id: 'asc' } });
    expect(entries.map(({ actor, subject, before, after }) => [actor, subject, before, after])).toEqual([
      [editor.email, `report ${id}: Boot`, { decision: 'none' }, { decision: 'removed' }],
      [editor.email, `report ${id}: Boot`, { decision: 'removed' }, { decision: 'kept' }],
    ]);
  });

  it('is answered in the language of the market where it was sent', async () => {
    const german = { prefix: 'de', country: 'DE', language: 'de', currency: 'USD' };
    await publishDocument(shop.url, commandLine, { key: 'markets', body: { markets: [german] } });
    await shop.app.refreshPublished();
    await send().query({ market: 'de' }).expect(200);

    const text = (await mails()).find(({ to }) => to === 'ada@shop.test')?.text?.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Du hast ein Angebot als Fälschung gemeldet: Boot, verkauft von Northbound.');
    expect(text).toContain('https://shop.test/de/contact-us');
  });
});
