// Measures the effect of a flood of sign-ins on shoppers: `npm run bench -- sign-in`. Each attempt comes from another
// client for another account, so that only the queue for hashing limits them.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { openShop } from './shop/open-shop.ts';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '20' } },
});
const seconds = Number(values.seconds);
const attackers = 50;
const required = 100;
/** Listings per second. The actual rate is slightly lower, because the timer is coarse. */
const perSecond = 100;

let attempts = 0;

const flood = (url: string): Promise<autocannon.Result> =>
  autocannon({
    url,
    connections: attackers,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/api/customer/signin',
        setupRequest: (request) => {
          attempts += 1;
          const from = `10.${(attempts >> 16) & 255}.${(attempts >> 8) & 255}.${attempts & 255}`;
          const body = JSON.stringify({ email: `nobody-${attempts}@shop.test`, password: 'wrong horse 1' });
          return { ...request, headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from }, body };
        },
      },
    ],
  });

type Browsed = { p99: number; unanswered: number };

// At a steady rate, even if earlier requests are not answered yet.
const browse = async (url: string): Promise<Browsed> => {
  const latencies: number[] = [];
  let unanswered = 0;
  const ask = async (page: number): Promise<void> => {
    const started = performance.now();
    const reply = await fetch(`${url}/api/productList?page=${page}`);
    await reply.arrayBuffer();
    latencies.push(performance.now() - started);
    if (!reply.ok) unanswered += 1;
  };
  const miss = (): void => {
    unanswered += 1;
  };
  const asked: Promise<void>[] = [];
  for (let at = 0; at < seconds * perSecond; at += 1) {
    asked.push(ask(1 + (at % 20)).catch(miss));
    await wait(1000 / perSecond);
  }
  await Promise.all(asked);
  latencies.sort((one, other) => one - other);
  return { p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.POSITIVE_INFINITY, unanswered };
};

const say = (name: string, figure: string, limit = ''): void =>
  console.log(`  ${name.padEnd(44)}${figure.padStart(12)}   ${limit}`);

const shop = await openShop(Number(values.products));
try {
  await browse(shop.url);
  const calm = await browse(shop.url);
  const [attack, busy] = await Promise.all([flood(shop.url), browse(shop.url)]);
  const statuses = Object.entries(attack.statusCodeStats ?? {}).map(([status, { count }]) => `${count}x ${status}`);

  say('listing, p99, without sign-ins', `${calm.p99.toFixed(0)} ms`);
  say(`listing, p99, with ${attackers} concurrent sign-ins`, `${busy.p99.toFixed(0)} ms`, `<= ${required}`);
  say('listings that were not answered', `${busy.unanswered}`, '0');
  say('sign-ins', `${Math.round(attack.requests.average)}/s`, statuses.join(', '));
  if (busy.p99 > required || busy.unanswered > 0) process.exitCode = 1;
} finally {
  await shop.close();
}
