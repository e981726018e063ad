import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { memo } from '@wearfolio/feeds/clean/memo';
import type { CleanImage, CleanRow, CleanVariant, FeedEvent } from '@wearfolio/feeds/row';
import { from } from 'pg-copy-streams';
import type { Connection } from '../connection.ts';

/**
 * Everything a feed said, in one temporary table, because one COPY can fill only
 * one: its rows, and beside them, under the same `seq`, what to report of them
 * (then `key` is the field, `name` the value and `title` the reason).
 */
const createStage = `
  CREATE TEMP TABLE stage (
    seq int NOT NULL, line int NOT NULL, kind text NOT NULL, key text NOT NULL, name text NOT NULL, title text NOT NULL,
    external_id text, hash text, flags int, slug text, brand text, brand_key text, brand_slug text, category text,
    description text, url text, stock int, images jsonb, variants jsonb
  )`;

/** Bits of `stage.flags`. */
export const rowFlags = { isPlaced: 1, namesColor: 2, isColorKnown: 4 } as const;

// Changes whenever what is stored of a row changes, so that the next import
// rewrites every product once.
const shape = '1';
const chunkSize = 65_536;

const images = (list: readonly CleanImage[]) => list.map(({ url, width, height }) => [url, width, height]);

const variantOf = (variant: CleanVariant, rowImages: readonly CleanImage[]) => ({
  id: variant.externalId,
  color: variant.color?.name,
  parent: variant.color?.parent,
  hexa: variant.color?.hexa,
  ladder: variant.size?.ladder,
  size: variant.size?.value,
  place: variant.size?.sortOrder,
  stock: variant.stock,
  price: variant.priceCents,
  retail: variant.retailCents,
  images: variant.images === rowImages ? undefined : images(variant.images),
});

const clean = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD').toWellFormed() : value;

/** JSON as PostgreSQL takes it, which knows neither NUL nor half a surrogate pair. */
const toJson = (value: unknown): string => {
  const text = JSON.stringify(value);
  return /\\u(?:0000|d[89a-f])/i.test(text) ? JSON.stringify(value, clean) : text;
};

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\uFFFD',
};
const special = /[\\\t\n\r\0]/g;
const field = (value: string | number | null): string => {
  if (value === null) return '\\N';
  const text = String(value);
  return text.search(special) < 0 ? text : text.replace(special, (character) => escapes[character] ?? '');
};
const join = (values: readonly (string | number | null)[]): string => values.map(field).join('\t');

const flagsOf = (row: CleanRow): number => {
  const isPlaced = !row.unmapped.some(({ kind }) => kind === 'category');
  const isColorKnown = !row.unmapped.some(({ kind }) => kind === 'color');
  return (
    (isPlaced ? rowFlags.isPlaced : 0) +
    (row.namesColor ? rowFlags.namesColor : 0) +
    (row.namesColor && isColorKnown ? rowFlags.isColorKnown : 0)
  );
};

/** What there is to say of a record: it was refused, is doubtful, names what no map knows, or was in another currency. */
type NoteKind = 'reject' | 'warning' | 'unmapped' | 'converted';

const keyOfBrand = memo(brandKey);
const slugOfBrand = memo(slugOf);

const noRow = '\t\\N'.repeat(13);

const note = (seq: number, line: number, kind: NoteKind, field: string, value: string, reason: string): string =>
  `${join([seq, line, kind, field, value.toWellFormed(), reason])}${noRow}\n`;

const rowRecord = (seq: number, line: number, row: CleanRow): string => {
  const key = row.groupId ?? row.externalId;
  const content = join([
    slugOf(row.title) || 'item',
    row.brand,
    keyOfBrand(row.brand),
    slugOfBrand(row.brand),
    row.categoryPath,
    row.description,
    row.url,
    row.stock,
    toJson(images(row.images)),
    toJson(row.variants.map((variant) => variantOf(variant, row.images))),
  ]);
  const head = join([key, row.name, row.title, row.externalId]);
  const print = hash('sha256', `${shape}\n${head}\n${content}`, 'base64url').slice(0, 24);
  return `${join([seq, line, 'row'])}\t${head}\t${print}\t${flagsOf(row)}\t${content}\n`.toWellFormed();
};

const rowRecords = (seq: number, line: number, row: CleanRow): string => {
  let text = rowRecord(seq, line, row);
  for (const { field, value, reason } of row.warnings) text += note(seq, line, 'warning', field, value, reason);
  for (const { kind, value } of row.unmapped) text += note(seq, line, 'unmapped', kind, value, '');
  if (row.converted) text += note(seq, line, 'converted', 'currency', row.sourceCurrency, '');
  return text;
};

/**
 * What a run learns while it reads: how many records there were, which leaves of
 * the tree they name, and why reading ended early, if it did.
 */
export type Staged = {
  read: number;
  /** The headers of a table's columns that are left out. */
  unread: string | null;
  categories: Map<string, readonly [string, string, string]>;
  fault: unknown;
};

async function* chunksOf(
  events: AsyncIterable<FeedEvent>,
  staged: Staged,
  onRead: (read: number) => void,
): AsyncGenerator<Buffer> {
  let chunk = '';
  try {
    for await (const event of events) {
      if (event.type === 'warning') {
        const { line, field, value, reason } = event.warning;
        chunk += note(staged.read, line, 'warning', field, value, reason);
        staged.unread = value;
        continue;
      }
      staged.read += 1;
      if (event.type === 'reject') {
        const { line, field, value, reason } = event.reject;
        chunk += note(staged.read, line, 'reject', field, value, reason);
      } else {
        chunk += rowRecords(staged.read, event.line, event.row);
        staged.categories.set(event.row.categoryPath, event.row.categoryNames);
      }
      onRead(staged.read);
      if (chunk.length < chunkSize) continue;
      yield Buffer.from(chunk);
      chunk = '';
    }
  } catch (error) {
    // What was read until then is wanted for the report.
    staged.fault = error;
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

/**
 * Copies what comes out of a feed into the temporary table `stage`, as fast as
 * PostgreSQL takes it and no faster. `onRead` hears the number of records so far.
 */
export const stageFeed = async (
  db: Connection,
  events: AsyncIterable<FeedEvent>,
  onRead: (read: number) => void,
): Promise<Staged> => {
  await db.query(createStage);
  const staged: Staged = { read: 0, unread: null, categories: new Map(), fault: null };
  const copy = db.query(from('COPY stage FROM STDIN'));
  await pipeline(Readable.from(chunksOf(events, staged, onRead), { objectMode: true, highWaterMark: 2 }), copy);
  await db.query('ANALYZE stage (seq, kind, key, external_id)');
  return staged;
};
