import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Certainty, FeedEvent, RecordEvent } from '@wearfolio/feeds/row';
import { from } from 'pg-copy-streams';
import type { Connection } from '../connection.ts';
import type { KeptRows } from './kept-rows.ts';
import { note, placed, rowLines } from './stage-lines.ts';

/**
 * All of a feed in one temporary table, because one COPY can fill only one table. It has the rows, and notes about them
 * with the same `seq`. In a note, `key` is the field, `name` the value, `title` the reason, and `external_id` the id of
 * a rejected record, if it has one.
 */
const createStage = `
  CREATE TEMP TABLE stage (
    seq int NOT NULL, line int NOT NULL, kind text NOT NULL, key text NOT NULL, name text NOT NULL, title text NOT NULL,
    external_id text, hash text, flags int, slug text, brand text, brand_key text, brand_slug text, category text,
    description text, url text, stock int, images jsonb, variants jsonb, details jsonb, currency text
  )`;

const chunkSize = 65_536;
type Category = readonly [path: string, names: readonly [string, string, string]];

/** The category of a row, its source category, the certainty, and whether a mapping can move the row. */
type Placed = { category: Category; source: string; certainty: Certainty; isUnmovable: boolean };

/** A kept record: its place, followed by its lines. */
const pack = ({ category, source, certainty, isUnmovable }: Placed, lines: string): string =>
  `${JSON.stringify([category, source, certainty, isUnmovable])}\n${lines}`;
const unpack = (kept: string): { place: Placed; lines: string } => {
  const end = kept.indexOf('\n');
  const [category, source, certainty, isUnmovable] = JSON.parse(kept.slice(0, end)) as [
    Category,
    string,
    Certainty,
    boolean,
  ];
  return { place: { category, source, certainty, isUnmovable }, lines: kept.slice(end + 1) };
};

/** A feed's category, where its rows were placed, their number, and how many of them no mapping moves. */
export type FedCategory = { value: string; path: string; certainty: Certainty; rows: number; unmovable: number };

/** Limit of distinct categories counted per feed, to bound memory. */
const mostFed = 20_000;

const countPlace = ({ categories, fed }: Staged, { category, source, certainty, isUnmovable }: Placed): void => {
  const [path] = category;
  categories.set(...category);
  const key = `${certainty}\n${path}\n${source}`;
  const known = fed.get(key);
  const unmovable = isUnmovable ? 1 : 0;
  if (known) {
    known.rows += 1;
    known.unmovable += unmovable;
  } else if (fed.size < mostFed) fed.set(key, { value: source, path, certainty, rows: 1, unmovable });
};

/** Collected while reading: the number of records, the leaves they name, and why reading ended early, if it did. */
export type Staged = {
  read: number;
  /** Headers of the table's unread columns. */
  unread: string | null;
  /** Warnings about the whole feed. */
  doubts: string[];
  categories: Map<string, readonly [string, string, string]>;
  /** By value, path and certainty. */
  fed: Map<string, FedCategory>;
  fault: unknown;
};

const linesOf = (event: RecordEvent, staged: Staged, keep: KeptRows | null): string => {
  if (event.type === 'reject')
    return placed(note('reject', { ...event.reject, id: event.id }), staged.read, event.reject.line);
  if (event.type === 'kept') {
    const { place, lines } = unpack(event.kept);
    countPlace(staged, place);
    if (event.print) keep?.put(event.print, event.kept);
    return placed(lines, staged.read, event.line);
  }
  const { categoryPath, categoryNames, sourceCategory: source, facts, isUnmovable } = event.row;
  const place: Placed = { category: [categoryPath, categoryNames], source, certainty: facts.kind, isUnmovable };
  const lines = rowLines(event.row);
  countPlace(staged, place);
  if (event.print) keep?.put(event.print, pack(place, lines));
  return placed(lines, staged.read, event.line);
};

async function* chunksOf(
  events: AsyncIterable<FeedEvent>,
  staged: Staged,
  keep: KeptRows | null,
  onRead: (read: number) => void,
): AsyncGenerator<Buffer> {
  let chunk = '';
  try {
    for await (const event of events) {
      if (event.type === 'warning') {
        const { line, field, value, reason } = event.warning;
        chunk += placed(note('warning', event.warning), staged.read, line);
        if (field === 'columns') staged.unread = value;
        else staged.doubts.push(`${value}: ${reason}`);
        continue;
      }
      staged.read += 1;
      chunk += linesOf(event, staged, keep);
      onRead(staged.read);
      if (chunk.length < chunkSize) continue;
      yield Buffer.from(chunk);
      chunk = '';
    }
  } catch (error) {
    // What was read before the fault is needed for the report.
    staged.fault = error;
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

/**
 * Copies a feed's events into the temporary table `stage`, with backpressure from PostgreSQL. `onRead` receives the
 * number of records so far; `keep` stores the rows for the next feed.
 */
export const stageFeed = async (
  db: Connection,
  events: AsyncIterable<FeedEvent>,
  keep: KeptRows | null,
  onRead: (read: number) => void,
): Promise<Staged> => {
  await db.query(createStage);
  const staged: Staged = { read: 0, unread: null, doubts: [], categories: new Map(), fed: new Map(), fault: null };
  const copy = db.query(from('COPY stage FROM STDIN'));
  let isWhole = false;
  try {
    const chunks = chunksOf(events, staged, keep, onRead);
    await pipeline(Readable.from(chunks, { objectMode: true, highWaterMark: 2 }), copy);
    isWhole = staged.fault === null;
  } finally {
    keep?.end(isWhole);
  }
  await db.query('ANALYZE stage (seq, kind, key, external_id)');
  return staged;
};
