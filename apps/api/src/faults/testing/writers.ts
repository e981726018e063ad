import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '@wearfolio/catalogue/connection';
import { expect } from 'vitest';

const password = 'seven small boats';
let clients = 0;

// Each request has its own network address, so rate limits do not apply.
const nextAddress = (): string => {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};

type Answer = { status: number; headers: Headers; body: { data?: { id: number; token: string } } };

/** Posts JSON to the shop from a new address. Rejects when there is no reply. */
export const post = async (url: string, path: string, body: object, token = ''): Promise<Answer> => {
  const reply = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': nextAddress(), ...(token && { Token: token }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Answer['body'] };
};

/** Signs up a new customer. */
export const signUp = async (url: string) => {
  const email = `ada-${randomUUID()}@shop.test`;
  const answer = await post(url, 'customer/signup', {
    first_name: 'Ada',
    last_name: 'Test',
    email,
    password,
    confirm_password: password,
  });
  return { email, ...answer };
};

/** The outcome of writes: the acknowledged sign-ups, and every refusal. */
export type Writing = {
  acknowledged: string[];
  refusals: { status: number; retryAfter: string | null }[];
  /** Requests without a reply, as when the server dies. */
  unanswered: number;
  stop: () => Promise<void>;
};

/** Signs up customers, `atOnce` concurrently, until stopped. `urlNow` may change when a shop is replaced. */
export const keepWriting = (urlNow: () => string, atOnce = 3): Writing => {
  let isStopping = false;
  const writing: Writing = { acknowledged: [], refusals: [], unanswered: 0, stop: async () => undefined };
  const writeOnce = async (): Promise<void> => {
    const { email, status, headers } = await signUp(urlNow());
    if (status === 200) writing.acknowledged.push(email);
    else writing.refusals.push({ status, retryAfter: headers.get('Retry-After') });
  };
  const write = async (): Promise<void> => {
    while (!isStopping) {
      await writeOnce().catch(() => {
        writing.unanswered += 1;
      });
      await wait(5);
    }
  };
  const writers = Promise.all(Array.from({ length: atOnce }, write));
  writing.stop = async () => {
    isStopping = true;
    await writers;
  };
  return writing;
};

/** Resolves when `more` further sign-ups were acknowledged. */
export const untilMoreAcknowledged = async ({ acknowledged }: Writing, more: number): Promise<void> => {
  const wanted = acknowledged.length + more;
  await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(wanted);
};

type Found = { lost: string[]; halfDone: string[] };

const halfDone = `
  SELECT email FROM customer
  WHERE NOT EXISTS (SELECT FROM session WHERE customer_id = customer.id)
    OR NOT EXISTS (SELECT FROM graphile_worker._private_jobs WHERE payload ->> 'customerId' = customer.id::text)
  ORDER BY email`;

/** Finds damage after a fault: lost acknowledged sign-ups, and customers without session or mail job. Must be empty. */
export const findDamage = (databaseUrl: string, acknowledged: readonly string[]): Promise<Found> =>
  withConnection(databaseUrl, async (db) => {
    const stored = await db.query<{ email: string }>('SELECT email FROM customer');
    const known = new Set(stored.rows.map(({ email }) => email));
    const half = await db.query<{ email: string }>(halfDone);
    return {
      lost: acknowledged.filter((email) => !known.has(email)),
      halfDone: half.rows.map(({ email }) => email),
    };
  });

/** The result of `findDamage` without damage. */
export const noDamage: Found = { lost: [], halfDone: [] };
