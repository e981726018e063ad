import { decidePrices } from '@wearfolio/database/catalogue/held-prices';
import { ask, feedRow, importText } from '@wearfolio/database/catalogue/testing/trial';
import { addJob } from '@wearfolio/database/jobs';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashLinkToken, makeLinkToken } from '../mail/link-token.ts';
import { doJobs, listJobs, makeJobsDue, taskContext } from '../testing/jobs.ts';
import { linkIn, type MailSink, openMailSink } from '../testing/mail-sink.ts';
import { type SignedInCustomer, signInAs } from '../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { startWorker } from '../worker/start-worker.ts';
import { press } from './testing/favorites-shop.ts';

let shop: TestApp;
let sink: MailSink;

beforeAll(async () => {
  shop = await startTestApp();
  sink = await openMailSink();
});
afterEach(async () => {
  await shop.db.$executeRaw`
    TRUNCATE rate_limit, mail_token, customer, product, store, graphile_worker._private_jobs CASCADE`;
  sink.received.length = 0;
  sink.mode = 'accept';
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

type Item = { price?: string; stock?: string; color?: string };

/** Imports the store's feed: a product for each item. */
const stock = async (items: Record<string, Item>): Promise<void> => {
  const rows = Object.entries(items).map(([id, item]) => feedRow(id, item));
  await importText(shop.url, 'Larkfield', rows, { yes: true });
  await shop.app.refreshCatalogue();
};

const save = async (customer: SignedInCustomer, ...externalIds: string[]): Promise<void> => {
  const products = await shop.db.product.findMany({
    where: { externalId: { in: externalIds } },
    select: { id: true, colors: { select: { colorId: true }, take: 1 } },
  });
  for (const { id, colors } of products) {
    await press(shop, customer, { product_id: id, color_id: colors[0]?.colorId ?? 0 }).expect(200);
  }
};

/** Imports a feed of one product: a row for each of its colors, with a picture of its own. */
const stockColors = async (colors: Record<string, Item>): Promise<void> => {
  const rows = Object.entries(colors).map(([color, item]) =>
    feedRow(color, { title: 'Larkfield Tiny Coat', group_id: 'coat', color, ...item }),
  );
  await importText(shop.url, 'Larkfield', rows, { yes: true });
  await shop.app.refreshCatalogue();
};

/** Saves the one product in a color of that name; answers the heart. */
const saveIn = async (customer: SignedInCustomer, name: string) => {
  const { productId, colorId } = await shop.db.productColor.findFirstOrThrow({ where: { color: { name } } });
  const heart = { product_id: productId, color_id: colorId };
  await press(shop, customer, heart).expect(200);
  return heart;
};

const tell = () => doJobs(shop, sink.url);

/** Imports and tells; answers the texts of the mails that this made. */
const tellOf = async (items: Record<string, Item>): Promise<string[]> => {
  sink.received.length = 0;
  await stock(items);
  await tell();
  return sink.received.map(({ text = '' }) => text);
};

/** As `tellOf`, of the colors of one product. */
const tellIn = async (colors: Record<string, Item>): Promise<string[]> => {
  sink.received.length = 0;
  await stockColors(colors);
  await tell();
  return sink.received.map(({ text = '' }) => text);
};

/** Makes everything that happened a day older. */
const letADayPass = async (): Promise<void> => {
  for (const [table, column] of [
    ['favorite', 'created_at'],
    ['price_change', 'changed_at'],
    ['alert_sent', 'sent_at'],
    ['customer', 'alerted_at'],
    ['product', 'last_changed'],
    ['product', 'returned_at'],
    ['product_color', 'returned_at'],
  ]) {
    await ask(shop.url, `UPDATE ${table} SET ${column} = ${column} - interval '25 hours'`);
  }
  await makeJobsDue(shop);
};

describe('alerts', () => {
  it('tell each of 200 customers once, in one mail, of 1,000 lower prices that an import found', {
    timeout: 120_000,
  }, async () => {
    const ids = Array.from({ length: 1000 }, (_, at) => `p${at}`);
    const feed = (cents: (at: number) => number) =>
      stock(Object.fromEntries(ids.map((id, at) => [id, { price: (cents(at) / 100).toFixed(2) }])));
    await feed((at) => 5000 + at);
    const customers = await shop.db.customer.createManyAndReturn({
      data: Array.from({ length: 200 }, (_, at) => ({
        firstName: 'Ada',
        lastName: 'Test',
        email: `ada-${at}@shop.test`,
        verifiedAt: new Date(),
      })),
      select: { id: true, email: true },
    });
    const products = await shop.db.product.findMany({
      orderBy: { id: 'asc' },
      select: { id: true, externalId: true, priceCents: true, colors: { select: { colorId: true } } },
    });
    // Ten for each: every product is in two lists.
    const saved = customers.flatMap(({ id: customerId }, at) =>
      Array.from({ length: 10 }, (_, index) => products[(at * 5 + index) % 1000]).flatMap((product) =>
        product
          ? [
              {
                customerId,
                productId: product.id,
                colorId: product.colors[0]?.colorId ?? 0,
                priceCents: product.priceCents,
              },
            ]
          : [],
      ),
    );
    await shop.db.favorite.createMany({ data: saved });

    await feed((at) => 4000 + at);
    const worker = startWorker({ databaseUrl: shop.url, context: taskContext(shop, sink.url), canMail: true });
    await expect.poll(async () => await listJobs(shop), { timeout: 60_000, interval: 200 }).toEqual([]);
    await worker.stop();

    expect(sink.received).toHaveLength(200);
    const changes = await shop.db.priceChange.findMany({ orderBy: { id: 'asc' } });
    const amounts = (productId: number) =>
      changes
        .filter((change) => change.productId === productId)
        .map(({ priceCents }) => ((priceCents ?? 0) / 100).toFixed(2));
    for (const customer of customers) {
      const [mail, ...more] = sink.to(customer.email);
      const told = [
        ...(mail?.text ?? '').matchAll(/^\$([\d.]+), instead of \$([\d.]+)\nhttps:\/\/shop\.test\/product\/(\d+)\//gm),
      ];
      const expected = saved.filter(({ customerId }) => customerId === customer.id).map(({ productId }) => productId);

      expect(more).toEqual([]);
      expect(mail?.recipients).toEqual([customer.email]);
      expect(told.map(([, , , id]) => Number(id)).sort((one, other) => one - other)).toEqual(
        expected.sort((one, other) => one - other),
      );
      for (const [, now, before, id] of told) expect([before, now]).toEqual(amounts(Number(id)));
    }

    sink.received.length = 0;
    await feed((at) => 4000 + at);
    const [store] = await shop.db.store.findMany();
    await addJob(shop.db, 'find-alerts', { storeId: store?.id ?? 0 });
    await tell();
    await letADayPass();
    await tell();

    expect(sink.received).toEqual([]);
    expect(await listJobs(shop)).toEqual([]);
  });

  it('collect what comes within a day into the next mail, at the prices of then', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stock({ a: { price: '50' }, b: { price: '60' }, c: { price: '70' } });
    await save(ada, 'a', 'b', 'c');

    const first = await tellOf({ a: { price: '45' }, b: { price: '60' }, c: { price: '70' } });
    const second = await tellOf({ a: { price: '45' }, b: { price: '55' }, c: { price: '65' } });
    const third = await tellOf({ a: { price: '40' }, b: { price: '52' }, c: { price: '71' } });
    await makeJobsDue(shop);
    await tell();
    const tooEarly = sink.received.length;
    await letADayPass();
    await tell();

    expect(first).toHaveLength(1);
    expect(first[0]).toContain('$45.00, instead of $50.00');
    expect([second, third, tooEarly]).toEqual([[], [], 0]);
    expect(sink.received).toHaveLength(1);
    const told = [...(sink.received[0]?.text ?? '').matchAll(/^\$.*$/gm)].map(([line]) => line);
    expect(told).toEqual(['$52.00, instead of $60.00', '$40.00, instead of $45.00']);
  });

  it('say nothing of what rose again, and say it when it falls later', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stock({ a: { price: '50' }, b: { price: '20' } });
    await save(ada, 'a', 'b');
    await tellOf({ a: { price: '50' }, b: { price: '19' } });

    await tellOf({ a: { price: '30' }, b: { price: '19' } });
    await tellOf({ a: { price: '51' }, b: { price: '19' } });
    await letADayPass();
    await tell();
    const rose = sink.received.length;
    const fell = await tellOf({ a: { price: '40' }, b: { price: '19' } });

    expect(rose).toBe(0);
    expect(fell).toHaveLength(1);
    expect(fell[0]).toContain('$40.00, instead of $50.00');
  });

  it('say nothing of a price that is held until ops accept it', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stock({ a: { price: '50' }, b: { price: '50' } });
    await save(ada, 'a', 'b');

    const held = await tellOf({ a: { price: '5' }, b: { price: '6', stock: '4' } });
    const [product] = await ask<{ id: number }>(shop.url, "SELECT id FROM product WHERE external_id = 'b'");
    await decidePrices(shop.url, 'reject', { products: [product?.id ?? 0] });
    await tell();
    const rejected = sink.received.length;
    await decidePrices(shop.url, 'accept', { store: 'Larkfield' });
    await tell();

    expect([held, rejected]).toEqual([[], 0]);
    expect(sink.received).toHaveLength(1);
    expect([...(sink.received[0]?.text ?? '').matchAll(/^\$.*$/gm)].map(([line]) => line)).toEqual([
      '$5.00, instead of $50.00',
    ]);
  });

  it('compare with the price that was told last, and not with one before the product was saved anew', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stock({ a: { price: '50' } });
    await save(ada, 'a');
    await tellOf({ a: { price: '40' } });
    await letADayPass();

    const rose = await tellOf({ a: { price: '45' } });
    const same = await tellOf({ a: { price: '40' } });
    const lower = await tellOf({ a: { price: '39' } });

    expect([rose, same]).toEqual([[], []]);
    expect(lower[0]).toContain('$39.00, instead of $40.00');
  });

  it('tell once that a product is back, and nothing while it is sold out', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stock({ a: { price: '50' }, b: {} });
    await save(ada, 'a');

    const soldOut = await tellOf({ a: { price: '45', stock: '0' }, b: {} });
    const back = await tellOf({ a: { price: '45', stock: '4' }, b: {} });
    await letADayPass();
    const sold = await tellOf({ a: { price: '45', stock: '3' }, b: {} });
    const gone = await tellOf({ b: {} });
    const again = await tellOf({ a: { price: '45', stock: '3' }, b: {} });

    expect([soldOut, sold, gone]).toEqual([[], [], []]);
    expect(back).toHaveLength(1);
    expect(back[0]).toContain('$45.00, instead of $50.00, back in stock');
    expect(again).toHaveLength(1);
    expect(again[0]).toMatch(/^\$45\.00, back in stock$/m);
  });

  it('J4: outlast that a product vanishes from its feed and returns', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stock({ a: {}, b: {} });
    await save(ada, 'a');
    const list = async () => (await request(shop.app.server).get('/api/favorites').set(ada.headers).expect(200)).body;
    const before = await list();

    await stock({ b: {} });
    const vanished = await list();
    await stock({ a: {}, b: {} });
    const returned = await list();

    expect(before.favProducts).toMatchObject([{ stock_label: null }]);
    expect(vanished.favProducts).toMatchObject([{ stock_label: 'sold_out' }]);
    expect(vanished.counts).toMatchObject({ all_Items: 1, soldout: 1 });
    expect(returned.favProducts).toMatchObject([{ stock_label: 'back_in_stock' }]);
    expect(returned.favProducts[0].saved_at).toBe(before.favProducts[0].saved_at);
  });

  it('tell what is back in the color that was saved, and not what is back in another', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stockColors({ Red: { stock: '0' }, Navy: { stock: '0' } });
    const navy = await saveIn(ada, 'Navy');
    const list = async () => (await request(shop.app.server).get('/api/favorites').set(ada.headers).expect(200)).body;

    const soldOut = await list();
    const inRed = await tellIn({ Red: { stock: '4' }, Navy: { stock: '0' } });
    const stillSoldOut = await list();
    const inNavy = await tellIn({ Red: { stock: '4' }, Navy: { stock: '5' } });
    const back = await list();

    for (const reply of [soldOut, stillSoldOut]) {
      expect(reply.favProducts).toMatchObject([{ color_id: navy.color_id, stock_label: 'sold_out' }]);
      expect(reply.counts).toMatchObject({ all_Items: 1, backinstock: 0, soldout: 1, lowstock: 0 });
    }
    expect(inRed).toEqual([]);
    expect(inNavy).toHaveLength(1);
    expect(inNavy[0]).toContain(', Navy\n$59.00, back in stock');
    expect(back.favProducts).toMatchObject([{ stock_label: 'back_in_stock' }]);
    expect(back.counts).toMatchObject({ backinstock: 1, soldout: 0 });
  });

  it('tell once what is back in the color that was saved, while as many are left in all', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stockColors({ Red: { stock: '5' }, Navy: { stock: '2' } });
    await saveIn(ada, 'Navy');
    const list = async () => (await request(shop.app.server).get('/api/favorites').set(ada.headers).expect(200)).body;

    const soldOut = await tellIn({ Red: { stock: '7' }, Navy: { stock: '0' } });
    const back = await tellIn({ Red: { stock: '2' }, Navy: { stock: '5' } });
    const shown = await list();
    const same = await tellIn({ Red: { stock: '2' }, Navy: { stock: '5' } });
    await letADayPass();
    const sold = await tellIn({ Red: { stock: '1' }, Navy: { stock: '4' } });
    const soldOutAgain = await tellIn({ Red: { stock: '5' }, Navy: { stock: '0' } });
    const again = await tellIn({ Red: { stock: '0' }, Navy: { stock: '5' } });

    expect([soldOut, same, sold, soldOutAgain]).toEqual([[], [], [], []]);
    for (const mails of [back, again]) {
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain(', Navy\n$59.00, back in stock');
    }
    expect(shown.favProducts).toMatchObject([{ stock_label: 'back_in_stock' }]);
    expect(shown.counts).toMatchObject({ all_Items: 1, backinstock: 1, soldout: 0 });
  });

  it('tell what is back in a color that had left the feed', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stockColors({ Red: {}, Navy: {} });
    await saveIn(ada, 'Navy');

    const left = await tellIn({ Red: {} });
    const back = await tellIn({ Red: {}, Navy: {} });

    expect(left).toEqual([]);
    expect(back).toHaveLength(1);
    expect(back[0]).toContain(', Navy\n$59.00, back in stock');
  });

  it('tell of what was saved without a color once it is back in any, but not while it was there in another', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stockColors({ Plain: { color: '' } });
    await saveIn(ada, 'Unspecified');
    const list = async () => (await request(shop.app.server).get('/api/favorites').set(ada.headers).expect(200)).body;

    const told = [
      await tellIn({ Plain: { color: '', stock: '0' } }),
      await tellIn({ Plain: { color: '', stock: '3' } }),
      await tellIn({ Red: {}, Navy: { stock: '0' } }),
    ];
    await letADayPass();
    const inNavy = await tellIn({ Red: {}, Navy: {} });
    await tellIn({ Red: { stock: '0' }, Navy: { stock: '0' } });
    const inRed = await tellIn({ Red: {}, Navy: { stock: '0' } });
    const shown = await list();

    expect(told).toEqual([[], [expect.stringMatching(/Tiny Coat\n\$59\.00, back in stock/)], []]);
    expect(inNavy).toEqual([]);
    expect(inRed).toEqual([expect.stringMatching(/Tiny Coat\n\$59\.00, back in stock/)]);
    expect(shown.favProducts).toMatchObject([{ stock_label: 'back_in_stock' }]);
  });

  it('speak of each color that is back, also where another was saved later', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stockColors({ Red: { price: '50' }, Navy: { price: '50' }, Green: { price: '50' } });
    for (const name of ['Red', 'Navy', 'Green']) await saveIn(ada, name);
    await tellIn({
      Red: { price: '50', stock: '0' },
      Navy: { price: '50', stock: '0' },
      Green: { price: '50' },
    });

    const back = await tellIn({ Red: { price: '50' }, Navy: { price: '50' }, Green: { price: '50' } });
    await letADayPass();
    const lower = await tellIn({ Red: { price: '40' }, Navy: { price: '40' }, Green: { price: '40' } });

    expect(back).toHaveLength(1);
    expect(
      [...(back[0] ?? '').matchAll(/, (\w+)\n(\$.*)$/gm)].map(([, color, price]) => `${color} ${price}`).sort(),
    ).toEqual(['Navy $50.00, back in stock', 'Red $50.00, back in stock']);
    expect(lower).toHaveLength(1);
    expect([...(lower[0] ?? '').matchAll(/, (\w+)\n(\$.*)$/gm)].map(([, color, price]) => `${color} ${price}`)).toEqual(
      ['Green $40.00, instead of $50.00'],
    );
  });

  it('leave no color of a product out of a mail that others fill', async () => {
    const ada = await signInAs(shop, 'Ada');
    const others = Array.from({ length: 99 }, (_, at) => `p${at}`);
    const feed = (stock: string) => [
      ...others.map((id) => feedRow(id, { stock })),
      ...['Red', 'Navy', 'Green'].map((color) => feedRow(color, { group_id: 'coat', color, stock })),
      feedRow('last', { stock }),
    ];
    await importText(shop.url, 'Larkfield', feed('5'));
    await shop.app.refreshCatalogue();
    const saved = await ask<{ productId: number; colorId: number }>(
      shop.url,
      'SELECT product_id AS "productId", color_id AS "colorId" FROM product_color',
    );
    await shop.db.favorite.createMany({ data: saved.map((heart) => ({ ...heart, customerId: ada.id })) });
    await importText(shop.url, 'Larkfield', feed('0'), { yes: true });

    await importText(shop.url, 'Larkfield', feed('5'));
    await tell();
    const [mail, ...more] = sink.received;

    expect(more).toEqual([]);
    expect(mail?.text?.match(/back in stock/g)).toHaveLength(99 + 3);
  });

  it('say nothing of a color that left the feed, and speak of one saved before it that is there', async () => {
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob')];
    await stockColors({ Red: { price: '50' }, Navy: { price: '50' } });
    await saveIn(ada, 'Navy');
    await saveIn(bob, 'Red');
    await saveIn(bob, 'Navy');

    const [text, ...more] = await tellIn({ Red: { price: '40' } });

    expect(more).toEqual([]);
    expect(text).toContain(', Red\n$40.00, instead of $50.00');
    expect(sink.to(bob.email)).toHaveLength(1);
  });

  it('go to nobody who is not verified, wants none, or let go of the product', async () => {
    const unverified = await signInAs(shop, 'Ada', { isVerified: false });
    const [silent, gone, left] = [
      await signInAs(shop, 'Bob'),
      await signInAs(shop, 'Carol'),
      await signInAs(shop, 'Dan'),
    ];
    await stock({ a: { price: '50' } });
    for (const customer of [unverified, silent, gone, left]) await save(customer, 'a');
    await shop.db.customer.update({ where: { id: silent.id }, data: { wantsAlerts: false } });
    await shop.db.favorite.deleteMany({ where: { customerId: gone.id } });
    await stock({ a: { price: '40' } });
    await doJobs(shop, 'smtp://127.0.0.1:9');
    await shop.db.customer.delete({ where: { id: left.id } });
    await makeJobsDue(shop);
    await tell();

    expect(sink.received).toEqual([]);
    expect(await listJobs(shop)).toEqual([]);
  });

  it('arrive later when the mail server did not take them, and once', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stock({ a: { price: '50' } });
    await save(ada, 'a');
    sink.mode = 'busy';
    await stock({ a: { price: '40' } });
    await tell();
    sink.mode = 'accept';
    await makeJobsDue(shop);
    await tell();
    await makeJobsDue(shop);
    await tell();

    expect(sink.to(ada.email)).toHaveLength(1);
    expect(await shop.db.mailToken.count({ where: { purpose: 'alerts-off' } })).toBe(1);
  });

  it('show the saved color, and lead to the product in it', async () => {
    const ada = await signInAs(shop, 'Ada');
    await stockColors({ Red: { price: '50' }, Navy: { price: '50' } });
    const navy = await saveIn(ada, 'Navy');
    await stockColors({ Red: { price: '40' }, Navy: { price: '40' } });
    await tell();
    const [mail] = sink.received;
    const { id, slug } = await shop.db.product.findFirstOrThrow({ select: { id: true, slug: true } });
    const href = `https://shop.test/product/${id}/${slug}?color=${navy.color_id}`;

    expect(mail?.subject).toBe('News of a favorite');
    expect(mail?.html).toContain('https://img.larkfield.example/Navy.jpg');
    expect(mail?.html).toContain(`"${href}"`);
    expect(mail?.text).toContain(`, Navy\n$40.00, instead of $50.00\n${href}\n`);
  });
});

