import { hash } from 'node:crypto';
import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { memo } from '@wearfolio/feeds/clean/memo';
import { type CleanImage, type CleanRow, type CleanVariant, noDetails, type RowDetails } from '@wearfolio/feeds/row';
import { stemMark } from './product-key.ts';
import { flagsOf } from './row-flags.ts';

// Increase when the stored form of a row changes, so that the next import rewrites every product once.
const shape = '3';
// Increase when the form of rows kept between imports changes.
export const keptShape = `${shape}-5`;
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
  stated: variant.size?.stated?.map(({ system, value }) => [system, value]),
  stock: variant.stock,
  price: variant.priceCents,
  retail: variant.retailCents,
  currency: variant.currency === row.currency ? undefined : variant.currency,
  images: variant.images === row.images ? undefined : images(variant.images),
  gtin: variant.gtin ?? undefined,
  mpn: variant.mpn ?? undefined,
  sku: variant.sku ?? undefined,
});

/** Returns the feed's optional details; null if there are none, as in most feeds. */
const detailsOf = (row: CleanRow): string | null => {
  const known = detailNames.filter((name) => row[name] !== null);
  return known.length === 0 ? null : toJson(Object.fromEntries(known.map((name) => [name, row[name]])));
};

const clean = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD').toWellFormed() : value;

/** JSON for PostgreSQL, which accepts neither NUL nor unpaired surrogates. */
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

/** Kind of a note about a record: rejected, doubtful, or a value without a mapping. */
type NoteKind = 'reject' | 'warning' | 'unmapped';

const keyOfBrand = memo(brandKey);
const slugOfBrand = memo(slugOf);

const noRow = '\t\\N'.repeat(14);

type Note = { field: string; value: string; reason: string; id?: string | null };

/** Stage lines begin without their place, so that they can be kept for the next feed. */
export const note = (kind: NoteKind, { field, value, reason, id = null }: Note): string =>
  `${join([kind, field, value, reason, id])}${noRow}\n`.toWellFormed();

/** Adds to a record's lines its number among the records and its line in the feed. */
export const placed = (lines: string, seq: number, line: number): string => {
  const place = `${seq}\t${line}\t`;
  const first = lines.indexOf('\n');
  if (first === lines.length - 1) return place + lines;
  return `${place}${lines.slice(0, -1).replaceAll('\n', `\n${place}`)}\n`;
};

const shortStem = (stem: string): string =>
  stem.length > longestStem ? hash('sha256', stem, 'base64url').slice(0, 24) : stem;

/** The key shared by the rows of one product: the feed's group, else the derived group, else the row's own id. */
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

/** Returns the line of a row, and one line for each warning and unmapped value. */
export const rowLines = (row: CleanRow): string => {
  let lines = rowLine(row);
  for (const warning of row.warnings) lines += note('warning', warning);
  for (const { kind, value } of row.unmapped) lines += note('unmapped', { field: kind, value, reason: '' });
  return lines;
};
