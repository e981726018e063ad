import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, goodPassword, newClient, startAccounts } from '../testing/accounts.ts';

const newPassword = 'battery staple 2';

const part = (name: string, value: string, extra = ''): string =>
  `--end-of-part\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;

const goodParts = part('first_name', 'Zoë ☃') + part('last_name', 'King');

describe('POST /api/customer/update, as form data', () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  const postForm = (token: string, body: string | Buffer, type = 'multipart/form-data; boundary=end-of-part') =>
    request(shop.app.server)
      .post('/api/customer/update')
      .set({ Token: token, 'Content-Type': type, 'X-Forwarded-For': newClient() })
      .serialize((bytes) => bytes)
      .send(body as string);

  it('validates form data with the same schema', async () => {
    const { token, email } = await shop.signUp();
    const names = { first_name: 'Zoë ☃', last_name: 'King' };
    const form = { ...names, password: newPassword, current_password: goodPassword };
    const body = `${Object.entries(form)
      .map(([name, value]) => part(name, value))
      .join('')}--end-of-part--\r\n`;

    const reply = await postForm(token, body).expect(200);

    expect(reply.body.data.first_name).toBe('Zoë ☃');
    await shop.signIn(email, newPassword).expect(200);
    const refused = await postForm(reply.body.data.token, `${part('first_name', 'Jo')}--end-of-part--\r\n`).expect(400);
    expect(refused.body.errors).toEqual({
      first_name: ['First Name must be at least 3 characters'],
      last_name: ['Please enter the last name'],
    });
  });

  it.each<[string, string | Buffer]>([
    ['a file', `${goodParts}${part('password', 'x', '; filename="a.txt"')}--end-of-part--\r\n`],
    ['a field twice', `${goodParts}${part('last_name', 'Queen')}--end-of-part--\r\n`],
    ['invalid UTF-8', Buffer.from(`${part('first_name', 'Ad\xff')}${part('last_name', 'K')}--end-of-part--`, 'latin1')],
    ['a NUL', `${part('first_name', 'Ad\0a')}${part('last_name', 'King')}--end-of-part--\r\n`],
    ['no end', goodParts],
    ['nothing', ''],
    [
      'a part without a name',
      `${goodParts}--end-of-part\r\nContent-Disposition: form-data\r\n\r\nx\r\n--end-of-part--\r\n`,
    ],
  ])('E6, E2: refuses form data with %s', async (_name, body) => {
    const { token } = await shop.signUp();

    const reply = await postForm(token, body).expect(400);

    expect(reply.body).toEqual({ message: 'The request is not a valid form in UTF-8' });
  });

  it('E3: cannot reach a prototype', async () => {
    const { token } = await shop.signUp();
    const planted = ['__proto__', 'constructor', 'toString', '__proto__.polluted'].map((name) => part(name, 'x'));

    await postForm(token, `${goodParts}${planted.join('')}--end-of-part--\r\n`).expect(200);

    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('E1: refuses form data past the body limit', async () => {
    const { token } = await shop.signUp();

    await postForm(token, `${part('first_name', 'a'.repeat(70_000))}--end-of-part--\r\n`).expect(413);
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data\ta; boundary=end-of-part',
    'multipart/mixed; boundary=end-of-part',
    'text/plain',
  ])('E6: refuses %j', async (type) => {
    const { token } = await shop.signUp();

    const { status } = await postForm(token, `${goodParts}--end-of-part--\r\n`, type);

    expect([400, 415]).toContain(status);
  });

  it('accepts the fields of a plain form, and refuses what no browser sends', async () => {
    const { token } = await shop.signUp();
    const send = (body: string) => postForm(token, body, 'application/x-www-form-urlencoded');

    const { body } = await send('first_name=Zo%C3%AB+Ann&last_name=K%26K').expect(200);

    expect(body.data).toMatchObject({ first_name: 'Zoë Ann', last_name: 'K&K' });
    for (const bad of [
      'first_name=%FF%FE&last_name=K',
      'first_name=Ann&first_name=Eve&last_name=K',
      'first_name=A%00n',
    ])
      await send(bad).expect(400);
    const { body: refused } = await postForm(token, 'first_name=Ann', 'text/plain').expect(415);
    expect(refused.message).toBe(
      'Send the body as application/json, multipart/form-data, or application/x-www-form-urlencoded',
    );
  });

  it('E6: reads form data as UTF-8, whatever the part declares', async () => {
    const { token } = await shop.signUp();
    const typed = (value: string, type: string) =>
      `--end-of-part\r\nContent-Disposition: form-data; name="first_name"\r\nContent-Type: ${type}\r\n\r\n${value}\r\n`;

    const utf7 = await postForm(
      token,
      `${typed('Zoë+AGE-', 'text/plain; charset=utf-7')}${part('last_name', 'K')}--end-of-part--\r\n`,
    );
    const json = await postForm(
      token,
      `${typed('["Ada"]', 'application/json')}${part('last_name', 'K')}--end-of-part--\r\n`,
    );

    expect([utf7.body.data.first_name, json.body.data.first_name]).toEqual(['Zoë+AGE-', '["Ada"]']);
  });

  it('is refused on every other route', async () => {
    const { token } = await shop.signUp();

    await request(shop.app.server)
      .post('/api/customer/alerts')
      .set({ Token: token, 'Content-Type': 'multipart/form-data; boundary=end-of-part' })
      .send(`${part('wants_alerts', 'true')}--end-of-part--\r\n`)
      .expect(415);
  });
});
