import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { memo } from '@wearfolio/feeds/clean/memo';
import {
  type Certainty,
  type CleanImage,
  type CleanRow,
  type CleanVariant,
  type FeedEvent,
  factNames,
  noDetails,
  type RecordEvent,
  type RowDetails,
} from '@wearfolio/feeds/row';
import { from } from 'pg-copy-streams';
import type { Connection } from '../connection.ts';
import type { KeptRows } from './kept-rows.ts';
import { stemMark } from './product-key.ts';

/**
 * Everything a feed said, in one temporary table, because one COPY can fill only
 * one: its rows, and beside them, under the same `seq`, what to report of them
 * (then `key` is the field, `name` the value, `title` the reason, and of a
 * refused record `external_id` its id, where it told one).
 */
const createStage = `
  CREATE TEMP TABLE stage (
    seq int NOT NULL, line int NOT NULL, kind text NOT NULL, key text NOT NULL, name text NOT NULL, title text NOT NULL,
    external_id text, hash text, flags int, slug text, brand text, brand_key text, brand_slug text, category text,
    description text, url text, stock int, images jsonb, variants jsonb, details jsonb, currency text
  )`;

/** Bits of `stage.flags`. How sure each fact is stands behind them: two bits a fact, in the order of `factNames`. */
export const rowFlags = {
  namesColor: 1,
  isColorKnown: 2,
  isBare: 1 << 14,
  isCurrencyAssumed: 1 << 15,
  hasGtin: 1 << 16,
  hasMpn: 1 << 17,
  hasPicture: 1 << 18,
  isDescribed: 1 << 19,
  tellsPairs: 1 << 20,
} as const;
export const factShift = (at: number): number => 2 + 2 * at;
export const certaintyBits: Readonly<Record<Certainty, number>> = { unknown: 0, guessed: 1, certain: 2 };

// Changes whenever what is stored of a row changes, so that the next import
// rewrites every product once.
export const shape = '3';
// Changes whenever what is kept of a row between two imports changes.
export const keptShape = `${shape}-3`;
const chunkSize = 65_536;
const longestStem = 200;

const detailNames = Object.keys(noDetails) as readonly (keyof RowDetails)[];

const images = (list: readonly CleanImage[]) => list.map(({ url, width, height }) => [url, width, height]);

const variantOf = (variant: CleanVariant, row: CleanRow) => ({
  id: variant.externalId,
  color: variant.color?.name,
  parent: variant.color?.parent,
  hexa: variant.color?.hexa,
  ladder: variant.size?.ladder,
  size: variant.size?.value,
  place: variant.size?.sortOrder,
  told: variant.size?.told?.map(({ system, value }) => [system, value]),
  stock: variant.stock,
  price: variant.priceCents,
  retail: variant.retailCents,
  currency: variant.currency === row.currency ? undefined : variant.currency,
  images: variant.images === row.images ? undefined : images(variant.images),
  gtin: variant.gtin ?? undefined,
  mpn: variant.mpn ?? undefined,
  sku: variant.sku ?? undefined,
});

/** The details that the feed tells, or null where it tells none, as most feeds do. */
const detailsOf = (row: CleanRow): string | null => {
  const told = detailNames.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]));
  return told.length === 0 ? null : toJson(Object.fromEntries(told));
};

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

/** A row that tells neither a price nor a picture. */
const isBare = ({ priceCents, images: own, variants }: CleanRow): boolean =>
  priceCents === null &&
  own.length === 0 &&
  variants.every((variant) => variant.priceCents === null && variant.images.length === 0);

/** Tags count for nothing; a description of this many characters says something. */
const describedLength = 80;
const isDescribed = ({ description }: CleanRow): boolean =>
  description.length > describedLength && description.replace(/<[^>]*>/g, '').length > describedLength;

const hasOne = (row: CleanRow, name: 'gtin' | 'mpn'): boolean =>
  row[name] !== null || row.variants.some((variant) => variant[name] !== null);

const qualityOf = (row: CleanRow): number =>
  (hasOne(row, 'gtin') ? rowFlags.hasGtin : 0) +
  (hasOne(row, 'mpn') ? rowFlags.hasMpn : 0) +
  (row.images.length > 0 || row.variants.some(({ images: own }) => own.length > 0) ? rowFlags.hasPicture : 0) +
  (isDescribed(row) ? rowFlags.isDescribed : 0);

