import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '@wearfolio/database/seed/random';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { clustersOf, importOffers, offerId, type TrialOffer } from '../testing/offers.ts';
import { ask } from '../testing/trial.ts';
import { decideMatch } from './decisions.ts';
import { matchAll } from './match-all.ts';
import { matchOffers } from './run-matching.ts';

const seed = 20_261_124;
const stores = ['Alpine', 'Basecamp', 'Crag', 'Delta'];
type Feed = Record<string, TrialOffer>;
type Step = { store: string; feed: Feed };
type Decision = { decision: 'join' | 'split'; offers: [[string, string], [string, string]] };

const drops: (() => Promise<void>)[] = [];
const openShop = async (): Promise<string> => {
  const { url, drop } = await createTestDatabase();
  drops.push(drop);
  return url;
};
afterAll(async () => {
  for (const drop of drops) await drop();
});

type Random = () => number;
const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** An offer that may be the same model as many others, by numbers or words. */
const offerOf = (random: Random): TrialOffer => {
  const model = pick(random, ['Ridge', 'Falcon', 'Corvus', 'Ridge Falcon', 'Moraine']);
  const title = [model, pick(random, ['', 'Mid', 'II', 'GTX']), 'Hiking Shoe'].filter((word) => word !== '').join(' ');
  const [gtin, mpn] = [random(), random()];
  return {
    title,
    color: pick(random, ['Black', 'Olive', 'Red']),
    brand: pick(random, ['Larkfield', 'Larkfield', 'Quill']),
    gtin: gtin < 0.3 ? pick(random, ['4006381333931', '5901234123457', '0012345678905']) : '',
    mpn: mpn < 0.3 ? pick(random, ['LF-1001', 'LF-1002', 'LF-1003']) : '',
  };
};

const feedOf = (random: Random): Feed =>
  Object.fromEntries(Array.from({ length: 6 + Math.floor(random() * 6) }, (_, at) => [`${at}`, offerOf(random)]));

/** Two feeds per store; the second changes many offers and omits some. */
const stepsOf = (random: Random): Step[][] =>
  stores.map((store) => {
    const first = feedOf(random);
    const kept = Object.entries(first).filter(() => random() < 0.5);
    return [first, { ...feedOf(random), ...Object.fromEntries(kept) }].map((feed) => ({ store, feed }));
  });

/** Shuffles the steps, keeping each store's own order. */
const shuffle = (random: Random, steps: readonly Step[][]): Step[] => {
  const rest = steps.map((of) => [...of]);
  const order: Step[] = [];
  while (rest.some((of) => of.length > 0)) {
    const next = pick(
      random,
      rest.filter((of) => of.length > 0),
    ).shift();
    if (next) order.push(next);
  }
  return order;
};

/** Decisions of ops after the first feeds; each names two offers of the same stores. */
const decide = async (url: string, decisions: readonly Decision[]): Promise<void> => {
  for (const { decision, offers } of decisions) {
    const [one, other] = offers;
    await decideMatch(url, decision, [await offerId(url, ...one), await offerId(url, ...other)]);
  }
};

// Other test files match in their own databases.
const killSql = `
  SELECT pg_terminate_backend(pid) FROM pg_locks
  WHERE locktype = 'advisory' AND objid = 5170007 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Runs the matching and cuts its connection after random times until it completes. */
const matchDespiteKills = async (url: string, random: Random): Promise<number> => {
  let kills = 0;
  for (;;) {
    const run = matchOffers(url, { batch: 2 }).then(
      () => true,
      () => false,
    );
    await wait(5 + random() * 60);
    const isKilled = (await ask(url, killSql)).length > 0;
    if (await run) return kills;
    if (isKilled) kills += 1;
  }
};

const rebuild = "UPDATE match_state SET state = 'read'";
const settledSql = `
  SELECT (SELECT count(*)::int FROM match_pending) AS pending,
    (SELECT count(*)::int FROM match_state WHERE state <> 'settled') AS unsettled,
    (SELECT count(*)::int FROM listing l JOIN product p ON p.id = product_id WHERE p.active AND l.cluster_id <> p.cluster_id) AS unpublished,
    (SELECT count(*)::int FROM (
      SELECT FROM listing WHERE active GROUP BY cluster_id
      HAVING count(DISTINCT (category_ids, brand_ids, collection_ids, keywords, first_seen)) > 1) unlike) AS unlike`;
const settled = [{ pending: 0, unsettled: 0, unpublished: 0, unlike: 0 }];

/** Decisions about offers in both feeds of their stores. */
const decisionsOf = (random: Random, steps: readonly Step[][]): Decision[] => {
  const kept = steps.map(([first, second]) => Object.keys(first?.feed ?? {}).filter((id) => second?.feed[id]));
  return Array.from({ length: 8 }, (_, at) => {
    const one = Math.floor(random() * stores.length);
    const other = (one + 1 + Math.floor(random() * (stores.length - 1))) % stores.length;
    const offer = (store: number): [string, string] => [stores[store] ?? '', pick(random, kept[store] ?? [])];
    return { decision: at % 2 === 0 ? 'join' : 'split', offers: [offer(one), offer(other)] };
  });
};

type Way = 'one by one' | 'two at a time' | 'killed';

describe('clusters', () => {
  const expectSame = async (...ways: Way[]): Promise<void> => {
    const random = randomFrom(seed);
    const steps = stepsOf(random);
    const decisions = decisionsOf(random, steps);
    const found: string[][][] = [];

    for (const way of ways) {
      const url = await openShop();
      const order = shuffle(random, steps);
      while (order.length > 0) {
        const [one, other] = order.splice(0, 1);
        const isPair = way === 'two at a time' && order[0] && order[0].store !== one?.store;
        const now = [one, other, isPair ? order.shift() : undefined].filter((step) => step !== undefined);
        await Promise.all(now.map(({ store, feed }) => importOffers(url, store, feed)));
      }
      await decide(url, decisions);
      const incremental = await clustersOf(url);
      if (way === 'killed') {
        await ask(url, rebuild);
        expect(await matchDespiteKills(url, random)).toBeGreaterThan(0);
      } else {
        await matchAll({ url, keepWeights: true, batch: 3 });
      }
      expect({ way, clusters: await clustersOf(url) }).toEqual({ way, clusters: incremental });
      expect(await ask(url, settledSql)).toEqual(settled);

      await matchAll({ url });
      found.push(await clustersOf(url));
    }

    expect(found[0]?.filter((offers) => offers.length > 1).length).toBeGreaterThan(3);
    for (const others of found.slice(1)) expect(others).toEqual(found[0]);
  };

  it('are the same in any order of stores and after kills', () => expectSame('one by one', 'killed'));

  it('are the same with two processes at once', { tags: 'sweep' }, () => expectSame('one by one', 'two at a time'));
});
