import { findWorldBrand } from '../clean/brand/world-brands.ts';
import { matchName } from '../clean/category/match-row.ts';
import { translateKind } from '../clean/category/translate-kind.ts';
import { linkPath } from '../clean/text/link-target.ts';
import { shortText } from '../clean/text/text.ts';
import { nameFromLink } from '../clean/title/name-from-link.ts';
import type { FieldName, RawFields, RawRecord } from '../raw-record.ts';
import { linesOfTitle, plainReading, type Reading } from './reading.ts';

const fewRows = 3;
const most = 0.5;
const mostly = 0.8;
/** Fewer repeated ids are single mistakes of the store. */
const leastRepeated = 0.02;

const distinctIn = (rows: readonly RawFields[], textOf: (row: RawFields) => string): number =>
  new Set(rows.map(textOf)).size;

const optionText = ({ color = '', size = '', size_type: type = '', material = '' }: RawFields): string =>
  [color, size, type, material].join('\n').toLowerCase();

/** Returns the groups of rows that share an id. */
const repeatedIds = (rows: readonly RawFields[]): RawFields[][] =>
  [...Map.groupBy(rows, ({ id = '' }) => id)].flatMap(([id, own]) => (id !== '' && own.length > 1 ? [own] : []));

const share = (groups: readonly RawFields[][], is: (rows: RawFields[]) => boolean): number =>
  groups.length === 0 ? 0 : groups.filter(is).length / groups.length;

/** Decides what identifies a row: an id that repeats with other options, or under other links, does not. */
const keyOf = (rows: readonly RawFields[]): Pick<Reading, 'key' | 'isIdOfProduct'> => {
  const groups = repeatedIds(rows);
  const repeated = groups.reduce((sum, own) => sum + own.length, 0);
  const isAccident = repeated < Math.max(groups.length > 1 ? 4 : 3, leastRepeated * rows.length);
  if (isAccident) return { key: 'id', isIdOfProduct: false };
  const byOptions = share(groups, (own) => distinctIn(own, optionText) === own.length);
  const byLinks = share(groups, (own) => distinctIn(own, ({ link = '' }) => link) === own.length);
  // Rows of one page in several options are one product, also where each option has an address of its own.
  if (byOptions >= mostly && byOptions >= byLinks) {
    const isOne = share(groups, (own) => distinctIn(own, ({ name = '' }) => shortText(name).toLowerCase()) === 1);
    return { key: 'options', isIdOfProduct: isOne >= mostly };
  }
  return { key: byLinks >= mostly ? 'link' : 'id', isIdOfProduct: false };
};

/** A key that repeats in more rows than this, with other data, would lose them. */
const mostLost = 0.1;
const keyFields = ['gtin', 'sku', 'mpn', 'link', 'group_id', 'name'] as const satisfies FieldName[];

/**
 * Asks for the key of a feed in one line if its id repeats in rows of other data, and neither options nor links tell them
 * apart; null if the rows are told apart or only listed twice. The line names the columns that are unique.
 */
export const keyRefusal = (records: readonly RawRecord[]): string | null => {
  const told = records.filter(({ fault, fields }) => fault === null && fields.id !== undefined);
  const rows = told.map(({ fields }) => fields);
  if (keyOf(rows).key !== 'id') return null;
  const groups = repeatedIds(rows).filter((own) => distinctIn(own, (row) => JSON.stringify(row)) === own.length);
  const lost = groups.reduce((sum, own) => sum + own.length - 1, 0);
  if (groups.length < fewRows || lost <= mostLost * rows.length) return null;
  const source = (field: FieldName) =>
    told.find(({ sources }) => sources?.[field])?.sources?.[field] ?? `field "${field}"`;
  const shares = keyFields.flatMap((field) => {
    const share = distinctIn(rows, (row) => row[field] ?? '') / rows.length;
    return rows.some((row) => row[field] !== undefined) ? [{ field, share }] : [];
  });
  const best = shares.toSorted((one, other) => other.share - one.share).slice(0, 3);
  const candidates = best.map(({ field, share }) => `${source(field)} (different in ${Math.round(100 * share)} %)`);
  const own = /"([^"]+)"/.exec(source(best[0]?.field ?? 'link'))?.[1] ?? 'link';
  return `The id of the rows, ${source('id')}, repeats in ${lost} of ${rows.length} rows with other data, so it identifies none of them. Candidates: ${candidates.join(', ')}. Settle it with --map FILE, such as ${JSON.stringify({ fields: { id: own } })}, or under Columns and fields at the desk`;
};

