import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withConnection, withTransaction } from '../connection.ts';
import { importOffers, offerId, sharedOf } from '../testing/offers.ts';
import { ask, feedRow, importStems, importText } from '../testing/trial.ts';
import { decideMatch, splitOffer, undoDecisions } from './decisions.ts';
import { explainMatch } from './explain.ts';
import { countMatches, listMatches } from './list-matches.ts';
import { listOffers } from './list-offers.ts';
import { matchAll } from './match-all.ts';
import { queueDoubtful } from './queue.ts';
import { matchOffers } from './run-matching.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterEach(() => drop());

const gtin = '4006381333931';
const together = [['Alpine a1', 'Basecamp b1']];

/** Two stores that sell one product with the same GTIN, and Alpine with another product. */
const importBoth = async (): Promise<[number, number]> => {
  await importOffers(url, 'Alpine', {
    a1: { title: 'Ridge Mid Hiking Shoe', gtin },
    a2: { title: 'Falcon Trail Shoe' },
  });
  await importOffers(url, 'Basecamp', { b1: { title: 'Corvus Hiking Shoe', gtin } });
  return [await offerId(url, 'Alpine', 'a1'), await offerId(url, 'Basecamp', 'b1')];
};

describe('offers of several stores', () => {
  it("share a cluster after the second store's import, and are separated when the evidence disappears", async () => {
    await importBoth();
    const joined = await sharedOf(url);
    const said = await ask(
      url,
      'SELECT DISTINCT l.cluster_id, category_ids, keywords FROM listing l JOIN product p ON p.id = product_id WHERE p.gtin IS NOT NULL',
    );

    await importOffers(url, 'Basecamp', { b1: { title: 'Corvus Hiking Shoe' } });

    expect(joined).toEqual(together);
    expect(said).toHaveLength(1);
    expect(await sharedOf(url)).toEqual([]);
    expect(await ask(url, 'SELECT product_id FROM listing WHERE cluster_id <> product_id')).toEqual([]);
    expect(await ask(url, "SELECT state FROM match_state WHERE state <> 'settled'")).toEqual([]);
    expect(await ask(url, 'SELECT id FROM match_pending')).toEqual([]);
  });

  it('are not compared again if only price and stock changed', { tags: 'sweep' }, async () => {
    const [, second] = await importBoth();
    const versions = () => ask(url, 'SELECT product_id, xmin::text FROM offer_evidence ORDER BY product_id');
    const before = await versions();

    await importOffers(url, 'Basecamp', { b1: { title: 'Corvus Hiking Shoe', gtin, price: '119.00' } });

    expect(await ask(url, 'SELECT price_cents FROM product WHERE id = $1', second)).toEqual([{ price_cents: 11_900 }]);
    expect(await versions()).toEqual(before);
    expect(await sharedOf(url)).toEqual(together);
  });

  it('do not share a cluster by a number that occurs on several models of one store', async () => {
    await importBoth();
    await importOffers(url, 'Crag', { c1: { title: 'Heron Sandal', gtin }, c2: { title: 'Moraine Boot', gtin } });

    expect(await sharedOf(url)).toEqual([]);

    await importOffers(url, 'Crag', { c1: { title: 'Heron Sandal', gtin }, c2: { title: 'Moraine Boot' } });

    expect(await sharedOf(url)).toEqual([['Alpine a1', 'Basecamp b1', 'Crag c1']]);
  });

  it("do not share a cluster if one store's columns say women and the other's men", async () => {
    const offer = (category: string) => ({ title: 'Ridge Flex Hiking Shoe', gtin, category });
    await importOffers(url, 'Alpine', { a1: offer('Women > Shoes > Hiking Shoes') });
    await importOffers(url, 'Basecamp', { b1: offer('Men > Shoes > Hiking Shoes') });
    const opposite = await sharedOf(url);

    await importOffers(url, 'Basecamp', { b1: offer('Shoes > Hiking Shoes') });

    expect(opposite).toEqual([]);
    expect(await sharedOf(url)).toEqual(together);
  });

  it('are separated if one changes its brand, and an unused brand is removed', {
    tags: 'sweep',
  }, async () => {
    await importOffers(url, 'Alpine', { a1: { title: 'Ridge Flex Hiking Shoe' } });
    await importOffers(url, 'Basecamp', { b1: { title: 'Ridge Flex Hiking Shoe' } });
    const joined = await sharedOf(url);

    await importOffers(url, 'Alpine', { a1: { title: 'Ridge Flex Hiking Shoe', brand: 'Quill' } });
    await importOffers(url, 'Basecamp', { b1: { title: 'Heron Hiking Shoe', brand: 'Quill' } });

    expect(joined).toEqual(together);
    expect(await sharedOf(url)).toEqual([]);
    expect(await ask(url, 'SELECT brand, offers, changed FROM match_weight')).toEqual([
      { brand: 'quill', offers: 2, changed: 0 },
    ]);
  });

  it('skip offers that are being imported, and follow later', { tags: 'sweep' }, async () => {
    await importBoth();
    await matchOffers(url, { isGrouping: false });

    const left = await withTransaction(url, async (db) => {
      await db.query('UPDATE product SET stock = stock WHERE store_id = 2');
      return matchOffers(url);
    });
    const meanwhile = await sharedOf(url);

    expect([left, meanwhile]).toEqual([false, []]);
    expect(await matchOffers(url)).toBe(true);
    expect(await sharedOf(url)).toEqual(together);
  });

  it('have separate clusters while grouping is off, and share them when it is on again', {
    tags: 'sweep',
  }, async () => {
    const offers = await importBoth();
    const before = await explainMatch(url, offers, false);

    await matchOffers(url, { isGrouping: false });
    const off = await sharedOf(url);
    const listed = await ask(url, 'SELECT product_id FROM listing WHERE cluster_id <> product_id');
    await matchOffers(url, { isGrouping: true });

    expect(before).toMatchObject({ verdict: 'match', isOneProduct: false, isGrouping: false });
    expect([off, listed]).toEqual([[], []]);
    expect(await sharedOf(url)).toEqual(together);
    expect(await explainMatch(url, offers, true)).toMatchObject({ isOneProduct: true });
  });

  it('queue no alerts and move no favorites when joined, split or matched again', async () => {
    await importBoth();
    await ask(
      url,
      `WITH saver AS (INSERT INTO customer (first_name, last_name, email) VALUES ('Ada', 'Test', 'ada@x.example') RETURNING id)
       INSERT INTO favorite (customer_id, product_id, color_id, price_cents)
       SELECT saver.id, p.product_id, p.color_id, 12000 FROM saver, product_color p`,
    );
    const input = () =>
      ask(
        url,
        `SELECT (SELECT jsonb_agg(f ORDER BY id) FROM favorite f) AS favorites, (SELECT count(*) FROM price_change) AS changes,
          (SELECT count(*) FROM graphile_worker.jobs) AS jobs,
          (SELECT jsonb_agg(returned_at) FROM product) AS returned, (SELECT jsonb_agg(returned_at) FROM product_color) AS colors`,
      );
    const before = await input();
    const [first, second] = [await offerId(url, 'Alpine', 'a1'), await offerId(url, 'Basecamp', 'b1')];

    await decideMatch(url, 'split', [first, second]);
    await decideMatch(url, 'join', [first, await offerId(url, 'Alpine', 'a2')]);
    await matchAll({ url });

    expect(await sharedOf(url)).toEqual([['Alpine a1', 'Alpine a2']]);
    expect(await input()).toEqual(before);
  });
});

