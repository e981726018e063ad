import { openFilter } from '@wearfolio/listing-index/filter';
import { ListingIndex } from '@wearfolio/listing-index/listing-index';
import type { ListingRow } from '@wearfolio/listing-index/row';
import { SegmentBuilder } from '@wearfolio/listing-index/segment';
import type { Client } from 'pg';
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

/** The number of products of each kind to store per search. The others are only counted. */
const keptIds = 24;

/** The number of products to match at a time. The first import of a large store brings a million. */
const mostProducts = 20_000;

/** The number of results per statement. */
const mostFinds = 10_000;

/** The result of a run. */
export type MatchRun = { candidates: number; searches: number; finds: number };

const indexOf = (rows: readonly ListingRow[]): ListingIndex => {
  const builder = new SegmentBuilder();
  for (const row of rows) builder.add(row);
  return new ListingIndex(builder.finish());
};

/** The positions in `rows` of the products with each term. */
const placesByTerm = (rows: readonly ListingRow[]): Map<string, number[]> => {
  const places = new Map<string, number[]>();
  for (const [place, row] of rows.entries()) {
    for (const term of termsOf(row)) {
      const known = places.get(term);
      if (known) known.push(place);
      else places.set(term, [place]);
    }
  }
  return places;
};

/** Results by search, combined over all chunks of products. */
type Finds = Map<number, NewFind>;

/** Adds those of these products that a search's listing would show: one offer per cluster. */
const addFind = (
  finds: Finds,
  index: ListingIndex,
  candidates: ReadonlyMap<number, Candidate>,
  { id, filter, createdAt }: MatchedSearch,
): void => {
  const question = { filter: { ...openFilter, ...filter }, sort: 'newest', offset: 0 } as const;
  const { ids } = index.answer({ ...question, limit: candidates.size });
  const found = ids.flatMap((one) => candidates.get(one) ?? []).filter(({ at }) => at > createdAt);
  if (found.length === 0) return;
  const find = finds.get(id) ?? { searchId: id, newIds: [], cheaperIds: [], total: 0 };
  find.total += found.length;
  for (const candidate of found) {
    const kept = candidate.isNew ? find.newIds : find.cheaperIds;
    if (kept.length < keptIds) kept.push(candidate.id);
  }
  finds.set(id, find);
};

/**
 * Matches a chunk of changed products. Returns the number of searches looked up. Searches with the same anchors share
 * an index of the products with them, which usually has few products and answers in microseconds.
 */
const matchSome = async (client: Client, finds: Finds, some: readonly Candidate[]): Promise<number> => {
  const candidates = new Map(some.map((candidate) => [candidate.id, candidate]));
  const rows = await readRows(client, [...candidates.keys()]);
  const places = placesByTerm(rows);
  let count = 0;
  let anchored = { key: '', index: indexOf([]) };
  for await (const searches of searchesWith(client, places.keys())) {
    for (const search of searches) {
      const key = search.anchors.join(' ');
      if (key !== anchored.key) {
        const found = new Set(search.anchors.flatMap((term) => places.get(term) ?? []));
        const own = [...found].sort((one, other) => one - other).flatMap((place) => rows[place] ?? []);
        anchored = { key, index: indexOf(own) };
      }
      addFind(finds, anchored.index, candidates, search);
    }
    count += searches.length;
  }
  return count;
};

/**
 * Matches the changes since the last run against all saved searches and target prices, in one transaction, so each
 * change is matched once even if a run is killed. Searches are looked up by their anchors, and run on an index of the
 * changed products with the code that answers listings.
 */
export const matchSearches = async (url: string): Promise<MatchRun> => {
  const run: MatchRun = { candidates: 0, searches: 0, finds: 0 };
  const client = await connect(url);
  try {
    const stretch = await beginRun(client);
    if (!stretch || stretch.from === stretch.upTo) return run;
    await findChanged(client, stretch);
    const candidates = await listCandidates(client);
    const finds: Finds = new Map();
    for (let at = 0; at < candidates.length; at += mostProducts) {
      run.searches += await matchSome(client, finds, candidates.slice(at, at + mostProducts));
    }
    // Row locks come last, so that customers wait only briefly.
    await judgeTargets(client);
    const kept = [...finds.values()];
    for (let at = 0; at < kept.length; at += mostFinds) await keepFinds(client, kept.slice(at, at + mostFinds));
    await addDigests(client);
    await endRun(client, stretch);
    return { ...run, candidates: candidates.length, finds: kept.length };
  } finally {
    // The connection's end rolls back what was not committed.
    await client.end().catch(() => undefined);
  }
};