/** Returns the value of a field that most rows share although their names differ; null if there is none. */
const sharedValue = (rows: readonly RawFields[], field: FieldName): string | null => {
  const filled = rows.filter((row) => row[field] !== undefined);
  if (filled.length < fewRows) return null;
  const counts = Map.groupBy(filled, (row) => row[field] ?? '');
  const [value, own] = [...counts].reduce((one, other) => (other[1].length > one[1].length ? other : one));
  const names = distinctIn(own, ({ name = '' }) => name);
  return own.length > most * rows.length && names >= fewRows && names > most * own.length ? value : null;
};

const hasKind = (text: string): boolean => {
  const match = matchName(text);
  return (match !== null && match.rank > 1) || translateKind(text) !== null;
};

/** Returns how many words of a link follow the name that begins them; 0 if it does not. */
const wordsBehind = (name: string, linked: string): string => {
  const [words, all] = [name, linked].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const isAhead = words !== undefined && words.length > 0 && words.every((word, at) => all?.[at] === word);
  return isAhead ? (all?.slice(words.length).join(' ') ?? '') : '';
};

/**
 * Returns whether the title column holds only the brand: its texts repeat, name no kind of product, and begin links that
 * go on with one.
 */
const isTitleBrand = (rows: readonly RawFields[]): boolean => {
  const named = rows.filter(({ name, link }) => name !== undefined && link !== undefined);
  if (named.length < fewRows) return false;
  const names = distinctIn(named, ({ name = '' }) => shortText(name).toLowerCase());
  if (names > most * distinctIn(named, ({ link = '' }) => linkPath(link))) return false;
  const isBrand = named.filter(({ name = '', link = '', brand }) => {
    const title = shortText(name);
    if (brand !== undefined && shortText(brand).toLowerCase() !== title.toLowerCase()) return false;
    const behind = wordsBehind(title, nameFromLink(linkPath(link)));
    return behind.split(' ').length > 1 && hasKind(behind) && !hasKind(title);
  });
  return isBrand.length >= mostly * named.length;
};

const longestKind = 120;
const fewKinds = 0.2;

/** Returns whether a feed without categories describes its products in few short texts: 'Running shoes for men'. */
const describesKinds = (rows: readonly RawFields[]): boolean => {
  const texts = new Set(rows.map(({ description = '' }) => description));
  const isShort = [...texts].every((text) => text !== '' && text.length < longestKind);
  const hasKinds = rows.some(({ category, google_category: google }) => category || google);
  return isShort && !hasKinds && texts.size > 1 && texts.size < fewKinds * distinctIn(rows, ({ name = '' }) => name);
};

const enoughNames = 5;
/** A line of its own in nearly every title says whose product it is. */
const nearlyAll = 0.9;

/** Returns the lines that stand beside different names in some title cells. */
const badgesOf = (rows: readonly RawFields[]): string[] => {
  const names = new Set(rows.map(({ name = '' }) => name));
  const cells = [...names].filter((name) => name.includes('\n')).map(linesOfTitle);
  const counts = new Map<string, number>();
  for (const line of cells.flatMap((lines) => [...new Set(lines)])) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].flatMap(([line, count]) =>
    count >= enoughNames && count < nearlyAll * names.size && findWorldBrand(line) === null ? [line] : [],
  );
};

/** Judges the columns of a feed by its rows, in any language: what is unique, what repeats, and what differs beside it. */
export const learnReading = (records: readonly RawRecord[]): Reading => {
  const rows = records.flatMap(({ fields, fault }) => (fault ? [] : [fields]));
  if (rows.length < 2) return plainReading;
  return {
    ...keyOf(rows),
    isTitleBrand: isTitleBrand(rows),
    sharedLink: sharedValue(rows, 'link'),
    describesKinds: describesKinds(rows),
    badges: badgesOf(rows),
  };
};
