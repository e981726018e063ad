import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpired } from '../personal-data/rows.ts';
import { type Accounts, goodPassword, newCustomer, startAccounts } from '../testing/accounts.ts';

const newPassword = 'battery staple 2';
const badLink = {
  message: 'This link is not valid or has expired',
  codes: [{ field: 'id', code: 'invalid' }],
};
const unknownLink = 'A'.repeat(43);

describe('links in mails', () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  const reset = (id: unknown, password = newPassword) =>
    shop.post('/customer/resetpassword', { id, password, confirm_password: password });
  const verify = (id: string) => shop.get(`/customer/verify?id=${id}`);
  const disown = (id: string) => shop.post('/customer/disown', { id });
  const linkFor = (customerId: number, purpose: string, hours = 1) => shop.addLink({ customerId, purpose, hours });
  const find = (id: number) => shop.db.customer.findUnique({ where: { id } });

  describe('POST /api/customer/resetpassword', () => {
    it('sets the password, ends every session and notifies the owner', async () => {
      const { id, email, token } = await shop.signUp();
      await shop.verify(id);

      await reset(await linkFor(id, 'reset')).expect(200, { message: 'Your password has been changed' });

      expect(await shop.statusOf(token)).toBe(401);
      await shop.signIn(email).expect(400);
      await shop.signIn(email, newPassword).expect(200);
      expect(await shop.listJobs(id)).toEqual(['mail-verification', 'mail-password-changed']);
    });

    it('C1: works once', async () => {
      const { id, email } = await shop.signUp();
      const link = await linkFor(id, 'reset');

      await reset(link).expect(200);
      await reset(link, 'another horse 3').expect(400, badLink);

      await shop.signIn(email, newPassword).expect(200);
    });

    it('C1: works once in twenty concurrent requests', async () => {
      const { id, email } = await shop.signUp();
      const link = await linkFor(id, 'reset');

      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, at) => reset(link, `battery staple ${at}`).then(({ status }) => status)),
      );

      const winner = replies.indexOf(200);
      // The attempt limit of one link may refuse before the link does.
      expect(replies.filter((status) => status !== 200 && status !== 400 && status !== 429)).toEqual([]);
      expect(replies.filter((status) => status === 200)).toHaveLength(1);
      await shop.signIn(email, `battery staple ${winner}`).expect(200);
    });

    it('C2: invalidates the other reset links of the account', async () => {
      const { id } = await shop.signUp();
      const [older, newer] = [await linkFor(id, 'reset'), await linkFor(id, 'reset')];

      await reset(newer).expect(200);

      await reset(older).expect(400, badLink);
    });

    it('C4: keeps the link valid when the new password is refused', async () => {
      const { id } = await shop.signUp();
      const link = await linkFor(id, 'reset');

      await reset(link, 'short').expect(400);

      await reset(link).expect(200);
    });

    it.each([undefined, null, {}, { not: '' }, [], '', 'x', 7, [unknownLink], '../../reset', unknownLink])(
      'C4: changes nothing for the link %j',
      async (id) => {
        const { email } = await shop.signUp();

        const { body } = await reset(id).expect(400);

        expect(body.message).toBe(badLink.message);
        await shop.signIn(email).expect(200);
      },
    );

    it("A8: removes password, sessions and shared list of someone who registered another person's mailbox", async () => {
      const { id, email, token } = await shop.signUp();
      await shop.db.sharedList.create({ data: { customerId: id, address: `${unknownLink}-${id}` } });

      await reset(await linkFor(id, 'reset')).expect(200);

      expect(await shop.statusOf(token)).toBe(401);
      await shop.signIn(email, goodPassword).expect(400);
      expect((await find(id))?.verifiedAt).toBeInstanceOf(Date);
      expect(await shop.db.sharedList.count({ where: { customerId: id } })).toBe(0);
    });

    it('keeps the shared list of a verified customer', async () => {
      const { id } = await shop.signUp();
      await shop.verify(id);
      await shop.db.sharedList.create({ data: { customerId: id, address: `${unknownLink}-${id}` } });

      await reset(await linkFor(id, 'reset')).expect(200);

      expect(await shop.db.sharedList.count({ where: { customerId: id } })).toBe(1);
    });
  });

  describe('GET /api/customer/verify', () => {
    it('verifies the address, also when opened twice, and signs nobody in', async () => {
      const { id } = await shop.signUp();

      const { body, headers } = await verify(await linkFor(id, 'verify')).expect(200);

      const message = 'Your e-mail address has been verified';
      expect(body).toEqual({ message, data: { message } });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers['cache-control']).toBe('no-store');
      expect((await find(id))?.verifiedAt).toBeInstanceOf(Date);
    });

    it('C7: returns the same after a scanner opened the link, also by HEAD', async () => {
      const { id } = await shop.signUp();
      const link = await linkFor(id, 'verify');

      await request(shop.app.server).head(`/api/customer/verify?id=${link}`).expect(200);
      const scanned = await Promise.all(Array.from({ length: 6 }, () => verify(link)));

      expect(scanned.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
      await verify(link).expect(200);
    });

    it('C7: does not use up a reset link when its page is viewed', async () => {
      const { id } = await shop.signUp();
      const link = await linkFor(id, 'reset');

      await request(shop.app.server).get(`/reset-password/${link}`);
      await shop.get(`/customer/resetpassword?id=${link}`).expect(404);

      await reset(link).expect(200);
    });

    it.each(['', '?id=', '?id[]=x', `?id=${unknownLink}`, `?id=${unknownLink}&id=${unknownLink}`, '?id[not]='])(
      'C4: verifies no account for %j',
      async (query) => {
        const { body } = await shop.get(`/customer/verify${query}`).expect(400);

        expect(body.message).toBe(badLink.message);
      },
    );
  });

  describe('POST /api/customer/renew-verification', () => {
    const renew = (id: string) => shop.post('/customer/renew-verification', { id });
    const message = 'If this link was sent to you, a new verification e-mail is on its way';

    it('sends a new mail for an expired link, and returns the same for an unknown link', async () => {
      const { id } = await shop.signUp();
      await shop.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;

      await renew(await linkFor(id, 'verify', -48)).expect(200, { message });
      await renew(unknownLink).expect(200, { message });

      expect(await shop.listJobs(id)).toEqual(['mail-verification']);
    });

    it('sends no mail for a verified address or a link of another kind', async () => {
      const [verified, other] = [await shop.signUp(), await shop.signUp()];
      await shop.verify(verified.id);
      await shop.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;

      await renew(await linkFor(verified.id, 'verify', -48)).expect(200, { message });
      await renew(await linkFor(other.id, 'reset')).expect(200, { message });

      expect(await shop.listJobs(verified.id)).toEqual([]);
      expect(await shop.listJobs(other.id)).toEqual([]);
    });
  });

  describe('POST /api/customer/disown', () => {
    it.each([
      ['unverified', async () => undefined],
      ['verified by a mail scanner', (id: number) => shop.verifyByScanner(id)],
    ])('C7: deletes an account that is %s, with all its data', async (_, prepare) => {
      const { id, email, token } = await shop.signUp();
      await prepare(id);

      await disown(await linkFor(id, 'disown')).expect(200, { message: 'The account has been deleted' });

      expect(await find(id)).toBeNull();
      expect(await shop.statusOf(token)).toBe(401);
      await shop.post('/customer/signup', { ...newCustomer(), email }).expect(200);
    });

    it('keeps an account whose customer proved the address', async () => {
      const { id } = await shop.signUp();
      await shop.verify(id);

      await disown(await linkFor(id, 'disown')).expect(400, badLink);

      expect(await find(id)).not.toBeNull();
    });
  });

  describe('a bad link', () => {
    const wrongPurposes = [
      ['reset', 'verify'],
      ['reset', 'disown'],
      ['verify', 'reset'],
      ['verify', 'alerts-off'],
      ['disown', 'verify'],
      ['disown', 'reset'],
    ] as const;
    const uses = { reset, verify, disown };

    it.each(wrongPurposes)('C4: cannot be used to %s when it was sent to %s', async (use, purpose) => {
      const { id } = await shop.signUp();
      const before = await find(id);

      await uses[use](await linkFor(id, purpose)).expect(400, badLink);

      expect(await find(id)).toEqual(before);
    });

    it.each(['reset', 'verify', 'disown'] as const)(
      "B5: gets the same reply for %s, whether unknown, used or expired by the database's clock",
      async (use) => {
        const { id } = await shop.signUp();
        const used = await linkFor(id, use);
        await shop.db.$executeRaw`UPDATE mail_token SET used_at = now() WHERE customer_id = ${id}`;

        const replies = [
          await uses[use](unknownLink),
          await uses[use](used),
          await uses[use](await linkFor(id, use, -1)),
        ];

        expect(replies.map(({ status, text }) => [status, text])).toEqual(
          Array.from({ length: 3 }, () => [400, JSON.stringify(badLink)]),
        );
      },
    );
  });

  it('removeExpired keeps links that can still be used', async () => {
    const { id, token } = await shop.signUp();
    await shop.signUp();
    const link = await linkFor(id, 'reset');
    await linkFor(id, 'reset', -24 * 31);
    await shop.db.$executeRaw`
      INSERT INTO session (id, customer_id, expires_at, revoked_at) VALUES
        (gen_random_uuid(), ${id}, now() - interval '2 days', NULL),
        (gen_random_uuid(), ${id}, now() + interval '2 days', now() - interval '2 days')`;
    await shop.db.$executeRaw`UPDATE rate_limit SET window_start = now() - interval '2 days'`;

    await removeExpired(shop.db);

    expect(await shop.db.session.count({ where: { customerId: id } })).toBe(1);
    expect(await shop.db.rateLimit.count({ where: { NOT: { bucket: 'sign-in/known' } } })).toBe(0);
    expect(await shop.db.mailToken.count({ where: { customerId: id } })).toBe(1);
    expect(await shop.statusOf(token)).toBe(200);
    await reset(link).expect(200);
  });
});
