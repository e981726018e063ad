import { randomUUID } from 'node:crypto';
import type { SignedInCustomer } from '@wearfolio/contracts/customer';
import request from 'supertest';
import { hashLinkToken, makeLinkToken } from '../../jobs/mail/link-token.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** A password that the forms accept. */
export const goodPassword = 'correct horse 1';

let customers = 0;
let clients = 0;

/** A network address that no earlier request used. Each request comes from its own, unless a test sets one. */
export const newClient = (): string => {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};

/** Registration form data for a new mailbox. */
export const newCustomer = () => {
  customers += 1;
  return {
    first_name: 'Ada',
    last_name: 'Test',
    email: `ada-${customers}-${randomUUID().slice(0, 8)}@shop.test`,
    password: goodPassword,
    confirm_password: goodPassword,
    wants_alerts: true,
  };
};

type From = { token?: string | undefined; ip?: string };
type LinkSettings = { purpose: string; customerId: number; hours?: number };

/** A listening shop with helpers for account tests over HTTP. */
export const startAccounts = async (settings: Parameters<typeof startTestApp>[0] = {}) => {
  const shop = await startTestApp({ trustProxy: ['loopback'], ...settings });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...shop, ...accountsOf(shop) };
};

/** The same helpers for a running shop. */
export const accountsOf = ({ app, db }: Pick<TestApp, 'app' | 'db'>) => {
  const sent = (call: request.Test, { token, ip = newClient() }: From) =>
    call.set('X-Forwarded-For', ip).set(token === undefined ? {} : { Token: token });
  const post = (path: string, body: object = {}, from: From = {}) =>
    sent(request(app.server).post(`/api${path}`), from).send(body);
  const get = (path: string, from: From = {}) => sent(request(app.server).get(`/api${path}`), from);

  return {
    post,
    get,

    /** Signs up a new customer. */
    signUp: async (fields: object = {}): Promise<SignedInCustomer> => {
      const { body } = await post('/customer/signup', { ...newCustomer(), ...fields }).expect(200);
      return body.data;
    },

    signIn: (email: string, password = goodPassword, from: From = {}) =>
      post('/customer/signin', { email, password }, from),

    /** 200 while the token is valid, else 401. */
    statusOf: async (token: string): Promise<number> => (await get('/customer/details', { token })).status,

    /** A link like those in mails. `hours` may be negative. */
    addLink: async ({ purpose, customerId, hours = 1 }: LinkSettings): Promise<string> => {
      const id = makeLinkToken();
      await db.$executeRaw`
        INSERT INTO mail_token (purpose, token_hash, customer_id, expires_at)
        VALUES (${purpose}, ${hashLinkToken(id)}, ${customerId}, now() + make_interval(hours => ${hours}))`;
      return id;
    },

    /** The names of the jobs about a customer, in order. */
    listJobs: async (customerId: number): Promise<string[]> => {
      const jobs = await db.$queryRaw<{ name: string }[]>`
        SELECT identifier AS name FROM graphile_worker._private_jobs AS jobs
        JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id
        WHERE (payload ->> 'customerId')::int = ${customerId} ORDER BY jobs.id`;
      return jobs.map(({ name }) => name);
    },

    /** Verifies the address as a mail scanner does, which does not prove it. */
    verifyByScanner: (customerId: number) =>
      db.customer.update({ where: { id: customerId }, data: { verifiedAt: new Date() }, select: { id: true } }),

    /** Verifies and proves the address, as its owner does. */
    verify: (customerId: number) =>
      db.customer.update({
        where: { id: customerId },
        data: { verifiedAt: new Date(), provenAt: new Date() },
        select: { id: true },
      }),
  };
};

export type Accounts = Awaited<ReturnType<typeof startAccounts>>;
