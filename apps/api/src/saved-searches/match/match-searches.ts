import { openFilter } from '@wearfolio/listing/filter';
import { ListingIndex } from '@wearfolio/listing/listing-index';
import type { ListingRow } from '@wearfolio/listing/row';
import { type Segment, SegmentBuilder } from '@wearfolio/listing/segment';
import { termsOf } from '../conditions.ts';
import {
  addDigests,
  beginRun,
  type Candidate,
  connect,
  endRun,
  findChanged,
  judgeTargets,
  keepFinds,
  listCandidates,
  type MatchedSearch,
  type NewFind,
  readRows,
  searchesWith,
} from './match-queries.ts';

/** Products of each kind that a find keeps; the others are only counted. */
const keptIds = 24;

/** Finds that one statement keeps. */
const mostAtOnce = 10_000;

/** What a run came to. */
export type MatchRun = { candidates: number; searches: number; finds: number };

const build = (rows: readonly ListingRow[]): Segment => {
  const builder = new SegmentBuilder();
  for (const row of rows) builder.add(row);
  return builder.finish();
};

/** What of these products a search shows, as its listing would: one offer of each cluster. */
const findFor = (
  index: ListingIndex,
  candidates: ReadonlyMap<number, Candidate>,
  { id, filter, createdAt }: MatchedSearch,
): NewFind | null => {
  const question = { filter: { ...openFilter, ...filter }, sort: 'newest', offset: 0 } as const;
  const { ids } = index.answer({ ...question, limit: candidates.size });
  const [newIds, cheaperIds]: [number[], number[]] = [[], []];
  for (const found of ids) {
    const candidate = candidates.get(found);
    if (candidate && candidate.at > createdAt) (candidate.isNew ? newIds : cheaperIds).push(found);
  }
  const total = newIds.length + cheaperIds.length;
  if (total === 0) return null;
  return { searchId: id, newIds: newIds.slice(0, keptIds), cheaperIds: cheaperIds.slice(0, keptIds), total };
};

/**
 * Matches what changed since the last run against all saved searches and target prices, in one transaction: each change is
 * matched once, whenever a run is killed. Searches are looked up by their anchors, and each is put to an index of the changed
 * products alone, by the code that answers listings.
 */
export const matchSearches = async (url: string): Promise<MatchRun> => {
  const run: MatchRun = { candidates: 0, searches: 0, finds: 0 };
  const client = await connect(url);
  try {
    const stretch = await beginRun(client);
    if (!stretch || stretch.from === stretch.upTo) return run;
    await findChanged(client, stretch);
    const candidates = new Map((await listCandidates(client)).map((candidate) => [candidate.id, candidate]));
    run.candidates = candidates.size;
    const finds: NewFind[] = [];
    if (candidates.size > 0) {
      const segment = build(await readRows(client, [...candidates.keys()]));
      const index = new ListingIndex(segment);
      for await (const searches of searchesWith(client, termsOf(segment))) {
        for (const search of searches) {
          const find = findFor(index, candidates, search);
          if (find) finds.push(find);
        }
        run.searches += searches.length;
      }
    }
    run.finds = finds.length;
    // Whatever locks a row comes last, so that customers wait for it no longer than that takes.
    await judgeTargets(client);
    for (let at = 0; at < finds.length; at += mostAtOnce) await keepFinds(client, finds.slice(at, at + mostAtOnce));
    await addDigests(client);
    await endRun(client, stretch);
    return run;
  } finally {
    // What was not committed is rolled back with the connection.
    await client.end().catch(() => undefined);
  }
};
