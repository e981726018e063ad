import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../testing/sign-in.ts';
import { type Accounts, goodPassword, startAccounts } from '../testing/accounts.ts';

const names = { first_name: 'Augusta', last_name: 'King' };
const newPassword = 'battery staple 2';
const change = { ...names, password: newPassword, current_password: goodPassword };

describe('the profile', () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  describe('GET /api/customer/details', () => {
    it('returns the signed-in customer', async () => {
      const { id, token, email } = await shop.signUp();

      const { body, headers } = await shop.get('/customer/details', { token }).expect(200);

      expect(body).toEqual({
        data: {
          id,
          first_name: 'Ada',
          last_name: 'Test',
          email,
          flag: true,
          message: '',
          email_verified: false,
          has_password: true,
          wants_alerts: true,
        },
      });
      expect(headers['cache-control']).toBe('no-store');
    });

    it('returns 401 to a guest and to a deleted customer', async () => {
      const { id, token } = await shop.signUp();
      await shop.db.customer.delete({ where: { id }, select: { id: true } });

      await shop
        .get('/customer/details')
        .expect(401, { message: 'Login Required!', codes: [{ code: 'login_required' }] });
      await shop
        .get('/customer/details', { token })
        .expect(401, { message: 'Login Required!', codes: [{ code: 'login_required' }] });
    });
  });

  describe('POST /api/customer/update', () => {
    it('changes the names and keeps password and sessions', async () => {
      const { token, email } = await shop.signUp();

      const { body } = await shop.post('/customer/update', names, { token }).expect(200);

      expect(body).toMatchObject({ message: 'Profile updated successfully', data: { ...names, email } });
      expect(await shop.statusOf(token)).toBe(200);
      expect(await shop.statusOf(body.data.token)).toBe(200);
      await shop.signIn(email).expect(200);
    });

    it.each(['', '*', '************'])('keeps the password for the mask %j', async (password) => {
      const { token, email } = await shop.signUp();

      await shop.post('/customer/update', { ...names, password }, { token }).expect(200);

      await shop.signIn(email).expect(200);
    });

    it.each([
      [undefined, 'Please enter your current password'],
      ['', 'Please enter your current password'],
      ['wrong horse 1', 'Your current password is incorrect'],
    ])('A6: refuses the current password %j', async (current_password, message) => {
      const { token, email } = await shop.signUp();

      const { body } = await shop.post('/customer/update', { ...change, current_password }, { token }).expect(400);

      expect(body).toMatchObject({
        message,
        errors: { current_password: [message] },
        codes: [{ field: 'current_password' }],
      });
      await shop.signIn(email).expect(200);
    });

    it('A6: ends every other session and returns a new token', async () => {
      const { id, email, token } = await shop.signUp();
      const other = await shop.signIn(email).expect(200);
      await shop.verify(id);

      const { body } = await shop.post('/customer/update', change, { token }).expect(200);

      expect(body.data).toMatchObject(names);
      expect(await Promise.all([token, other.body.data.token, body.data.token].map(shop.statusOf))).toEqual([
        401, 401, 200,
      ]);
      await shop.signIn(email).expect(400);
      await shop.signIn(email, newPassword).expect(200);
      expect(await shop.listJobs(id)).toEqual(['mail-verification', 'mail-password-changed']);
    });

    it('sends no notice to an unverified address', async () => {
      const { id, token } = await shop.signUp();

      await shop.post('/customer/update', change, { token }).expect(200);

      expect(await shop.listJobs(id)).toEqual(['mail-verification']);
    });

    it('C2: invalidates reset links sent before', async () => {
      const { id, token } = await shop.signUp();
      const link = await shop.addLink({ purpose: 'reset', customerId: id });

      await shop.post('/customer/update', change, { token }).expect(200);

      const reset = { id: link, password: 'another horse 3', confirm_password: 'another horse 3' };
      await shop.post('/customer/resetpassword', reset).expect(400);
    });

    it('changes the password once in many concurrent requests, and leaves one session', async () => {
      const { id, email, token } = await shop.signUp();

      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          shop.post('/customer/update', { ...change, password: `battery staple ${at}` }, { token }),
        ),
      );

      const done = replies.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      expect(replies.filter(({ status }) => ![200, 400, 401].includes(status))).toEqual([]);
      expect(await shop.db.session.count({ where: { customerId: id, revokedAt: null } })).toBe(1);
      expect(await shop.statusOf(done[0]?.body.data.token)).toBe(200);
      await shop.signIn(email).expect(400);
    });

    it('A6: ends a session that was opened with the old password meanwhile', async () => {
      const { id, email, token } = await shop.signUp();

      const attempts = Array.from({ length: 12 }, () => shop.signIn(email));
      const [changed] = await Promise.all([shop.post('/customer/update', change, { token }), ...attempts]);

      expect(changed.status).toBe(200);
      expect(await shop.db.session.count({ where: { customerId: id, revokedAt: null } })).toBe(1);
    });

    it('lets an account without a password (Google) set its first one', async () => {
      const { email, token } = await signInAs(shop, 'Ada');

      const { body } = await shop.post('/customer/update', { ...names, password: newPassword }, { token }).expect(200);

      expect(body.data.has_password).toBe(true);
      await shop.signIn(email, newPassword).expect(200);
    });

    it('D3: ignores fields that are not on the form', async () => {
      const { id, email, token } = await shop.signUp();
      const planted = { id: 1, email: 'eve@evil.test', email_verified: true, verifiedAt: '2026-01-01', flag: false };

      await shop.post('/customer/update', { ...names, ...planted, wants_alerts: false }, { token }).expect(200);

      const customer = await shop.db.customer.findUniqueOrThrow({ where: { id } });
      expect(customer).toMatchObject({ email, verifiedAt: null, wantsAlerts: true });
    });
  });

  describe('POST /api/customer/alerts', () => {
    it('switches mails about favorites on and off', async () => {
      const { token } = await shop.signUp();

      await shop.post('/customer/alerts', { wants_alerts: false }, { token }).expect(200);
      const off = await shop.get('/customer/details', { token });
      await shop.post('/customer/alerts', { wants_alerts: true }, { token }).expect(200);
      const on = await shop.get('/customer/details', { token });

      expect([off.body.data.wants_alerts, on.body.data.wants_alerts]).toEqual([false, true]);
    });
  });

  describe('POST /api/customer/resend-verification', () => {
    it('queues one mail, and no second one while it waits', async () => {
      const { id, token } = await shop.signUp();

      await shop.post('/customer/resend-verification', {}, { token }).expect(200);
      await shop.post('/customer/resend-verification', {}, { token }).expect(200);

      expect(await shop.listJobs(id)).toEqual(['mail-verification']);
    });

    it('sends nothing to a verified address', async () => {
      const { id, token } = await signInAs(shop, 'Ada');

      await shop.post('/customer/resend-verification', {}, { token }).expect(200);

      expect(await shop.listJobs(id)).toEqual([]);
    });
  });
});
