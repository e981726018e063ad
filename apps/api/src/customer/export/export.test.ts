import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '../../jobs/mail/testing/mail-sink.ts';
import { addBrand, addCategories, addColor, addProduct, addStore } from '../../testing/builders.ts';
import { doJobs } from '../../worker/testing/run-jobs.ts';
import { type Accounts, startAccounts } from '../testing/accounts.ts';

type Entry = { what: string; rows: Record<string, unknown>[] };

describe('the export of personal data', () => {
  let shop: Accounts;
  let sink: MailSink;

  beforeAll(async () => {
    shop = await startAccounts();
    sink = await openMailSink();
  });
  afterAll(async () => {
    await shop.app.close();
    await sink.close();
  });

  const ask = (token: string | undefined) => shop.post('/customer/request-export', {}, { token });
  const read = async (token: string): Promise<{ until: string; file: { data: Entry[] } } | null> =>
    (await shop.get('/customer/export', { token }).expect(200)).body.data;
  const make = () => doJobs(shop, sink.url);

  it('is written by a job, announced by a mail without a secret, and returned to its customer only', async () => {
    const { db } = shop;
    const ada = await shop.signUp({ first_name: 'Ada' });
    const eve = await shop.signUp({ first_name: 'Grace' });
    await shop.verify(ada.id);
    const color = await addColor(db, 'Red');
    const productId = await addProduct(db, {
      name: 'Boot',
      brand: await addBrand(db, 'Vael'),
      store: await addStore(db, 'Northbound'),
      categories: await addCategories(db, 'Women/Shoes/Boots'),
      colors: [color],
    });
    for (const customerId of [ada.id, eve.id])
      await db.favorite.create({ data: { customerId, productId, colorId: color.id, priceCents: 4900n } });
    await shop.post('/email-subscription/create', { email: ada.email }).expect(200);
    expect(await read(ada.token)).toBeNull();

    await ask(ada.token).expect(200);
    await ask(ada.token).expect(200);
    await make();

    const file = await read(ada.token);
    const rowsOf = (what: RegExp) => file?.file.data.find((entry) => what.test(entry.what))?.rows;
    expect(rowsOf(/^The account/)).toMatchObject([{ email: ada.email, first_name: 'Ada' }]);
    expect(rowsOf(/^Favorites/)).toMatchObject([{ product: 'Boot', color: 'Red', price_cents: 4900 }]);
    expect(rowsOf(/^The newsletter/)).toMatchObject([{ email: ada.email }]);
    expect(JSON.stringify(file)).not.toMatch(/\$2[aby]\$|password_hash|token_hash|Grace/);
    expect(await read(eve.token)).toBeNull();
    const mails = sink.received.filter(({ subject }) => subject === 'Your data is ready');
    expect(mails.map(({ recipients }) => recipients)).toEqual([[ada.email]]);
    expect(mails[0]?.text).toMatch(/\/your-data\n/);
  });

  it('can be downloaded for a day', async () => {
    const { id, token } = await shop.signUp();
    await ask(token).expect(200);
    await make();
    expect(await read(token)).not.toBeNull();

    await shop.db.$executeRaw`UPDATE data_export SET expires_at = now() WHERE customer_id = ${id}`;

    expect(await read(token)).toBeNull();
  });

  it('is refused to guests, and leaves out data of an address that was never verified', async () => {
    const { email, token } = await shop.signUp();
    await shop.post('/email-subscription/create', { email }).expect(200);

    await ask(undefined).expect(401);
    await shop.get('/customer/export').expect(401);
    await ask(token).expect(200);
    await make();

    // No account owns it: the person who typed the address first may be its owner.
    const entry = (await read(token))?.file.data.find(({ what }) => what === 'The newsletter');
    expect(entry?.rows).toEqual([]);
  });
});
