import { addJob } from '@wearfolio/database/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { doJobs, listJobs, makeJobsDue } from '../../worker/testing/run-jobs.ts';
import { hashLinkToken } from './link-token.ts';
import { linkIn, type MailSink, openMailSink } from './testing/mail-sink.ts';

let shop: TestApp;
let sink: MailSink;

beforeAll(async () => {
  shop = await startTestApp();
  sink = await openMailSink();
});
afterEach(async () => {
  await shop.db.$executeRaw`TRUNCATE rate_limit, mail_token, customer, graphile_worker._private_jobs CASCADE`;
  sink.received.length = 0;
  sink.mode = 'accept';
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

const deliver = (log?: Parameters<typeof doJobs>[2]) => doJobs(shop, sink.url, log);
const links = () => shop.db.mailToken.findMany({ orderBy: { id: 'asc' } });
const liveLinks = () => shop.db.mailToken.count({ where: { usedAt: null, expiresAt: { gt: new Date() } } });
const hours = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 3_600_000);

const notebook = () => {
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  return { lines, log: { debug: note, info: note, warn: note, error: note } };
};

describe('the verification mail', () => {
  it('goes to the customer only, with a link for 24 hours and a link to delete the account', async () => {
    const ada = await signInAs(shop, 'Ada', { isVerified: false });
    await addJob(shop.db, 'mail-verification', { customerId: ada.id });
    await deliver();
    const [mail] = sink.received;

    expect(mail).toMatchObject({ recipients: [ada.email], subject: 'Please confirm your e-mail address' });
    expect(mail?.text).toContain('Hi Ada,');
    expect(mail?.html).toContain('Hi Ada,');
    for (const path of ['/emailVerificaton', '/not-me']) {
      const id = mail ? linkIn(mail, path) : '';
      const kept = await shop.db.mailToken.findUniqueOrThrow({ where: { tokenHash: hashLinkToken(id) } });
      expect(id).toMatch(/^[\w-]{43}$/);
      expect(mail?.html).toContain(`https://shop.test${path}/${id}"`);
      expect(hours(kept.createdAt, kept.expiresAt)).toBe(24);
    }
  });

  it('is not sent to a verified address or a deleted account', async () => {
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob', { isVerified: false })];
    for (const { id } of [ada, bob]) await addJob(shop.db, 'mail-verification', { customerId: id });
    await shop.db.customer.delete({ where: { id: bob.id } });
    await deliver();

    expect(sink.received).toEqual([]);
    expect(await listJobs(shop)).toEqual([]);
  });

  it('escapes a name, and leaves out one that looks like an address (F7)', async () => {
    const ada = await signInAs(shop, 'Ada', { isVerified: false });
    for (const firstName of ['<b title="x">Ada</b>', 'Win at evil.test', 'https://evil']) {
      await shop.db.customer.update({ where: { id: ada.id }, data: { firstName } });
      await addJob(shop.db, 'mail-verification', { customerId: ada.id });
      await deliver();
    }

    expect(sink.received[0]?.html).toContain('Hi &lt;b title=&quot;x&quot;&gt;Ada&lt;/b&gt;,');
    for (const mail of sink.received.slice(1)) expect(mail.raw).not.toContain('evil');
  });
});

describe('the reset mail', () => {
  const ask = (customerId: number) => addJob(shop.db, 'mail-reset', { customerId });

  it('also goes to unverified addresses, with a link for 60 minutes', async () => {
    const ada = await signInAs(shop, 'Ada', { isVerified: false });
    await ask(ada.id);
    await deliver();
    const [link] = await links();

    expect(linkIn(sink.received[0] ?? ({} as never), '/reset-password')).toMatch(/^[\w-]{43}$/);
    expect(link && hours(link.createdAt, link.expiresAt)).toBe(1);
  });

  it('invalidates the link of the mail before', async () => {
    const ada = await signInAs(shop, 'Ada');
    await ask(ada.id);
    await ask(ada.id);
    await deliver();

    expect(sink.received).toHaveLength(2);
    expect(await links()).toHaveLength(2);
    expect(await liveLinks()).toBe(1);
  });

  it('keeps its link while the next one waits for its turn', async () => {
    const ada = await signInAs(shop, 'Ada');
    for (let index = 0; index < 6; index += 1) await ask(ada.id);
    await deliver();

    expect(sink.received).toHaveLength(5);
    expect(await liveLinks()).toBe(1);
    expect(await listJobs(shop)).toMatchObject([{ attempts: 0, maxAttempts: 12 }]);
  });

  it('has its secret only in the mail: not in a row, the queue or the log (C3)', async () => {
    const { lines, log } = notebook();
    const ada = await signInAs(shop, 'Ada');
    await ask(ada.id);
    sink.mode = 'drop';
    await deliver(log);
    const secrets = sink.received.map((mail) => linkIn(mail, '/reset-password'));
    const [{ dump } = { dump: '' }] = await shop.db.$queryRaw<{ dump: string }[]>`
      SELECT concat((SELECT json_agg(t) FROM mail_token t), (SELECT json_agg(j) FROM graphile_worker._private_jobs j),
        (SELECT json_agg(c) FROM customer c), (SELECT json_agg(r) FROM rate_limit r)) AS dump`;

    expect(secrets).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    expect(dump).toContain(ada.email);
    for (const secret of secrets) {
      expect(dump).not.toContain(secret);
      expect(JSON.stringify(lines)).not.toContain(secret);
    }
  });
});

describe('the notice of a changed password', () => {
  it('goes to verified addresses only', async () => {
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob', { isVerified: false })];
    for (const { id } of [ada, bob]) await addJob(shop.db, 'mail-password-changed', { customerId: id });
    await deliver();

    expect(sink.received.map(({ recipients }) => recipients)).toEqual([[ada.email]]);
    expect(sink.received[0]?.text).toContain('https://shop.test/login/forgot');
  });
});

describe('a failing mail server', () => {
  const askFor = async (firstName: string) => {
    const customer = await signInAs(shop, firstName, { isVerified: false });
    await addJob(shop.db, 'mail-verification', { customerId: customer.id });
    return customer;
  };

  it('that says to try later gets the mail later, with a new link (I5: 451)', async () => {
    const ada = await askFor('Ada');
    sink.mode = 'busy';
    await deliver();
    const [waiting] = await listJobs(shop);
    const inBetween = await links();
    sink.mode = 'accept';
    await makeJobsDue(shop);
    await deliver();

    expect(waiting).toMatchObject({ attempts: 1, maxAttempts: 12, lastError: '451 4.3.0 Try again later' });
    expect(inBetween).toEqual([]);
    expect(sink.to(ada.email)).toHaveLength(1);
    expect(await liveLinks()).toBe(2);
    expect(await listJobs(shop)).toEqual([]);
  });

  it('that is down gets the mail when it is back (I5: refused)', async () => {
    const away = await openMailSink();
    await away.close();
    const ada = await askFor('Ada');
    await doJobs(shop, away.url);
    const [waiting] = await listJobs(shop);
    await makeJobsDue(shop);
    await deliver();

    expect(waiting?.lastError).toMatch(/ECONNREFUSED/);
    expect(sink.to(ada.email)).toHaveLength(1);
  });

  it('that refuses a mailbox makes the mail a dead letter immediately (I5: 550)', async () => {
    await askFor('Ada');
    sink.mode = 'refuse';
    await deliver();
    const [dead] = await listJobs(shop);
    sink.mode = 'accept';
    await makeJobsDue(shop);
    await deliver();

    expect(dead).toMatchObject({
      attempts: 1,
      maxAttempts: 1,
      lastError: '550 5.1.1 No such mailbox <s***@shop.test> https://shop.test/reset-password/[token]',
    });
    expect(sink.received).toEqual([]);
    expect(await liveLinks()).toBe(0);
  });

  it('that disconnects after the text gets it twice with one Message-ID, and both links work (I5: reset after DATA)', async () => {
    const ada = await askFor('Ada');
    sink.mode = 'drop';
    await deliver();
    sink.mode = 'accept';
    await makeJobsDue(shop);
    await deliver();
    const mails = sink.to(ada.email);

    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(mails.map((mail) => linkIn(mail, '/emailVerificaton'))).size).toBe(2);
    expect(await liveLinks()).toBe(4);
  });

  it('gets a unique Message-ID for every mail', async () => {
    for (const name of ['Ada', 'Bob', 'Cleo']) await askFor(name);
    await deliver();

    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(3);
  });
});
