import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createClient } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import type { FastifyInstance } from 'fastify';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { loggerOptions } from '../start/logger.ts';
import { standardEnv } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { doJobs } from '../worker/testing/run-jobs.ts';

const email = 'ada.lovelace@shop.test';
const password = 'hunter2-is-my-secret';
const opsToken = 'kT8vQ2xZ5nB7mW1cR4yU6pL9';
const escapeSign = '\u001b';
const forged = `\n{"level":60,"msg":"forged"}${escapeSign}[31m\r`;

let app: FastifyInstance;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };

const build = (db = database.db, databaseUrl = database.url) =>
  buildApp({
    db,
    databaseUrl,
    env: { ...standardEnv, webDir: '/none', picturesDir: '/none', trustProxy: ['127.0.0.1'], opsToken },
    logger: loggerOptions('trace', stream),
  });

beforeAll(async () => {
  database = await openTestDatabase();
  app = await build();
  // A route that fails with a customer's words in the error.
  app.get('/api/breaks/:how', async ({ params }) => {
    const { how } = params as { how: string };
    if (how === 'unique') {
      await app.db.customer.create({ data: { firstName: 'Ada', lastName: 'L', email } });
      await app.db.customer.create({ data: { firstName: 'Ada', lastName: 'L', email } });
    }
    if (how === 'raw')
      await app.db.$queryRaw`INSERT INTO customer (first_name, last_name, email) VALUES ('', '', ${email})`;
    if (how === 'value') await app.db.$queryRaw`SELECT ${email}::int`;
    if (how === 'question') await app.db.customer.findMany({ where: { nobody: email } as never });
    throw new Error(`550 no such mailbox ${email}, see https://mail.test/x?token=secret-of-link${forged}`);
  });
  await app.ready();
  await app.refreshCatalogue();
});
afterAll(() => app.close());

const ask = () => request(app.server);
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  ask().post(`/api/${path}`).set(headers).send(body);

const log = (): string => lines.join('');

describe('the log', () => {
  it('F7: contains neither the person nor their input, at any level, in one line per event', async () => {
    const names = { first_name: `Ada${forged}`, last_name: 'Lovelace' };
    const signUp = { first_name: 'Adaline', last_name: 'Lovelace', email, password, confirm_password: password };
    const { body } = await post('customer/signup', signUp).expect(200);
    const { token } = body.data as { token: string };

    const headers = {
      Token: token,
      'X-Forwarded-For': '203.0.113.77',
      'User-Agent': 'agent-of-ada',
    };
    await post('customer/signup', { ...signUp, ...names });
    await post('customer/signin', { email, password: `${password}x` });
    await post('customer/signin', { email, password }).expect(200);
    await post('customer/forgotpassword', { email });
    await post('customer/resetpassword', { id: 'secret-of-link', password, confirm_password: password });
    await post('email-subscription/create', { email });
    await post('contact-us/save', {
      full_name: `Ada Lovelace${forged}`,
      email,
      subject: 'private subject',
      message: forged,
    });
    await post('favorites', { Token: token }, headers);
    for (const path of [
      '/api/customer/details',
      '/api/search?keyword=wish-of-ada',
      '/api/search/keyword?keyword=wish-of-ada%0a%1b[31m',
      `/api/brandList?filter=${email}`,
      '/emailVerificaton/secret-of-link',
      '/reset-password/secret-of-link',
      '/shared/secret-of-link',
      `/api/nobody/${email}`,
      '/wish-of-ada%0a',
      '/%ff/wish-of-ada',
    ])
      await ask().get(path).set(headers);
    await ask().get('/metrics').set('Authorization', `Bearer ${opsToken}`).expect(200);
    for (const how of ['unique', 'raw', 'value', 'question', 'text'])
      await ask().get(`/api/breaks/${how}`).set(headers).expect(500);

    expect(lines.length).toBeGreaterThan(25);
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
    expect(log()).not.toMatch(
      /ada\.|lovelace|@shop\.test|hunter2|secret-of-link|wish-of-ada|private subject|agent-of-ada/i,
    );
    expect(log()).not.toMatch(/203\.0\.113\.77|127\.0\.0\.1/);
    expect(log()).not.toContain(token);
    expect(log()).not.toContain(opsToken);
    expect(log()).not.toContain(escapeSign);
    expect(log()).not.toContain('"level":60,"msg":"forged"');
  });

  it('shows where a failure was, and its database error code', async () => {
    lines.length = 0;
    await ask().get('/api/breaks/raw').expect(500);
    await ask().get('/api/breaks/text').expect(500);

    const [first, , second] = lines.map((line) => JSON.parse(line) as { err: object });
    expect(first).toMatchObject({ level: 50, err: { type: 'PrismaClientKnownRequestError', code: 'P2010' } });
    expect(second).toMatchObject({
      err: {
        type: 'Error',
        message: expect.stringContaining('550 no such mailbox [mailbox], see https://mail.test/x?...'),
      },
    });
    expect(second?.err).toMatchObject({ stack: expect.stringMatching(/^\s+at .*request-log\.test\.ts/) });
  });

  it('has a line for each request, with the request id of the reply', async () => {
    lines.length = 0;
    const { headers } = await ask().get('/api/colors').set('X-Request-Id', 'mine').expect(200);

    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        reqId: headers['x-request-id'],
        method: 'GET',
        route: '/api/colors',
        status: 200,
        ms: expect.any(Number),
        msg: 'answered',
      }),
    ]);
    expect(headers['x-request-id']).not.toBe('mine');
  });

  it('does not report a database outage when a client aborts its body', async () => {
    await once(app.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = app.server.address() as AddressInfo;
    lines.length = 0;

    const socket = connect(port, '127.0.0.1');
    const head = ['POST /api/contact-us/save HTTP/1.1', 'Host: shop.test', 'Content-Type: application/json'];
    socket.end([...head, 'Content-Length: 99', '', '{'].join('\r\n'));
    await once(socket.resume(), 'close');
    await expect.poll(log).toContain('client error');
    await ask().get('/api/health').expect(200);
    app.server.close();

    expect(log()).not.toMatch(/"level":[456]0/);
  });

  it('hides the same when mails are refused', async () => {
    const sink = await openMailSink();
    sink.mode = 'refuse';
    const { id } = await app.db.customer.create({
      data: { firstName: 'Ada', lastName: 'Lovelace', email: `b.${email}` },
    });
    await addJob(app.db, 'mail-verification', { customerId: id });
    lines.length = 0;

    await doJobs(database, sink.url, app.log);
    await sink.close();

    expect(log()).toMatch(/A job failed/);
    expect(log()).not.toMatch(/ada\.|lovelace/i);
  });

  it('hides the same while the database is down', { tags: 'sweep' }, async () => {
    const url = 'postgresql://me:hunter2@127.0.0.1:1/none';
    const lonely = await build(
      createClient(url, 1, () => undefined),
      url,
    );
    await lonely.ready();
    lines.length = 0;

    await request(lonely.server).post('/api/customer/signin').send({ email, password }).expect(503);
    await request(lonely.server).get('/api/search?keyword=wish-of-ada').expect(503);
    await lonely.close();

    expect(lines.length).toBeGreaterThan(2);
    expect(log()).not.toMatch(/ada\.|lovelace|@shop\.test|hunter2|wish-of-ada/i);
  });
});
