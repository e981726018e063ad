import { detectFormat, type FeedFormat } from '../detect.ts';
import { FeedRefused } from '../feed-refused.ts';
import { knownColumns } from '../formats/plain-csv.ts';
import type { FieldName } from '../raw-record.ts';
import { bestProposal } from './best-proposal.ts';
import { leavesOf } from './leaves.ts';
import { type FeedMapping, type FieldPaths, pathsOf } from './mapping.ts';
import { pathReader } from './path.ts';
import { isJsonLines, samplesAt, type TextKind } from './samples.ts';

/** A table column or document path, with an example value and the share of records that fill it, 0 to 1. */
export type FeedColumn = { path: string; example: string; filled: number };

/** The columns of a feed and the mapping that assigns them; variant paths are relative to a variant. */
export type FeedColumns = {
  columns: FeedColumn[];
  variantColumns: FeedColumn[];
  /** The mapping in use, or a possible one for a format with its own reader; null if none is known. */
  mapping: FeedMapping | null;
  /** Whether the format has its own reader, which a mapping would replace. */
  hasOwnReader: boolean;
};

const none: FeedColumns = { columns: [], variantColumns: [], mapping: null, hasOwnReader: true };

const mostColumns = 200;
const longestExample = 120;

const columnsIn = (records: readonly unknown[], except: string | null): FeedColumn[] =>
  leavesOf(records, except)
    .slice(0, mostColumns)
    .map(({ path, values }) => ({
      path,
      example: (values.find((texts) => texts.length > 0)?.[0] ?? '').slice(0, longestExample),
      filled: values.filter((texts) => texts.length > 0).length / Math.max(1, values.length),
    }));

const textKinds: readonly FeedFormat[] = ['xml', 'json', 'json-lines', 'plain-csv', 'google-table'];
/** Tables without a header line. */
const headless: readonly FeedFormat[] = ['rakuten', 'shareasale'];

const kindOf = (head: string): TextKind => {
  const text = head.trimStart();
  if (text.startsWith('<')) return 'xml';
  if (!/^[{[]/.test(text)) return 'plain-csv';
  return isJsonLines(text) ? 'json-lines' : 'json';
};

/** Adds the table's known headers to a mapping in use. */
const withKnown = (head: string, fields: FieldPaths): FieldPaths => {
  const taken = new Set(Object.values(fields).flatMap(pathsOf));
  const known: { [Name in FieldName]?: string } = {};
  for (const [column, field] of knownColumns(head).fields)
    if (!taken.has(column) && fields[field] === undefined) known[field] ??= column;
  return { ...known, ...fields };
};

/** A proposal for a table that is read by its known headers: it proposes only fields and columns that they leave open. */
const besideKnown = (head: string, proposed: FieldPaths): FieldPaths => {
  const known = knownColumns(head).fields;
  const open = Object.entries(proposed).filter(([, path]) => !pathsOf(path).some((one) => known.has(one)));
  const byHeader: { [Name in FieldName]?: string } = {};
  for (const [column, field] of known) byHeader[field] ??= column;
  return { ...Object.fromEntries(open), ...byHeader };
};

const formatOf = (head: string): FeedFormat | null => {
  try {
    return detectFormat(head, false);
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    return null;
  }
};

/**
 * Describes the beginning of a feed by columns or paths. `mapping` is the one in use, set by staff or learned; without
 * it, one is proposed.
 */
export const describeColumns = (head: string, mapping: FeedMapping | null): FeedColumns => {
  const format = formatOf(head);
  if (format !== null && headless.includes(format) && mapping === null) return none;
  const kind = kindOf(head);
  const proposal = bestProposal(kind, head, { hasLinkPattern: false })?.mapping ?? null;
  const read = mapping ?? proposal;
  if (read === null) return none;
  const records = samplesAt(kind, head, read.records ?? proposal?.records ?? null);
  const { variants } = read;
  const hasOwnReader = format !== null && mapping === null && !textKinds.includes(format);
  const fieldsOf = mapping === null && !hasOwnReader ? besideKnown : withKnown;
  return {
    columns: columnsIn(records, variants?.records ?? null),
    variantColumns: variants ? columnsIn(records.flatMap(pathReader(variants.records)), null) : [],
    mapping: kind === 'plain-csv' ? { ...read, fields: fieldsOf(head, read.fields) } : read,
    hasOwnReader,
  };
};
