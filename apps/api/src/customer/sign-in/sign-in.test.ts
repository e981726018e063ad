// cspell:ignore grüne käfer grune kafer: a password with accents, and without
import bcrypt from 'bcrypt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, goodPassword, startAccounts } from '../testing/accounts.ts';

const hour = 3_600_000;

describe('POST /api/customer/signin', () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  it('returns the customer and a new token each time', async () => {
    const { email, id } = await shop.signUp();

    const first = await shop.signIn(email.toUpperCase()).expect(200);
    const second = await shop.signIn(email).expect(200);

    expect(first.body).toMatchObject({
      message: 'Logged in successfully',
      data: { id, email, flag: true, message: 'Logged in successfully', has_password: true },
    });
    expect(first.body.data.token).not.toBe(second.body.data.token);
  });

  it.each(['NFC', 'NFD'] as const)('takes a password as any system types it, kept as %s', async (form) => {
    const { email, id } = await shop.signUp();
    const passwordHash = await bcrypt.hash('grüne käfer 12'.normalize(form), 4);
    await shop.db.customer.update({ where: { id }, data: { passwordHash }, select: { id: true } });

    await shop.signIn(email, 'grüne käfer 12'.normalize('NFC')).expect(200);
    await shop.db.customer.update({ where: { id }, data: { passwordHash }, select: { id: true } });
    await shop.signIn(email, 'grüne käfer 12'.normalize('NFD')).expect(200);
    await shop.signIn(email, 'grune kafer 12').expect(400);
  });

  it('D4: returns only the fields that the specification names', async () => {
    const { email } = await shop.signUp();

    const { body } = await shop.signIn(email).expect(200);

    const named = ['id', 'first_name', 'last_name', 'email', 'flag', 'message', 'token'];
    const ours = ['email_verified', 'has_password', 'wants_alerts'];
    expect(Object.keys(body.data).toSorted()).toEqual([...named, ...ours].toSorted());
    expect(JSON.stringify(body)).not.toMatch(/\$2[aby]\$|password_hash|passwordHash/);
  });

  it.each([
    [undefined, 12 * hour],
    [false, 12 * hour],
    [true, 30 * 24 * hour],
  ])('lasts 12 hours, and 30 days when it is remembered, for isRemember %j', async (isRemember, lifetime) => {
    const { email, id } = await shop.signUp();
    await shop.db.session.deleteMany({ where: { customerId: id } });

    await shop.post('/customer/signin', { email, password: goodPassword, isRemember }).expect(200);

    const { createdAt, expiresAt } = await shop.db.session.findFirstOrThrow({ where: { customerId: id } });
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(lifetime);
  });

  it('B1, B5: refuses an unknown address, a wrong password and an account without a password with the same message', async () => {
    const { email } = await shop.signUp();
    const google = await shop.signUp();
    await shop.db.customer.update({ where: { id: google.id }, data: { passwordHash: null }, select: { id: true } });

    const replies = await Promise.all([
      shop.signIn(email, 'wrong horse 1'),
      shop.signIn('nobody@shop.test'),
      shop.signIn(google.email),
    ]);

    const shown = replies.map(({ status, text, headers }) => [status, text, Object.keys(headers)]);
    expect(shown[0]?.slice(0, 2)).toEqual([
      400,
      '{"message":"Incorrect e-mail or password","codes":[{"code":"wrong_credentials"}]}',
    ]);
    expect(new Set(shown.map((reply) => JSON.stringify(reply))).size).toBe(1);
  });

  it('hashes the password again when the bcrypt cost has changed', async () => {
    const { email, id } = await shop.signUp();
    const passwordHash = await bcrypt.hash(goodPassword, 5);
    await shop.db.customer.update({ where: { id }, data: { passwordHash }, select: { id: true } });

    await shop.signIn(email).expect(200);
    await shop.app.afterwardsDone();

    const customer = await shop.db.customer.findUniqueOrThrow({ where: { id } });
    expect(customer.passwordHash).toMatch(/^\$2b\$04\$/);
    await shop.signIn(email).expect(200);
  });

  it.each([
    [{}],
    [{ email: 'ada@shop.test' }],
    [{ email: { not: '' }, password: { not: '' } }],
    [{ email: ['ada@shop.test'], password: ['x'] }],
    [{ email: null, password: null }],
    [[]],
  ])('E4: refuses the body %j', async (body) => {
    const { body: reply } = await shop.post('/customer/signin', body).expect(400);

    expect(reply.errors).toBeDefined();
  });
});