describe('POST /api/alerts/stop/{id}', () => {
  const post = (id: string) => request(shop.app.server).post(`/api/alerts/stop/${id}`);
  const wantsAlerts = async (id: number) =>
    (await shop.db.customer.findUniqueOrThrow({ where: { id }, select: { wantsAlerts: true } })).wantsAlerts;

  it('ends the mails by the link of any of them, without signing in, and again without harm', async () => {
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob')];
    await stock({ a: { price: '50' } });
    await save(ada, 'a');
    await save(bob, 'a');
    await stock({ a: { price: '40' } });
    await tell();
    const [mail] = sink.to(ada.email);
    const id = mail ? linkIn(mail, '/alerts/stop') : '';

    await request(shop.app.server).get(`/alerts/stop/${id}`);
    const untouched = await wantsAlerts(ada.id);
    const byMail = request(shop.app.server).post(`/alerts/stop/${id}`);
    const first = await byMail.type('form').send('List-Unsubscribe=One-Click').expect(200);
    await post(id).send({}).expect(200, first.body);
    await letADayPass();
    const later = await tellOf({ a: { price: '30' } });

    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      `<https://shop.test/alerts/stop/${id}>`,
    );
    expect(untouched).toBe(true);
    expect(first.body).toEqual({ message: 'You will get no more mails about prices and stock.' });
    expect([await wantsAlerts(ada.id), await wantsAlerts(bob.id)]).toEqual([false, true]);
    expect(later).toHaveLength(1);
    expect(sink.to(bob.email)).toHaveLength(1);
  });

  it('refuses what was never sent, has expired, or is meant for something else', async () => {
    const ada = await signInAs(shop, 'Ada');
    const [old, other] = [makeLinkToken(), makeLinkToken()];
    const link = { customerId: ada.id, expiresAt: new Date(Date.now() + 3_600_000) };
    await shop.db.mailToken.createMany({
      data: [
        { ...link, purpose: 'alerts-off', tokenHash: new Uint8Array(hashLinkToken(old)), expiresAt: new Date(0) },
        { ...link, purpose: 'verify', tokenHash: new Uint8Array(hashLinkToken(other)) },
      ],
    });

    for (const id of [old, other, makeLinkToken(), 'short', "x' OR 1=1 -- xxxxxxx"]) {
      await post(encodeURIComponent(id)).expect(400, /not valid or has expired/);
    }
    expect(await wantsAlerts(ada.id)).toBe(true);
  });
});
