// Measures the effect of partners on shoppers: `npm run bench -- partners`. Runs with and without partners alternate, and
// each is compared with the one beside it, so that a slower machine or a busy minute changes both.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commandLine } from '@wearfolio/catalogue/audit';
import { addPartner, standardQuota } from '@wearfolio/catalogue/partners/partners';
import { load } from './listing/load.ts';
import { say } from './listing/say.ts';
import { openShop } from './shop/open-shop.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '7' },
    partners: { type: 'string', default: '20' },
    hours: { type: 'string', default: '8' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const count = Number(values.partners);
const hours = Number(values.hours);

/** The least part of their listings per second that shoppers keep. */
const least = 0.95;

/** The time between two calls of a partner that spends its quota of a day evenly in these hours. */
const pause = (hours * 3_600_000) / standardQuota;

/** What partners call: their mirror of the catalogue, listings and searches. */
const pathOf = (at: number): string =>
  [
    '/api/changes?since=0&limit=100',
    `/api/productList?page=${1 + (at % 50)}`,
    `/api/productList?keyword=dress&page=${1 + (at % 5)}`,
  ][at % 3] ?? '';

type Partners = { keys: readonly string[]; status: number };

/** Calls as each of the partners at its pace until the signal. Throws if a reply has another status than theirs. */
const callAs = async (url: string, { keys, status }: Partners, signal: AbortSignal): Promise<number> => {
  let calls = 0;
  const callOn = async (key: string, at: number): Promise<void> => {
    // Partners do not call in step.
    await wait((pause * at) / keys.length, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      const started = performance.now();
      calls += 1;
      const reply = await fetch(url + pathOf(at + calls), { headers: { Authorization: `Bearer ${key}` } });
      await reply.arrayBuffer();
      if (reply.status !== status) throw new Error(`A partner got ${reply.status} instead of ${status}`);
      await wait(Math.max(0, pause - (performance.now() - started)), undefined, { signal }).catch(() => undefined);
    }
  };
  await Promise.all(keys.map(callOn));
  return calls;
};

const pages = Array.from({ length: 50 }, (_, at) => `/api/productList?page=${1 + at}`);

/** The listings per second of shoppers, meanwhile the partners call. */
const browse = async (url: string, partners: Partners | null): Promise<{ perSecond: number; calls: number }> => {
  const ending = new AbortController();
  const called = partners ? callAs(url, partners, ending.signal) : Promise.resolve(0);
  const loaded = load(url, pages, seconds).finally(() => ending.abort());
  const [{ perSecond }, calls] = await Promise.all([loaded, called]);
  return { perSecond, calls };
};

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

const shop = await openShop(Number(values.products));
try {
  const add = async (name: string, quotaPerDay: number): Promise<string> =>
    (await addPartner(shop.databaseUrl, commandLine, { name, quotaPerDay })).key;
  const names = Array.from({ length: count }, (_, at) => at);
  const using: Partners = {
    keys: await Promise.all(names.map((at) => add(`Using ${at}`, standardQuota))),
    status: 200,
  };
  const spent: Partners = { keys: await Promise.all(names.map((at) => add(`Spent ${at}`, 1))), status: 429 };
  for (const key of spent.keys)
    await fetch(`${shop.url}/api/productList`, { headers: { Authorization: `Bearer ${key}` } });

  const kept = { using: [] as number[], spent: [] as number[] };
  const alone: number[] = [];
  let calls = 0;
  await browse(shop.url, null);
  for (let round = 0; round < rounds; round += 1) {
    // The order turns, so that a machine that becomes slower or faster favors nobody.
    const kinds = round % 2 === 0 ? (['using', 'spent'] as const) : (['spent', 'using'] as const);
    for (const kind of kinds) {
      const isFirst = (round + kinds.indexOf(kind)) % 2 === 0;
      const before = isFirst ? await browse(shop.url, null) : null;
      const meanwhile = await browse(shop.url, kind === 'using' ? using : spent);
      const without = before ?? (await browse(shop.url, null));
      calls += meanwhile.calls;
      alone.push(without.perSecond);
      kept[kind].push(meanwhile.perSecond / without.perSecond);
    }
  }

  const perSecond = (count * 1000) / pause;
  console.log(
    `\n  ${count} partners, ${perSecond.toFixed(1)} calls/s (${standardQuota.toLocaleString('en')} each in ${hours} hours); ${calls} calls; medians of ${rounds} pairs of runs`,
  );
  say({ name: 'listings of shoppers without partners', value: median(alone), unit: 'req/s' });
  say({ name: '  while partners use their quota', value: median(kept.using), unit: 'x', least });
  say({ name: '  while partners whose quota is used up go on', value: median(kept.spent), unit: 'x', least });
  for (const [kind, ratios] of Object.entries(kept))
    console.log(`  ${kind}: ${ratios.map((ratio) => ratio.toFixed(3)).join(' ')}`);
  if (median(kept.using) < least || median(kept.spent) < least) process.exitCode = 1;
} finally {
  await shop.close();
}