const flagsOf = (row: CleanRow): number => {
  const facts = factNames.reduce((bits, name, at) => bits | (certaintyBits[row.facts[name]] << factShift(at)), 0);
  const isColorKnown = !row.unmapped.some(({ kind }) => kind === 'color');
  return (
    facts +
    qualityOf(row) +
    (row.variants.some(({ size }) => size?.told) ? rowFlags.tellsPairs : 0) +
    (isBare(row) ? rowFlags.isBare : 0) +
    (row.isCurrencyAssumed ? rowFlags.isCurrencyAssumed : 0) +
    (row.namesColor ? rowFlags.namesColor : 0) +
    (row.namesColor && isColorKnown ? rowFlags.isColorKnown : 0)
  );
};

/** What there is to say of a record: it was refused, is doubtful, or names what no map knows. */
type NoteKind = 'reject' | 'warning' | 'unmapped';

const keyOfBrand = memo(brandKey);
const slugOfBrand = memo(slugOf);

const noRow = '\t\\N'.repeat(14);

type Note = { field: string; value: string; reason: string; id?: string | null };

/** Lines for the stage begin without their place, so that they can be kept for the next feed. */
const note = (kind: NoteKind, { field, value, reason, id = null }: Note): string =>
  `${join([kind, field, value, reason, id])}${noRow}\n`.toWellFormed();

/** Gives each of a record's lines its number among the records, and its line in the feed. */
const placed = (lines: string, seq: number, line: number): string => {
  const place = `${seq}\t${line}\t`;
  const first = lines.indexOf('\n');
  if (first === lines.length - 1) return place + lines;
  return `${place}${lines.slice(0, -1).replaceAll('\n', `\n${place}`)}\n`;
};

const shortStem = (stem: string): string =>
  stem.length > longestStem ? hash('sha256', stem, 'base64url').slice(0, 24) : stem;

/** What the rows of one product share: the feed's group, else what they say, else nothing but themselves. */
const keyOf = ({ groupId, groupStem, externalId }: CleanRow): string =>
  groupId ?? (groupStem === null ? externalId : `${stemMark}${shortStem(groupStem)}`);

const rowLine = (row: CleanRow): string => {
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
    toJson(row.variants.map((variant) => variantOf(variant, row))),
    detailsOf(row),
    row.currency,
  ]);
  const head = join([keyOf(row), row.name, row.title, row.externalId]);
  const print = hash('sha256', `${shape}\n${head}\n${content}`, 'base64url').slice(0, 24);
  return `row\t${head}\t${print}\t${flagsOf(row)}\t${content}\n`.toWellFormed();
};

const rowLines = (row: CleanRow): string => {
  let lines = rowLine(row);
  for (const warning of row.warnings) lines += note('warning', warning);
  for (const { kind, value } of row.unmapped) lines += note('unmapped', { field: kind, value, reason: '' });
  return lines;
};

type Category = readonly [path: string, names: readonly [string, string, string]];

/** Where a row lies, and how sure that is of its category as the feed spells it. */
type Placed = { category: Category; source: string; certainty: Certainty };

/** A record as it is kept: its place, and behind it its lines. */
const pack = ({ category, source, certainty }: Placed, lines: string): string =>
  `${JSON.stringify([category, source, certainty])}\n${lines}`;
const unpack = (kept: string): { place: Placed; lines: string } => {
  const end = kept.indexOf('\n');
  const [category, source, certainty] = JSON.parse(kept.slice(0, end)) as [Category, string, Certainty];
  return { place: { category, source, certainty }, lines: kept.slice(end + 1) };
};

/** What a feed says of where its rows belong, and where they went, with the number of rows. */
export type FedCategory = { value: string; path: string; certainty: Certainty; rows: number };

/** As many are counted while a feed is read, so that one of endless categories does not fill the memory. */
const mostFed = 20_000;

const countPlace = ({ categories, fed }: Staged, { category, source, certainty }: Placed): void => {
  const [path] = category;
  categories.set(...category);
  const key = `${certainty}\n${path}\n${source}`;
  const known = fed.get(key);
  if (known) known.rows += 1;
  else if (fed.size < mostFed) fed.set(key, { value: source, path, certainty, rows: 1 });
};

/**
 * What a run learns while it reads: how many records there were, which leaves of
 * the tree they name, and why reading ended early, if it did.
 */
export type Staged = {
  read: number;
  /** The headers of a table's columns that are left out. */
  unread: string | null;
  /** What is doubtful about the feed as a whole. */
  doubts: string[];
  categories: Map<string, readonly [string, string, string]>;
  /** By what tells them apart. */
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
  const { categoryPath, categoryNames, sourceCategory: source, facts } = event.row;
  const place: Placed = { category: [categoryPath, categoryNames], source, certainty: facts.kind };
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
    // What was read until then is wanted for the report.
    staged.fault = error;
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

/**
 * Copies what comes out of a feed into the temporary table `stage`, as fast as
 * PostgreSQL takes it and no faster. `onRead` hears the number of records so far;
 * `keep` keeps the rows for the next feed.
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
