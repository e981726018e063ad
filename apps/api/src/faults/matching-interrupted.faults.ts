import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withConnection } from '@wearfolio/catalogue/connection';
import { matchOffers } from '@wearfolio/catalogue/matching/run-matching';
import { importOffers, offersFeed, sharedOf } from '@wearfolio/catalogue/testing/offers';
import { ask } from '@wearfolio/catalogue/testing/trial';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { countBlocked, importApart, untilServerNoticed } from './testing/imports.ts';
import { makeFolder } from './testing/own-postgres.ts';

const patience = { timeout: 200_000, interval: 20 };
const models = 600;

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'];
const nameOf = (model: number): string => [...String(1000 + model)].map((digit) => syllables[Number(digit)]).join('');
const offersOf = (noun: string): Record<string, { title: string }> =>
  Object.fromEntries(Array.from({ length: models }, (_, at) => [`${at}`, { title: `${nameOf(at)} ${noun}` }]));

/** A shop in which the store Basecamp already sells all models. */
const openShop = async (): Promise<string> => {
  const { url, db } = await openTestDatabase();
  onTestFinished(() => db.$disconnect());
  await importOffers(url, 'Basecamp', offersOf('Hiking Shoe'));
  return url;
};

const writeFeed = async (): Promise<string> => {
  const path = join(await makeFolder(), 'feed.csv');
  await writeFile(path, offersFeed('Larkfield', offersOf('Shoes')));
  return path;
};

/** The table that blocks each step of the matching, but not the import. */
const holds = {
  read: 'LOCK TABLE match_state IN ACCESS EXCLUSIVE MODE',
  block: 'LOCK TABLE match_block IN ACCESS EXCLUSIVE MODE',
  compare: 'LOCK TABLE match_candidate IN ACCESS EXCLUSIVE MODE',
  publish: `SELECT FROM listing WHERE product_id IN (SELECT p.id FROM product p JOIN store s ON s.id = p.store_id
    WHERE s.name = 'Basecamp') FOR UPDATE`,
};

/** Imports the feed and kills the process in one step of the matching, while its tables are locked. */
const killIn = async (url: string, path: string, hold: string): Promise<void> => {
  await withConnection(url, async (keeper) => {
    await keeper.query('BEGIN');
    await keeper.query(hold);
    const { child, ended } = importApart(url, path);
    await expect.poll(() => countBlocked(url), patience).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
    await keeper.query('ROLLBACK');
  });
  await untilServerNoticed(url);
};

const openSteps = `SELECT (SELECT count(*)::int FROM match_pending) AS pending,
  (SELECT count(*)::int FROM match_state WHERE state <> 'settled') AS unsettled`;

describe('J2: an import killed while its offers are matched', { timeout: 600_000 }, () => {
  it('ends with the clusters of an uninterrupted import, whichever step was killed', async () => {
    const [calm, url, feed] = [await openShop(), await openShop(), await writeFeed()];
    expect(await importApart(calm, feed).ended).toMatch(/^finished/);
    const wanted = await sharedOf(calm);

    for (const [step, hold] of Object.entries(holds)) {
      await killIn(url, feed, hold);
      expect({ step, isDone: (await sharedOf(url)).length === models }).toEqual({ step, isDone: false });
    }
    // The shop does this each minute.
    await matchOffers(url);

    expect(wanted).toHaveLength(models);
    expect(await sharedOf(url)).toEqual(wanted);
    expect(await ask(url, openSteps)).toEqual([{ pending: 0, unsettled: 0 }]);
  });

  it('fails the same comparison when unfinished matching is lost (planted)', async () => {
    const [url, feed] = [await openShop(), await writeFeed()];
    await killIn(url, feed, holds.compare);
    await ask(url, "UPDATE match_state SET state = 'settled'");
    await matchOffers(url);

    expect((await sharedOf(url)).length).toBeLessThan(models);
  });
});
