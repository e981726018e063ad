// Measures whether reply times reveal which addresses have an account: `npm run bench -- timing --samples 200`. The
// figure is the probability that the reply for a known address takes longer than the one for an unknown address: 0.5
// reveals nothing, 1 everything. Two planted fast paths show that a leak would be detected.
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { openShop } from './shop/open-shop.ts';

const { values } = parseArgs({
  options: { samples: { type: 'string', default: '200' }, cost: { type: 'string', default: '10' } },
});
const samples = Number(values.samples);
const password = 'correct horse 1';

type Kind = 'known' | 'unknown' | 'google';
type Times = Record<Kind, number[]>;

const emailOf = (kind: Kind, at: number): string => `${kind}-${at}@shop.test`;

const post = async (url: string, body: object, client: number): Promise<number> => {
  const from = `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
  const started = performance.now();
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  });
  await reply.text();
  if (reply.status === 429 || reply.status >= 500) throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - started;
};

const addCustomers = async (shop: { url: string; databaseUrl: string }): Promise<void> => {
  const names = { first_name: 'Ada', last_name: 'Test', email: 'model@shop.test' };
  await post(`${shop.url}/api/customer/signup`, { ...names, password, confirm_password: password }, 1);
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const insert = (kind: Kind, hash: string, subject: string): Promise<unknown> =>
    client.query(
      `INSERT INTO customer (first_name, last_name, email, password_hash, google_subject, verified_at)
       SELECT 'Ada', 'Test', '${kind}-' || at || '@shop.test', ${hash}, ${subject}, now()
       FROM generate_series(0, $1) AS at`,
      [samples * 2],
    );
  await insert('known', `(SELECT password_hash FROM customer WHERE email = 'model@shop.test')`, 'NULL');
  await insert('google', 'NULL', `'subject-' || at`);
  await client.end();
};

let clients = 1;

// In sequence and in random order, so that only the kind of address differs.
const measure = async (url: string, kinds: readonly Kind[], offset: number): Promise<Times> => {
  const times: Times = { known: [], unknown: [], google: [] };
  const asked = kinds.flatMap((kind) => Array.from({ length: samples }, (_, at) => ({ kind, at: at + offset })));
  const shuffled = asked.map((one) => ({ one, by: Math.random() })).sort((one, other) => one.by - other.by);
  for (const { one } of shuffled) {
    clients += 1;
    const body = { email: emailOf(one.kind, one.at), password: 'wrong horse 1' };
    times[one.kind].push(await post(url, body, clients));
  }
  return times;
};

/** The rank statistic: how often a value of the first list exceeds one of the second. */
const chanceLarger = (first: number[], second: number[]): number => {
  const wins = first.flatMap((one) => second.map((other) => (one > other ? 1 : 0) + (one === other ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
};

/** A shop that rejects unknown addresses without hashing the password, a common fault. */
const openLeak = async (shopUrl: string) => {
  const isKnown = (body: string): boolean => body.includes('"email":"known-');
  const forward = async (request: IncomingMessage, body: string): Promise<number> => {
    const { 'x-forwarded-for': from } = request.headers;
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': String(from) };
    const reply = await fetch(shopUrl + request.url, { method: 'POST', headers, body });
    await reply.text();
    return reply.status;
  };
  const server = createServer((request, reply) => {
    void text(request)
      .then((body) => (isKnown(body) ? forward(request, body) : 400))
      .then((status) => reply.writeHead(status).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

let isFit = true;

const say = (name: string, figure: number, accepted: (figure: number) => boolean, limit: string): void => {
  isFit &&= accepted(figure);
  console.log(`  ${name.padEnd(44)}${figure.toFixed(3).padStart(8)}   ${limit}`);
};
const tellsNothing = (figure: number): boolean => figure >= 0.4 && figure <= 0.6;
const isSeen = (figure: number): boolean => figure > 0.95;

const shop = await openShop(0, { BCRYPT_COST: values.cost });
const leak = await openLeak(shop.url);
try {
  await addCustomers(shop);
  const [signIn, forgot] = ['/api/customer/signin', '/api/customer/forgotpassword'];
  await measure(shop.url + signIn, ['unknown'], samples * 3);
  console.log(`  ${samples} of each kind; bcrypt at cost ${values.cost}`);

  const signedIn = await measure(shop.url + signIn, ['known', 'unknown', 'google'], 0);
  say('sign-in, known against unknown', chanceLarger(signedIn.known, signedIn.unknown), tellsNothing, '0.40 to 0.60');
  say('sign-in, known against Google', chanceLarger(signedIn.known, signedIn.google), tellsNothing, '0.40 to 0.60');
  say('sign-in, Google against unknown', chanceLarger(signedIn.google, signedIn.unknown), tellsNothing, '0.40 to 0.60');

  const forgotten = await measure(shop.url + forgot, ['known', 'unknown'], 0);
  say(
    'forgot password, known against unknown',
    chanceLarger(forgotten.known, forgotten.unknown),
    tellsNothing,
    '0.40 to 0.60',
  );

  const leaked = await measure(leak.url + signIn, ['known', 'unknown'], samples);
  say('the same with a leak planted: sign-in', chanceLarger(leaked.known, leaked.unknown), isSeen, '> 0.95');
  const forgotLeak = await measure(leak.url + forgot, ['known', 'unknown'], samples);
  say('the same with a leak planted: forgot', chanceLarger(forgotLeak.known, forgotLeak.unknown), isSeen, '> 0.95');
} finally {
  leak.close();
  await shop.close();
}
if (!isFit) process.exitCode = 1;
