import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashLinkToken, makeLinkToken } from '../../jobs/mail/link-token.ts';
import { openMailSink } from '../../jobs/mail/testing/mail-sink.ts';
import { doJobs } from '../../worker/testing/run-jobs.ts';
import { signInByGoogle } from '../google/google-queries.ts';
import { removeExpired } from '../personal-data/rows.ts';
import { type Accounts, goodPassword, newCustomer, startAccounts } from '../testing/accounts.ts';
import { requestChange } from './email-queries.ts';

const badLink = {
  message: 'This link is not valid or has expired',
  codes: [{ field: 'id', code: 'invalid' }],
};
const taken = { message: 'An account with this e-mail already exists', codes: [{ code: 'email_taken' }] };

describe('a change of the e-mail address', () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  const change = (token: string | undefined, email: unknown, password: unknown = goodPassword) =>
    shop.post('/customer/change-email', { email, current_password: password }, { token });
  const confirm = (id: string) => shop.post('/customer/confirm-email', { id });
  const undo = (id: string) => shop.post('/customer/undo-email', { id });
  const find = (id: number) => shop.db.customer.findUniqueOrThrow({ where: { id } });
  const newEmail = () => newCustomer().email;

  /** A working link for the customer's last change of address. */
  const linkOf = async (customerId: number, purpose: 'email' | 'email-back', hours = 1): Promise<string> => {
    const link = makeLinkToken();
    await shop.db.$executeRaw`
      INSERT INTO mail_token (purpose, token_hash, email_change_id, expires_at)
      SELECT ${purpose}, ${hashLinkToken(link)}, max(id), now() + make_interval(hours => ${hours})
      FROM email_change WHERE customer_id = ${customerId}`;
    return link;
  };
  const signUpVerified = async () => {
    const customer = await shop.signUp();
    await shop.verify(customer.id);
    return customer;
  };
  const jobsOf = async (customerId: number): Promise<string[]> => {
    const jobs = await shop.db.$queryRaw<{ name: string }[]>`
      SELECT identifier AS name FROM graphile_worker._private_jobs AS jobs
      JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id
      JOIN email_change ON email_change.id = (payload ->> 'emailChangeId')::int
      WHERE customer_id = ${customerId} ORDER BY jobs.id`;
    return jobs.map(({ name }) => name);
  };

  it('is confirmed at the new address and announced to the old one', async () => {
    const { id, email, token } = await signUpVerified();
    const next = newEmail();

    await change(token, next).expect(200);
    expect((await find(id)).email).toBe(email);
    const link = await linkOf(id, 'email');
    await shop.get(`/customer/confirm-email?id=${link}`).expect(404);
    const replies = await Promise.all([confirm(link), confirm(link)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await find(id)).toMatchObject({ email: next, verifiedAt: expect.any(Date) });
    expect(await shop.statusOf(token)).toBe(200);
    await shop.signIn(email).expect(400);
    await shop.signIn(next).expect(200);
    expect(await jobsOf(id)).toEqual(['mail-email-change', 'mail-email-requested', 'mail-email-changed']);
  });

  it('requires the password, a different address, and one that no account has', async () => {
    const { id, email, token } = await signUpVerified();
    const other = await shop.signUp();

    await change(token, newEmail(), 'not this one').expect(400);
    await change(token, newEmail(), '').expect(400);
    await change(token, email.toUpperCase()).expect(400);
    await change(token, 'no address').expect(400);
    await change(undefined, newEmail()).expect(401);
    const { body } = await change(token, other.email).expect(400);

    expect(body.message).toBe(taken.message);
    expect(await shop.db.emailChange.count({ where: { customerId: id } })).toBe(0);
  });

  it('is refused when another account took the address meanwhile', async () => {
    const { id, email, token } = await signUpVerified();
    const next = newEmail();
    await change(token, next).expect(200);
    const link = await linkOf(id, 'email');
    await shop.signUp({ email: next });

    await confirm(link).expect(400, taken);

    expect((await find(id)).email).toBe(email);
  });

  it('applies the latest request only', async () => {
    const { id, token } = await signUpVerified();
    const [first, last] = [newEmail(), newEmail()];
    await change(token, first).expect(200);
    const older = await linkOf(id, 'email');
    await change(token, last).expect(200);

    await confirm(older).expect(400, badLink);
    await confirm(await linkOf(id, 'email')).expect(200);

    expect((await find(id)).email).toBe(last);
  });

  it('invalidates links sent to the old mailbox', async () => {
    const { id, token } = await signUpVerified();
    const reset = await shop.addLink({ customerId: id, purpose: 'reset' });
    const deletion = await shop.addLink({ customerId: id, purpose: 'delete' });
    await change(token, newEmail()).expect(200);

    await confirm(await linkOf(id, 'email')).expect(200);

    const password = 'battery staple 2';
    await shop
      .post('/customer/resetpassword', { id: reset, password, confirm_password: password })
      .expect(400, badLink);
    await shop.post('/customer/confirm-deletion', { id: deletion }).expect(400, badLink);
  });

  it('is undone from the old address through every later change, and locks out the person who changed it', async () => {
    const { id, email, token } = await signUpVerified();
    await change(token, newEmail()).expect(200);
    await confirm(await linkOf(id, 'email')).expect(200);
    const back = await linkOf(id, 'email-back');
    // The attacker changes to a second address and holds the link back to the first.
    await change(token, newEmail()).expect(200);
    await confirm(await linkOf(id, 'email')).expect(200);
    const backToThief = await linkOf(id, 'email-back');

    await undo(back).expect(200);

    expect(await find(id)).toMatchObject({ email, passwordHash: null, googleSubject: null });
    expect(await shop.statusOf(token)).toBe(401);
    await shop.signIn(email).expect(400);
    await undo(backToThief).expect(400, badLink);
    await undo(back).expect(400, badLink);
    expect((await find(id)).email).toBe(email);
  });

  it.each([
    ['never verified', async () => undefined],
    ['only verified by a mail scanner', (id: number) => shop.verifyByScanner(id)],
  ])('C7: is announced to an old address that was %s, which cannot undo it', async (_, prepare) => {
    const { id, email, token } = await shop.signUp();
    await prepare(id);
    const next = newEmail();
    await change(token, next).expect(200);
    await confirm(await linkOf(id, 'email')).expect(200);
    const sink = await openMailSink();
    await doJobs(shop, sink.url);
    await sink.close();

    const told = sink.to(email).map(({ text }) => text);
    expect(told).toEqual([expect.stringContaining('login/forgot'), expect.stringContaining('contact-us')]);
    expect(told.join()).not.toContain('undo-email');
    expect(told.join()).not.toContain(next);
  });

  it.each([
    ['proves the address', (token: string) => token, 'undo-email'],
    ['does not prove it', () => undefined, 'contact-us'],
  ])('confirmed with the session of its customer or without %s', async (_, withToken, expected) => {
    const { id, token } = await signUpVerified();
    const [first, second] = [newEmail(), newEmail()];
    await change(token, first).expect(200);
    await shop
      .post('/customer/confirm-email', { id: await linkOf(id, 'email') }, { token: withToken(token) })
      .expect(200);
    await change(token, second).expect(200);
    await confirm(await linkOf(id, 'email')).expect(200);
    const sink = await openMailSink();
    await doJobs(shop, sink.url);
    await sink.close();

    expect(sink.to(first).at(-1)?.text).toContain(expected);
  });

  const resetByOwner = async (id: number) => {
    const link = await shop.addLink({ customerId: id, purpose: 'reset' });
    await shop.post('/customer/resetpassword', { id: link, password: other, confirm_password: other }).expect(200);
  };
  const other = 'battery staple 2';
  const names = { first_name: 'Ada', last_name: 'Test' };
  const endings: [string, (id: number, email: string, token: string) => unknown, string][] = [
    ['a reset', resetByOwner, other],
    [
      'a change of password',
      (_, __, token) =>
        shop
          .post('/customer/update', { ...names, password: other, current_password: goodPassword }, { token })
          .expect(200),
      other,
    ],
    [
      'signing out everywhere',
      (_, __, token) => shop.post('/customer/signout-everywhere', {}, { token }).expect(200),
      goodPassword,
    ],
    [
      'linking Google',
      (id, email) => signInByGoogle(shop.db, { subject: `google-${id}`, email, firstName: 'Ada', lastName: '' }),
      goodPassword,
    ],
    ['another change', (_, __, token) => change(token, newEmail()).expect(200), goodPassword],
  ];

  describe.each([true, false])('C2: planted by a thief, for an owner who is verified: %s,', (isVerified) => {
    it.each(endings)('ends with %s', async (name, end, password) => {
      const { id, email, token } = await (isVerified ? signUpVerified() : shop.signUp());
      const thief = newEmail();
      await change(token, thief).expect(200);
      const planted = await linkOf(id, 'email');

      await end(id, email, token);

      await confirm(planted).expect(400, badLink);
      expect((await find(id)).email).toBe(email);
      // Google removes the password of an account whose address was never verified.
      const canSignIn = isVerified || name !== 'linking Google';
      expect((await shop.signIn(email, password)).status).toBe(canSignIn ? 200 : 400);
      const sink = await openMailSink();
      await doJobs(shop, sink.url);
      await sink.close();
      expect(sink.to(email).map(({ subject }) => subject)).toContain('A new e-mail address was requested');
    });
  });

  it('C2: is not planted by a request that a reset overtakes', async () => {
    const { id, email } = await signUpVerified();
    const { passwordHash } = await find(id);
    const session = await shop.db.session.findFirstOrThrow({ where: { customerId: id } });
    await resetByOwner(id);

    const wish = { customerId: id, was: email, becomes: newEmail(), passwordHash, sessionId: session.id };

    expect(await requestChange(shop.db, wish)).toBe(false);
  });

  it('C1: is either confirmed or ended when both happen at once', async () => {
    const { id, token } = await signUpVerified();
    await change(token, newEmail()).expect(200);
    const link = await linkOf(id, 'email');

    const statuses = await Promise.all([
      confirm(link).then(({ status }) => status),
      shop.post('/customer/signout-everywhere', {}, { token }).then(({ status }) => status),
    ]);

    expect(statuses[1]).toBe(200);
    const { confirmedAt, endedAt } = await shop.db.emailChange.findFirstOrThrow({ where: { customerId: id } });
    expect(confirmedAt === null).toBe(statuses[0] === 400);
    expect(endedAt === null).toBe(statuses[0] === 200);
  });

  it.each(['email', 'email-back'] as const)('C4: refuses an expired link of %s', async (purpose) => {
    const { id, token } = await signUpVerified();
    await change(token, newEmail()).expect(200);
    const link = await linkOf(id, purpose, -1);

    await (purpose === 'email' ? confirm(link) : undo(link)).expect(400, badLink);
  });

  it('is deleted after a month', async () => {
    const { id, token } = await signUpVerified();
    await change(token, newEmail()).expect(200);
    await shop.db
      .$executeRaw`UPDATE email_change SET created_at = now() - interval '31 days' WHERE customer_id = ${id}`;

    await removeExpired(shop.db);

    expect(await shop.db.emailChange.count({ where: { customerId: id } })).toBe(0);
  });
});
