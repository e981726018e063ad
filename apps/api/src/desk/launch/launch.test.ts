import { withConnection } from '@wearfolio/catalogue/connection';
import { findDeadLinks, linksOf } from '@wearfolio/catalogue/content/dead-links';
import { describeLaunchList } from '@wearfolio/catalogue/figures/launch-list';
import type { LaunchLine } from '@wearfolio/contracts/desk-launch';
import { standardIdentity } from '@wearfolio/contracts/identity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainRoutes } from '../../addresses/page-routes.ts';
import { type MailSink, openMailSink } from '../../jobs/mail/testing/mail-sink.ts';
import { addBrand } from '../../testing/builders.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { doJobs, makeJobsDue } from '../../worker/testing/run-jobs.ts';
import { getDesk, postDesk, signInStaff, stockBoot } from '../testing/desk-shop.ts';

let shop: TestApp;
let sink: MailSink;
let cookie: string;
let productId: number;

const mailboxes = { mail_from: 'Wearfolio <hello@shop.test>', contact_to: 'The Shop <shop@shop.test>' };

beforeAll(async () => {
  sink = await openMailSink();
  shop = await startTestApp();
  const { db } = shop;
  await addBrand(db, 'Without Products');
  productId = await stockBoot(shop);
  cookie = (await signInStaff(db, 'editor')).cookie;
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

const linesNow = async (): Promise<LaunchLine[]> => (await getDesk(shop, '/launch', cookie).expect(200)).body.data;
const openNow = async () => (await linesNow()).filter(({ is_done }) => !is_done).map(({ key }) => key);

const publish = async (key: string, body: object): Promise<void> => {
  const { number } = (await getDesk(shop, `/content/document?key=${key}`, cookie).expect(200)).body.data;
  const saved = { key, based_on: number, body: JSON.stringify(body) };
  const { data } = (await postDesk(shop, '/content/save', saved, cookie).expect(200)).body;
  await postDesk(
    shop,
    '/content/publish',
    { key, number: data.number, at: null, with_dead_links: true },
    cookie,
  ).expect(200);
};

const page = (title: string) => ({ title, markdown: 'Words.', is_in_footer: true });

const homeOf = (hrefs: string[]) => ({
  sections: [
    { kind: 'tiles', title: 'Rooms', tiles: hrefs.map((href) => ({ name: 'A room', href, picture: null })) },
    { kind: 'text', title: 'Words', markdown: 'To [the boots](/browse/women/shoes/boots) and [away](/page/away).' },
  ],
});

describe('the launch list', () => {
  it('names what is missing, in the desk and on the command line', async () => {
    expect(await openNow()).toEqual([
      ...['imprint', 'privacy', 'terms', 'returns', 'sender', 'recipient', 'test-mail', 'backup'],
    ]);
    expect(await describeLaunchList(shop.url, { fixed: mailboxes, contentDir: '/none' })).toEqual([
      'Before the shop opens (8 of 14 done)',
      '  Imprint: No text is published',
      '  Privacy policy: No text is published',
      '  Terms of use: No text is published',
      '  Returns of the stores: No text is published',
      '  A test mail received: Send one, and open the link in it',
      '  A backup made: None in the last 30 days',
    ]);
  });

  it('ticks itself', async () => {
    for (const slug of ['imprint', 'privacy-policy', 'terms', 'returns']) await publish(`page/${slug}`, page(slug));
    await publish('identity', { ...standardIdentity, ...mailboxes });
    expect(await openNow()).toEqual(['test-mail', 'backup']);

    await postDesk(shop, '/launch/test-mail', {}, cookie).expect(200);
    await doJobs(shop, sink.url);
    const mail = sink.received.at(-1);
    const code = /\?received=([\da-f]{32})/.exec(mail?.text ?? '')?.[1];
    expect(mail?.recipients).toEqual(['shop@shop.test']);
    await postDesk(shop, '/launch/test-mail/received', { code: 'f'.repeat(32) }, cookie).expect(409);
    await postDesk(shop, '/launch/test-mail/received', { code }, cookie).expect(200);
    await postDesk(shop, '/launch/backup', {}, cookie).expect(200);
    expect(await openNow()).toEqual([]);

    await publish('identity', { ...standardIdentity, ...mailboxes, mail_from: 'Other <other@shop.test>' });
    expect(await openNow()).toEqual(['test-mail']);

    await shop.db.listing.updateMany({ data: { active: false } });
    expect(await openNow()).toEqual(['products', 'test-mail']);
    await shop.db.listing.updateMany({ data: { active: true } });
  });

  it('names stores without a currency, held prices, and staff without a second factor', async () => {
    const { db } = shop;
    const { id } = await db.store.create({ data: { name: 'Nameless', slug: 'nameless' } });
    await db.import.create({
      data: { storeId: id, source: 'test', outcome: 'refused', reason: 'The prices state no currency.' },
    });
    await db.store.update({
      where: { slug: 'northbound' },
      data: { currencyIsKept: true, profile: { statesCurrency: false } },
    });
    const whole = await db.store.create({ data: { name: 'Whole', slug: 'whole' } });
    const reason =
      'warning: may be cents, as half of the prices are higher; if so, multiply the price by 0.01 in a rule';
    await db.import.create({
      data: {
        ...{ storeId: whole.id, source: 'test', outcome: 'imported' },
        rejects: { create: { line: 7, field: 'price', value: '12900', reason } },
      },
    });
    await db.staff.create({ data: { email: 'half@shop.test', name: 'Half', role: 'viewer', passwordHash: '' } });

    const details = Object.fromEntries((await linesNow()).map(({ key, detail }) => [key, detail]));

    expect(details).toMatchObject({
      currencies: 'Without one: Nameless',
      prices: 'nobody confirmed the currency of Northbound',
      amounts: 'Confirm the prices of Whole, or multiply them by 0.01 in a rule',
      'second-factor': 'Without one: half@shop.test',
    });

    const prices = { id: whole.id, currency: 'USD', cents: 1_290_000 };
    await postDesk(shop, '/feed/prices', prices, cookie).expect(200);
    expect((await linesNow()).find(({ key }) => key === 'amounts')).toMatchObject({ is_done: true });
  });
});

describe('links of the home page', () => {
  it('lead nowhere exactly if the shop answers 404', async () => {
    await publish('collection/summer', {
      title: 'Summer',
      choice: { by: 'hand', products: [productId] },
      from: null,
      until: null,
    });
    const plain = Object.values(plainRoutes).flatMap(({ paths }) => paths.filter((path) => !path.includes(':')));
    const hrefs = [
      ...[...plain, '/', '/search?keyword=boots', '/browse/women', '/browse/women/shoes', '/browse/boots'],
      ...['/browse/women/secondary/boots', '/shop/category/Boots', '/shop/weekly_product', '/shop/summer'],
      ...['/shop/featured_product', '/shop/favorites', '/shop/new', '/shop/sale'],
      ...[`/product/${productId}`, `/product/${productId}/boot`, '/brand/acne', '/store/northbound', '/page/imprint'],
      ...['/browse/men', '/browse/women/coats', '/browse/men/secondary/boots', '/shop/winter', '/product/999999'],
      ...['/brand/without-products', '/brand/nobody', '/store/nowhere', '/page/away', '/somewhere', '/brand/a/b'],
    ];

    const dead = await withConnection(shop.url, (db) => findDeadLinks(db, hrefs, '/none'));
    const missing: string[] = [];
    for (const url of hrefs) {
      const { statusCode } = await shop.app.inject({ url, headers: { accept: 'text/html' } });
      if (statusCode === 404) missing.push(url);
    }

    expect(missing.length).toBeGreaterThan(8);
    expect(dead).toEqual(missing);
  });

  it('are checked again shortly before a scheduled version is shown', async () => {
    const { db } = shop;
    const { email } = await db.staff.findFirstOrThrow({ where: { role: 'editor' } });
    const schedule = async (href: string, more: object = {}): Promise<string | null> => {
      sink.received.length = 0;
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const { number } = (await getDesk(shop, '/content/document?key=home', cookie).expect(200)).body.data;
      const saved = { key: 'home', based_on: number, body: JSON.stringify(homeOf([href])) };
      const { data } = (await postDesk(shop, '/content/save', saved, cookie).expect(200)).body;
      const asked = { key: 'home', number: data.number, at, ...more };
      await postDesk(shop, '/content/publish', asked, cookie).expect(200);
      await makeJobsDue(shop);
      await doJobs(shop, sink.url);
      await doJobs(shop, sink.url);
      return (await getDesk(shop, '/content/document?key=home', cookie).expect(200)).body.data.scheduled_at;
    };
    await publish('page/away', page('Away'));
    const later = { key: 'page/soon', based_on: 0, body: JSON.stringify(page('Soon')) };
    await postDesk(shop, '/content/save', later, cookie).expect(200);
    const soon = new Date(Date.now() + 60_000).toISOString();
    await postDesk(shop, '/content/publish', { key: 'page/soon', number: 1, at: soon }, cookie).expect(200);

    expect(await schedule('/page/soon')).not.toBeNull();
    expect(sink.received).toEqual([]);
    expect(await schedule('/page/never', { with_dead_links: true })).not.toBeNull();
    expect(await schedule('/page/never')).toBeNull();
    const [mail] = sink.received;
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.text).toContain('/page/never');
    expect(mail?.text).toContain('/ops/page?key=home');
  });

  it('are those of its sections and texts, and make a line of the list', async () => {
    const home = homeOf(['/brand/acne', '/page/returns', 'https://elsewhere.example/']);
    await publish('page/away', page('Away'));
    await publish('home', home);
    for (const key of ['page/away', 'page/returns'])
      await postDesk(shop, '/content/withdraw', { key, what: 'live' }, cookie).expect(200);

    expect(linksOf(home)).toHaveLength(5);
    const line = (await linesNow()).find(({ key }) => key === 'home-links');
    expect(line?.detail).toBe('To nowhere: /page/returns, /page/away');
  });
});
