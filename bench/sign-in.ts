// Whether shoppers notice a flood of sign-ins: `npm run bench -- sign-in`. Each
// attempt comes from another client for another account, so that no limit but
// the queue of the hashes holds it back.
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { openShop } from './shop/open-shop.ts';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '20' } },
});
const seconds = Number(values.seconds);
const attackers = 50;
const required = 100;

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

// At a steady rate, as shoppers come, whether they are answered or not.
const browse = (url: string): Promise<autocannon.Result> =>
  autocannon({
    url,
    connections: 4,
    overallRate: 100,
    duration: seconds,
    requests: Array.from({ length: 20 }, (_, at) => ({ path: `/api/productList?page=${at + 1}` })),
  });

const say = (name: string, figure: string, limit = ''): void =>
  console.log(`  ${name.padEnd(44)}${figure.padStart(12)}   ${limit}`);

const shop = await openShop(Number(values.products));
try {
  await browse(shop.url);
  const calm = await browse(shop.url);
  const [attack, busy] = await Promise.all([flood(shop.url), browse(shop.url)]);
  const statuses = Object.entries(attack.statusCodeStats ?? {}).map(([status, { count }]) => `${count}x ${status}`);

  say('listing, p99, nobody signs in', `${calm.latency.p99} ms`);
  say(`listing, p99, ${attackers} at once sign in`, `${busy.latency.p99} ms`, `<= ${required}`);
  say('listings that were not answered', `${busy.non2xx + busy.errors}`, '0');
  say('sign-ins', `${Math.round(attack.requests.average)}/s`, statuses.join(', '));
  if (busy.latency.p99 > required || busy.non2xx + busy.errors > 0) process.exitCode = 1;
} finally {
  await shop.close();
}
