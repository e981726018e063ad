import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readListing, readListingChanges } from '@wearfolio/database/listing-rows';
import type { ListingFilter } from '@wearfolio/listing-index/filter';
import { ListingIndex } from '@wearfolio/listing-index/listing-index';
import type { MarketView } from '@wearfolio/listing-index/market-engine';
import { MemoryEngine } from '@wearfolio/listing-index/memory-engine';
import { SegmentBuilder } from '@wearfolio/listing-index/segment';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { followListing } from '../../engine/follow-listing.ts';
import {
  type Answering,
  type Comparison,
  engineFor,
  openComparison,
  withAllColors,
  withLoosePairs,
} from '../testing/compare-with-sql.ts';

describe('the listing index against SQL', () => {
  let comparison: Comparison;
  beforeEach(async () => {
    comparison = await openComparison();
  });
  afterEach(() => comparison.close());

  // A folder, so that the shop's program builds the index.
  const followed = async (wrap: (index: Answering) => Answering, questions = 1000) => {
    const folder = await mkdtemp(join(tmpdir(), 'wearfolio-listing-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const follower = followListing({ url: comparison.url, folder, onError: () => undefined });
    await follower.refresh();
    const index = (view: MarketView | null): Answering => {
      const catalogue = follower.current();
      if (!catalogue) throw new Error('The catalogue was not built');
      return wrap(engineFor(catalogue.index, view));
    };
    return comparison.findDifference({ index, refresh: follower.refresh }, questions).finally(follower.close);
  };

  const expectSame = async (questions: number): Promise<void> => {
    const { difference, found } = await followed((index) => index, questions);

    expect(difference).toBeNull();
    expect(found).toBeGreaterThan(questions * 0.8);
  };

  const name = 'gives the same answers to %i random questions, through random changes';
  it.each([300])(name, expectSame);
  it.each([1000])(name, { tags: 'sweep' }, expectSame);

  it.each<[string, typeof withAllColors, (filter: ListingFilter) => boolean]>([
    ['takes two values of a facet for both', withAllColors, ({ colors }) => colors.length > 1],
    ['counts colors and sizes of different variants', withLoosePairs, ({ sizes }) => sizes.length > 0],
  ])('detects an index that %s', async (_name, broken, isBroken) => {
    const { difference } = await followed(broken);

    expect(difference?.question.filter).toSatisfy(isBroken);
  });

  it('detects an index that loses an update', { tags: 'sweep' }, async () => {
    const client = new Client({ connectionString: comparison.url });
    await client.connect();
    const builder = new SegmentBuilder();
    let since = await readListing(client, (row) => builder.add(row));
    let index = new ListingIndex(builder.finish());
    const refresh = async (): Promise<void> => {
      const { changes, upTo } = await readListingChanges(client, since);
      // Planted: the last product of every batch of changes is lost.
      index = index.apply(changes.slice(0, -1));
      since = upTo;
    };

    const subject = { index: (view: MarketView | null) => engineFor(new MemoryEngine(index), view), refresh };
    const { difference } = await comparison.findDifference(subject, 1000).finally(() => client.end());

    expect(difference).not.toBeNull();
  });
});
