// cspell:ignore Versand Abmelden
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine } from '@wearfolio/catalogue/audit';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import { setRate } from '@wearfolio/catalogue/prices/rates';
import type { Market } from '@wearfolio/contracts/content/markets';
import type { NewsletterDraft } from '@wearfolio/contracts/content/newsletter-draft';
import { addJob } from '@wearfolio/database/jobs';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillSmallCatalogue, type SmallCatalogue } from '../../catalogue/testing/small-catalogue.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../../desk/testing/desk-shop.ts';
import { linkIn, type MailSink, openMailSink, type Received } from '../../jobs/mail/testing/mail-sink.ts';
import { publishAll } from '../../testing/builders.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { doJobs, listJobs, makeJobsDue } from '../../worker/testing/run-jobs.ts';

let shop: TestApp;
let sink: MailSink;
let made: SmallCatalogue;
let editor: SignedInStaff;
let owner: SignedInStaff;

beforeAll(async () => {
  shop = await startTestApp();
  sink = await openMailSink();
  made = await fillSmallCatalogue(shop);
  editor = await signInStaff(shop.db, 'editor');
  owner = await signInStaff(shop.db, 'owner');
});
afterEach(async () => {
  sink.received.length = 0;
  sink.mode = 'accept';
  await shop.db.$executeRaw`
    TRUNCATE newsletter_send, newsletter_delivery, subscription, mail_token, content_version, graphile_worker._private_jobs CASCADE`;
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

const key = 'newsletter/november';
const post = (path: string, body: object) => postDesk(shop, path, body, editor.cookie);

const draft = (): NewsletterDraft => ({
  title: 'New boots & coats',
  preheader: 'Warm ones',
  parts: [
    { kind: 'text', markdown: '## Hello\n\nSee **all** [boots](/browse/boots). <script>alert(1)</script>' },
    { kind: 'products', title: 'Picked', products: [made.climber, made.gift, made.gone] },
    { kind: 'listing', title: 'From Acne', href: `/search?brand=${made.acne.id}`, count: 1 },
  ],
});

const save = async (body: NewsletterDraft = draft()): Promise<number> =>
  (await post('/content/save', { key, based_on: 0, body: JSON.stringify(body) }).expect(200)).body.data.number;

const send = async (at: string | null = null) => post('/newsletters/send', { key, number: await save(), at });

const subscribe = (count: number, own: object = {}) =>
  shop.db.subscription.createMany({
    data: Array.from({ length: count }, (_, at) => ({
      email: `reader${at}@shop.test`,
      confirmedAt: new Date(),
      ...own,
    })),
  });

const deliver = () => doJobs(shop, sink.url);
const readers = (): string[] => sink.received.flatMap(({ recipients }) => recipients).sort();
const stateOf = async () => (await getDesk(shop, '/newsletters', editor.cookie).expect(200)).body.data[0];

describe('a newsletter', () => {
  it('goes once to each confirmed subscriber, as HTML and text, with products in stock', async () => {
    await subscribe(2);
    await shop.db.subscription.createMany({
      data: [
        { email: 'waits@shop.test' },
        { email: 'left@shop.test', confirmedAt: new Date(), unsubscribedAt: new Date() },
      ],
    });

    await send().then(({ status }) => expect(status).toBe(200));
    await deliver();

    expect(readers()).toEqual(['reader0@shop.test', 'reader1@shop.test']);
    const [mail] = sink.received as [Received];
    expect(mail.subject).toBe('New boots & coats');
    expect(mail.html).toContain(
      'See <strong>all</strong> <a class="ink" style="color:#1b1a18" href="https://shop.test/browse/boots"',
    );
    expect(mail.html).not.toMatch(/<script|Gone Boots|width="1"/);
    expect(mail.text).toContain('boots (https://shop.test/browse/boots)');
    expect(mail.text).toMatch(
      /Picked[\s\S]*Climber[\s\S]*\$50[\s\S]*Gift Box[\s\S]*From Acne[\s\S]*Linen Dress[\s\S]*See all/,
    );
    expect(mail.text).toContain(`https://shop.test/product/${made.climber}/`);
    expect(await stateOf()).toMatchObject({ state: 'sent', total: 2, sent: 2, failed: 0, unsubscribed: 0 });
    expect(await listJobs(shop)).toEqual([]);
    expect(await shop.db.newsletterDelivery.count()).toBe(0);
  });

  it('goes to the subscribers of its market, in its language and currency, with what ships there', async () => {
    const at: Market = {
      ...{ prefix: 'at', country: 'AT', language: 'de', currency: 'EUR', sizes: [], has_vat_note: false },
    };
    await setRate(shop.url, 'EUR', 1.25, 'USD');
    await publishDocument(shop.url, commandLine, { key: 'markets', body: { markets: [at] } });
    await shop.app.refreshPublished();
    const { storeId } = await shop.db.product.findUniqueOrThrow({ where: { id: made.climber } });
    await shop.db.storeDelivery.create({
      data: { storeId, country: 'AT', region: '', currency: 'USD', feeCents: 500n },
    });
    await publishAll(shop);
    await subscribe(1);
    await shop.db.subscription.createMany({
      data: ['at', 'gone'].map((market) => ({ email: `${market}@shop.test`, confirmedAt: new Date(), market })),
    });

    await post('/newsletters/send', { key, number: await save({ ...draft(), market: 'at' }), at: null }).expect(200);
    await deliver();

    expect(readers()).toEqual(['at@shop.test']);
    const [{ text = '' }] = sink.received as [Received];
    expect(text.replace(/\s/g, ' ')).toMatch(/Climber.*≈ 40 €.*≈ 4 € Versand.*Abmelden/);
    expect(text).toContain(`https://shop.test/at/product/${made.climber}/`);
    sink.received.length = 0;
    await post('/newsletters/send', { key, number: 1, at: null }).expect(200);
    await shop.db.$executeRaw`UPDATE newsletter_send SET body = body - 'market' WHERE state = 'scheduled'`;
    await deliver();
    expect(readers()).toEqual(['gone@shop.test', 'reader0@shop.test']);
  });

  it('calls a struck price what the page calls it', async () => {
    await shop.db.$executeRaw`
      UPDATE listing SET on_sale = true, card = card || '{"retail_price": 1102.64, "retail_kind": "regular"}'
      WHERE product_id = ${made.climber}`;
    await subscribe(1);
    await send();
    await deliver();

    const [{ text, html }] = sink.received as [Received];
    expect(text).toContain('$50, store’s regular price $1,102.64');
    expect(html).toContain('Store’s regular price');
    expect(text).not.toContain('down from');
  });

  it('ends by the link in each mail, and counts unsubscribes (RFC 8058)', async () => {
    await subscribe(2);
    await send();
    await deliver();
    const [mail] = sink.received as [Received];
    const header = mail.headers.find((one) => one.key === 'list-unsubscribe')?.value ?? '';
    expect(mail.headers.find((one) => one.key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
    expect(header).toContain(linkIn(mail, '/email-subscription/unsubscribe'));

    const path = new URL(header.slice(1, -1)).pathname;
    for (let time = 0; time < 2; time += 1)
      await request(shop.app.server)
        .post(path)
        .set('Content-Type', 'application/x-www-form-urlencoded')
        .send('List-Unsubscribe=One-Click')
        .expect(200);

    expect(await stateOf()).toMatchObject({ unsubscribed: 1 });
    expect(await shop.db.subscription.count({ where: { unsubscribedAt: null } })).toBe(1);
  });

  it('sends no duplicate after a worker crashed at any point of a batch', async () => {
    await subscribe(60);
    await send();
    const [{ id } = { id: 0 }] = await shop.db.newsletterSend.findMany();
    const ids = (await shop.db.subscription.findMany({ orderBy: { id: 'asc' } })).map((one) => one.id);
    await shop.db.$executeRaw`
      UPDATE newsletter_send SET state = 'sending', begun_at = now(), total = 60, up_to_id = (SELECT max(id) FROM subscription)`;
    // The last of the batch and two others were sent; the outcome of the rest is unknown.
    const dealt = [ids[47], ids[3], ids[20]].map((one = 0) => one);
    await shop.db.newsletterDelivery.createMany({
      data: dealt.map((subscriptionId) => ({ sendId: id, subscriptionId, state: 'sent' })),
    });

    await deliver();

    expect(readers()).toHaveLength(57);
    expect(new Set(readers()).size).toBe(57);
    expect(await stateOf()).toMatchObject({ state: 'sent', total: 60, sent: 60 });
  });

  it('counts recipients of a worker that crashed at the very end', async () => {
    await subscribe(3);
    await send();
    const [{ id } = { id: 0 }] = await shop.db.newsletterSend.findMany();
    const last = await shop.db.subscription.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await shop.db.newsletterDelivery.create({ data: { sendId: id, subscriptionId: last.id, state: 'sent' } });

    await deliver();

    expect(readers()).toEqual(['reader0@shop.test', 'reader1@shop.test']);
    expect(await stateOf()).toMatchObject({ state: 'sent', sent: 3 });
  });

  it('waits while the mail server is down, and then goes to each subscriber once', { tags: 'sweep' }, async () => {
    await subscribe(12);
    await send();
    sink.mode = 'busy';
    await deliver();
    expect(await listJobs(shop)).toMatchObject([
      { attempts: 1, lastError: expect.stringContaining('accepted no mail') },
    ]);
    expect(await stateOf()).toMatchObject({ state: 'sending', sent: 0, failed: 0 });

    sink.mode = 'accept';
    await makeJobsDue(shop);
    await deliver();

    expect(readers()).toHaveLength(12);
    expect(new Set(readers()).size).toBe(12);
    expect(await stateOf()).toMatchObject({ state: 'sent', sent: 12 });
    // Links of mails that were certainly not delivered are deleted.
    expect(await shop.db.mailToken.count()).toBe(12);
  });

  it('counts refused addresses, and treats a refusal of all as an outage', {
    tags: 'sweep',
  }, async () => {
    await subscribe(2);
    sink.mode = 'refuse';
    await send();
    await deliver();
    expect(await stateOf()).toMatchObject({ state: 'sent', sent: 0, failed: 2 });

    await shop.db.subscription.deleteMany();
    await subscribe(12);
    await post('/newsletters/send', { key, number: 1, at: null }).expect(200);
    await deliver();

    expect(await stateOf()).toMatchObject({ state: 'sending', failed: 0 });
    expect(await listJobs(shop)).toMatchObject([{ attempts: 1, maxAttempts: 12 }]);
  });

  it("lets customers' mails go first", async () => {
    const ada = await signInAs(shop, 'Ada');
    await subscribe(3);
    await send();
    await addJob(shop.db, 'mail-reset', { customerId: ada.id });

    await deliver();

    expect(sink.received.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('password'),
      ...Array.from({ length: 3 }, () => 'New boots & coats'),
    ]);
  });

  it('waits for its scheduled time, and can be canceled until it is sent', async () => {
    await subscribe(1);
    await send(new Date(Date.now() + 1500).toISOString()).then(({ status }) => expect(status).toBe(200));
    await post('/newsletters/send', { key, number: 1, at: new Date(Date.now() + 9e6).toISOString() }).expect(200);
    await deliver();
    expect(sink.received).toEqual([]);
    const { id } = await stateOf();
    await post('/newsletters/cancel', { id }).expect(200);
    await post('/newsletters/cancel', { id }).expect(404);

    await wait(1600);
    await deliver();
    expect(readers()).toEqual(['reader0@shop.test']);
    await makeJobsDue(shop);
    await deliver();

    expect(readers()).toEqual(['reader0@shop.test']);
    expect(await stateOf()).toMatchObject({ state: 'canceled', sent: 0 });
    await post('/newsletters/send', { key, number: 1, at: '2020-01-01T00:00:00Z' }).expect(409);
    await post('/newsletters/send', { key, number: 9, at: null }).expect(404);
    await post('/content/publish', { key, number: 1, at: null }).expect(400);
  });

  it('can be tested by a mail to the member of staff, and its preview matches the mail', async () => {
    await subscribe(1);
    const number = await save();

    const { mail } = (await post('/content/preview', { key, body: JSON.stringify(draft()) }).expect(200)).body.data;
    await post('/newsletters/test', { key, number }).expect(200);
    await deliver();

    expect(readers()).toEqual([editor.email]);
    expect(sink.received[0]?.subject).toBe('Test: New boots & coats');
    expect(mail).toMatchObject({ subject: 'New boots & coats', html: expect.stringContaining('Linen Dress') });
    expect((await getDesk(shop, '/newsletters', editor.cookie)).body).toEqual({ data: [], next: null, subscribers: 1 });
  });

  it('writes audit entries', async () => {
    const entries = await shop.db.$queryRaw<{ action: string }[]>`
      SELECT DISTINCT action FROM audit_log WHERE action LIKE '%newsletter' ORDER BY action`;

    expect(entries.map(({ action }) => action)).toEqual(['cancel newsletter', 'send newsletter', 'test newsletter']);
  });
});

describe('subscribers at the desk', () => {
  it('are listed by page, and found by the start of their address', async () => {
    await subscribe(120);
    await shop.db.subscription.create({ data: { email: 'a_b@shop.test' } });
    const seen: number[] = [];
    let before = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await getDesk(
        shop,
        `/subscribers?before=${before}`.replace(/\?before=$/, ''),
        owner.cookie,
      ).expect(200);
      seen.push(...body.data.map(({ id }: { id: number }) => id));
      before = String(body.next);
    }

    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect(before).toBe('null');
    const found = async (query: string) =>
      (await getDesk(shop, `/subscribers?${query}`, owner.cookie).expect(200)).body.data;
    expect(await found('q=READER11')).toHaveLength(11);
    expect(await found('list=waiting&q=a_')).toMatchObject([{ email: 'a_b@shop.test', confirmed_at: null }]);
    expect(await found('list=waiting&q=a%25')).toEqual([]);
  });

  it('are exported without formulas, with an audit entry', async () => {
    await shop.db.subscription.createMany({
      data: ['=cmd@shop.test', '+x@shop.test', 'ada@shop.test'].map((email) => ({ email, confirmedAt: new Date(0) })),
    });

    const { data } = (await postDesk(shop, '/subscribers/export', { after: null }, owner.cookie).expect(200)).body;

    expect(data).toEqual({
      csv: [
        'email,confirmed_at',
        "'=cmd@shop.test,1970-01-01T00:00:00.000Z",
        "'+x@shop.test,1970-01-01T00:00:00.000Z",
        'ada@shop.test,1970-01-01T00:00:00.000Z',
        '',
      ].join('\r\n'),
      next: null,
    });
    const [entry] = await shop.db.$queryRaw<{ after: object }[]>`
      SELECT after FROM audit_log WHERE action = 'export subscribers'`;
    expect(entry?.after).toEqual({ after: null, subscribers: 3 });
  });
});
