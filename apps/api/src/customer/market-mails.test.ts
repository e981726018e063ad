// cspell:ignore Bitte bestätige deine Adresse bist registriert
import { commandLine } from '@wearfolio/catalogue/audit';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { doJobs } from '../worker/testing/run-jobs.ts';
import { type Accounts, goodPassword, newCustomer, startAccounts } from './testing/accounts.ts';

const germany = { prefix: 'de', country: 'DE', language: 'de', currency: 'EUR', sizes: [], has_vat_note: false };

describe('mails to a customer of a market', () => {
  let shop: Accounts;
  let sink: MailSink;

  const publish = async (markets: object[]): Promise<void> => {
    await publishDocument(shop.url, commandLine, { key: 'markets', body: { markets } });
    await shop.app.refreshPublished();
  };

  beforeAll(async () => {
    sink = await openMailSink();
    shop = await startAccounts();
    await publish([germany]);
  });
  afterAll(async () => {
    await shop.app.close();
    await sink.close();
  });

  const nextMail = async () => {
    sink.received.length = 0;
    await doJobs(shop, sink.url);
    return sink.received[0];
  };

  const fields = newCustomer();
  const { email } = fields;

  it('are in its language, and lead to its pages', async () => {
    const reply = await shop.post('/customer/signup?market=de', fields).expect(200);
    const mail = await nextMail();

    expect(reply.body.message).toBe('Du bist registriert');
    expect(mail?.subject).toBe('Bitte bestätige deine E-Mail-Adresse');
    expect(mail?.text).toContain('/de/emailVerificaton/');
    expect(mail?.html).toContain('<html lang="de">');
  });

  it('follow the market of the last sign-in', async () => {
    await shop.post('/customer/signin', { email, password: goodPassword }).expect(200);
    await shop.post('/customer/forgotpassword', { email }).expect(200);
    const english = await nextMail();
    await shop.post('/customer/signin?market=de', { email, password: goodPassword }).expect(200);

    expect(english?.subject).toBe('Reset your password');
    expect(english?.text).not.toContain('/de/');
    expect(await shop.db.customer.findUnique({ where: { email }, select: { market: true } })).toEqual({ market: 'de' });
  });

  it('are in English once the market is gone', async () => {
    await publish([]);
    await shop.db.$executeRaw`TRUNCATE rate_limit`;
    await shop.post('/customer/forgotpassword', { email }).expect(200);

    expect((await nextMail())?.subject).toBe('Reset your password');
  });

  it('ask in its language to confirm a newsletter', async () => {
    await publish([germany]);
    await shop.post('/email-subscription/create?market=de', { email: 'reader@shop.test' }).expect(200);

    expect((await nextMail())?.text).toContain('/de/email-subscription/verify/');
  });
});