describe('decisions of ops', () => {
  it('follow an offer that is merged into another', { tags: 'sweep' }, async () => {
    const boot = (id: string, color: string, group_id: string) =>
      feedRow(id, { title: 'Larkfield Ridge Boot', category: 'Women > Shoes > Boots', color, group_id });
    await importStems(url, 'Alpine', [boot('a', 'Red', ''), boot('b', 'Blue', '')], () => null);
    await importText(url, 'Basecamp', [boot('c', 'Red', 'c')]);
    const [old, young] = [await offerId(url, 'Alpine', 'a'), await offerId(url, 'Alpine', 'b')];
    const other = await offerId(url, 'Basecamp', 'c');
    const joined = await sharedOf(url);

    await decideMatch(url, 'split', [young, other]);
    await importText(url, 'Alpine', [boot('a', 'Red', 'g'), boot('b', 'Blue', 'g')]);

    expect(joined).toHaveLength(1);
    expect(await ask(url, 'SELECT first, second, verdict FROM match_decision')).toEqual([
      { first: old, second: other, verdict: 'split' },
    ]);
    expect(await sharedOf(url)).toEqual([]);
    expect(await ask(url, 'SELECT id FROM product WHERE cluster_id <> id')).toEqual([]);
  });

  it('persist through imports and rebuilds until undone', async () => {
    const pair = await importBoth();

    await decideMatch(url, 'split', pair);
    await importOffers(url, 'Basecamp', { b1: { title: 'Corvus Hiking Boot', gtin } });
    await matchAll({ url });
    const split = await sharedOf(url);
    const listed = await listMatches(url, 'decided', { offset: 0, limit: 10 });
    await decideMatch(url, 'undo', pair);

    expect(split).toEqual([]);
    expect(listed.map(({ decision, first, second }) => [decision, first.id, second.id])).toEqual([['split', ...pair]]);
    expect(await sharedOf(url)).toEqual(together);
    await expect(decideMatch(url, 'undo', pair)).rejects.toThrow('There is no decision');
    await expect(decideMatch(url, 'join', [pair[0], 4711])).rejects.toThrow('There is no product 4711');
  });

  it('split one offer of a product or all, and are undone as a whole with the decisions that they replaced', async () => {
    const staff = { id: null, email: 'ada@shop.test' };
    const [first, second] = await importBoth();
    await importOffers(url, 'Crag', { c1: { title: 'Corvus Hiking Shoe', gtin } });
    const third = await offerId(url, 'Crag', 'c1');
    await decideMatch(url, 'join', [first, third]);
    const all = await sharedOf(url);

    const one = await splitOffer(url, staff, { id: third, isEvery: false });
    const without = await sharedOf(url);
    const { offers, acts } = await listOffers(url, first);
    const every = await splitOffer(url, staff, { id: second, isEvery: true });
    const none = await sharedOf(url);
    await undoDecisions(url, staff, every.act);
    const again = await sharedOf(url);
    await undoDecisions(url, staff, one.act);

    expect([all, without, none, again]).toEqual([[['Alpine a1', 'Basecamp b1', 'Crag c1']], together, [], together]);
    expect(await sharedOf(url)).toEqual(all);
    expect(await ask(url, 'SELECT first, second, verdict FROM match_decision')).toEqual([
      { first, second: third, verdict: 'join' },
    ]);
    expect(offers.map(({ offer, link }) => [offer.id, link?.other.id, link?.isDecided])).toEqual([
      [first, second, false],
      [second, first, false],
    ]);
    expect(acts.map(({ verdict, one: center, others }) => [verdict, center?.id, others.map(({ id }) => id)])).toEqual([
      ['split', third, [first, second]],
    ]);
    await expect(undoDecisions(url, staff, one.act)).rejects.toThrow('undone already');
    await expect(splitOffer(url, staff, { id: 4711, isEvery: false })).rejects.toThrow('no product 4711');
  });

  it('join two products whole, although single offers of them were split', { tags: 'sweep' }, async () => {
    const [first, second] = await importBoth();
    await importOffers(url, 'Crag', { c1: { title: 'Falcon Sandal' } });
    const other = await offerId(url, 'Crag', 'c1');
    await decideMatch(url, 'split', [second, other]);

    await decideMatch(url, 'join', [first, other]);

    expect(await sharedOf(url)).toEqual([['Alpine a1', 'Basecamp b1', 'Crag c1']]);
  });

  it('are requested for the best candidate of two products, with reasons, until one pair is split', async () => {
    await importOffers(url, 'Alpine', {
      a1: { title: 'Ridge Flex Hiking Shoe' },
      a2: { title: 'Ridge Hiking Sandal' },
    });
    await importOffers(url, 'Basecamp', { b1: { title: 'Ridge Flex Mid Hiking Shoe' } });
    const [waiting] = await listMatches(url, 'waiting', { offset: 0, limit: 10 });
    const counts = await countMatches(url);
    const explained = await explainMatch(url, [waiting?.first.id ?? 0, waiting?.second.id ?? 0]);

    await decideMatch(url, 'join', [waiting?.first.id ?? 0, waiting?.second.id ?? 0]);
    const joined = await sharedOf(url);
    await decideMatch(url, 'split', [waiting?.first.id ?? 0, waiting?.second.id ?? 0]);

    expect(waiting).toMatchObject({
      first: {
        store: 'Alpine',
        brand: 'Larkfield',
        price: 12_000,
        isInStock: true,
        offers: 1,
        image: 'https://alpine.example/a1.jpg',
      },
      second: { store: 'Basecamp' },
    });
    expect(waiting?.reasons.length).toBeGreaterThan(0);
    expect(counts).toEqual({ waiting: 1, decided: 0 });
    expect(explained).toMatchObject({
      verdict: 'candidate',
      score: waiting?.score,
      isOneProduct: false,
      decision: null,
    });
    expect(joined).toEqual([['Alpine a1', 'Basecamp b1']]);
    expect(await countMatches(url)).toEqual({ waiting: 0, decided: 1 });
  });

  it('are requested with the reason if other offers of the two products contradict each other', {
    tags: 'sweep',
  }, async () => {
    await importOffers(url, 'Alpine', { a1: { title: 'Ridge Mid', gtin } });
    await importOffers(url, 'Basecamp', { b1: { title: 'Ridge', gtin } });
    await importOffers(url, 'Crag', { c1: { title: 'Ridge Low', gtin } });
    const matches = await listMatches(url, 'waiting', { offset: 0, limit: 10 });
    const [match] = matches;
    const explained = await explainMatch(url, [match?.first.id ?? 0, match?.second.id ?? 0]);
    const [mid, low] = [await offerId(url, 'Alpine', 'a1'), await offerId(url, 'Crag', 'c1')];
    const reason = {
      kind: 'cluster',
      text: `other offers of the two products contradict each other: ${mid} Ridge Mid of Alpine, and ${low} Ridge Low of Crag (height 'mid' and 'low')`,
    };

    expect(matches).toHaveLength(1);
    expect(match?.reasons.at(-1)).toEqual(reason);
    expect(explained).toMatchObject({ verdict: 'match', isOneProduct: false });
    expect(explained.reasons.at(-1)).toEqual(reason);
  });

  it('are not requested for offers that match and are not grouped yet', { tags: 'sweep' }, async () => {
    await importBoth();
    await matchOffers(url, { isGrouping: false });

    expect(await sharedOf(url)).toEqual([]);
    expect(await countMatches(url)).toEqual({ waiting: 0, decided: 0 });
  });

  it('are requested again when pictures of a waiting pair become known', { tags: 'sweep' }, async () => {
    await importOffers(url, 'Alpine', { a1: { title: 'Ridge Hiking Shoe' }, a2: { title: 'Corvus Sandal' } });
    await importOffers(url, 'Basecamp', { b1: { title: 'Ridge Hiking Shoe', price: '400.00' } });
    const ids = [await offerId(url, 'Alpine', 'a1'), await offerId(url, 'Basecamp', 'b1')] as const;
    const before = await explainMatch(url, ids);

    await ask(url, "UPDATE product SET picture_hashes = '{e6c9a35b1f00ffee}'");
    await withConnection(url, (db) => queueDoubtful(db, [...ids, ids[0] + 1]));
    const queued = await ask(url, 'SELECT product_id AS id FROM match_pending ORDER BY id');
    await matchOffers(url);
    const after = await explainMatch(url, ids);

    expect(queued).toEqual(ids.map((id) => ({ id })));
    expect(after).toMatchObject({ verdict: 'candidate', isOneProduct: false });
    expect(after.score).toBeGreaterThan(before.score);
    expect(after.reasons).toContainEqual({ kind: 'picture', text: 'have similar pictures' });
  });
});
