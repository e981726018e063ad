import { detectFormat, type FeedFormat, feedFormats, refuseNonFeed } from './detect.ts';
import { FeedRefused } from './feed-refused.ts';
import { avantlinkRecords } from './formats/avantlink.ts';
import { avantlinkTableRecords } from './formats/avantlink-table.ts';
import { awinRecords } from './formats/awin.ts';
import { googleXmlRecords } from './formats/google-xml.ts';
import { rakutenRecords, shareasaleRecords } from './formats/headless-tables.ts';
import { magentoRecords } from './formats/magento.ts';
import { networkTableRecords } from './formats/network-tables.ts';
import { cjXmlRecords, tradedoublerXmlRecords, webgainsXmlRecords } from './formats/network-xml.ts';
import { headersBeside, knownColumns, plainCsvRecords } from './formats/plain-csv.ts';
import { shopifyRecords } from './formats/shopify.ts';
import { shopifyJsonRecords } from './formats/shopify-json.ts';
import { wixRecords } from './formats/wix.ts';
import { woocommerceRecords } from './formats/woocommerce.ts';
import { bestProposal } from './mapping/best-proposal.ts';
import { withContinuedRows } from './mapping/continued-rows.ts';
import { recordMapper } from './mapping/map-record.ts';
import { type FeedMapping, type FieldPaths, pathsOf } from './mapping/mapping.ts';
import { fieldsNamed } from './mapping/names.ts';
import { missingIn, type Proposal } from './mapping/propose-mapping.ts';
import { isJsonLines, samplesAt, samplesIn, type TextKind, valueRecords } from './mapping/samples.ts';
import type { FieldName, RawRecord, RecordReader } from './raw-record.ts';
import type { Reject } from './row.ts';

export type OpenOptions = {
  format?: FeedFormat | undefined;
  /** What ops say the feed means; then it is read by that alone. */
  mapping?: FeedMapping | undefined;
  /** What an earlier import of the store found out. */
  learned?: FeedMapping | null | undefined;
  hasLinkPattern: boolean;
};

/** A reader of a feed, with what it was decided by. `mapping` is what was found out, to be kept for the next feed. */
export type Opened = {
  format: FeedFormat;
  reader: RecordReader;
  mapping: FeedMapping | null;
  warnings: Reject[];
};

const said = (field: string, value: string, reason: string): Reject => ({ line: 1, field, value, reason });

const lookAtIt =
  'is how the feed is read, by its names and values. Look at what it gives, or say it yourself with --map FILE';

const sayMapping = (mapping: FeedMapping): Reject => said('mapping', JSON.stringify(mapping), lookAtIt);

const isFeedKind = (format: FeedFormat): format is TextKind =>
  ['xml', 'json', 'json-lines', 'plain-csv', 'google-table'].includes(format);

/** A mapping reads a feed by itself, whatever format it was said to be. */
const formatOf = (head: string, { format, mapping }: OpenOptions): FeedFormat =>
  format !== undefined && (mapping === undefined || isFeedKind(format))
    ? format
    : detectFormat(head, mapping !== undefined);

/** Whether more of the feed must be seen to open it. */
export const wantsSample = (head: string, options: OpenOptions): boolean => {
  refuseNonFeed(head);
  return isFeedKind(formatOf(head, options));
};

/** Whether what was found out in an earlier feed still finds something in this one. */
const stillFits = (kind: TextKind, head: string, mapping: FeedMapping): boolean => {
  const read = recordMapper(mapping);
  const rows = samplesAt(kind, head, mapping.records ?? null).map((value, at) => read(value, at).fields);
  return rows.length > 0 && rows.some(({ id, name }) => id !== undefined && name !== undefined);
};

const refuseUnsure = (proposal: Proposal, missing: readonly string[]): never => {
  throw new FeedRefused(
    `No known feed format, and it is not sure where it tells ${missing.join(', ')}`,
    proposal.mapping,
  );
};

const proposedFor = (kind: TextKind, head: string, options: OpenOptions): FeedMapping => {
  const proposal = bestProposal(kind, head, options.hasLinkPattern);
  if (proposal === null || Object.keys(proposal.mapping.fields).length === 0) return detectNothing(kind, head);
  const missing = missingIn(proposal, options.hasLinkPattern);
  return missing.length > 0 ? refuseUnsure(proposal, missing) : proposal.mapping;
};

const detectNothing = (kind: TextKind, head: string): never => {
  if (kind !== 'xml') throw new FeedRefused('This is JSON without a list of products');
  const root = /<([a-z_][\w:.-]*)/i.exec(head.replace(/<[!?][^>]*>/g, ''))?.[1] ?? '';
  throw new FeedRefused(`No known feed format has the root element <${root}>`);
};

/** Where the records of a mapping that does not say so lie. */
const placeOf = (kind: TextKind, head: string, { records }: FeedMapping): string | null =>
  records ?? samplesIn(kind, head)[0]?.records ?? null;

const openValues = (kind: TextKind, head: string, options: OpenOptions): Opened => {
  const { mapping: given, learned } = options;
  const kept = given ?? (learned && stillFits(kind, head, learned) ? learned : undefined);
  const mapping = kept ?? proposedFor(kind, head, options);
  const idNames = pathsOf(mapping.fields.id).map((path) => path.slice(path.lastIndexOf('.') + 1));
  const reader = valueRecords(kind, placeOf(kind, head, mapping), recordMapper(mapping), idNames);
  return {
    format: kind,
    reader,
    mapping: given ? null : mapping,
    warnings: kept ? [] : [sayMapping(mapping)],
  };
};

type Table = { map: FieldPaths; isNew: boolean };

/** Columns that have no value yet may have one next week, and have but their names. */
const emptyColumns = (columns: readonly string[]): [FieldName, string][] =>
  columns.flatMap((column) => {
    const { fields, isExact } = fieldsNamed(column);
    return isExact && fields[0] ? [[fields[0], column] as [FieldName, string]] : [];
  });

/** What the columns that nobody knows by their header seem to mean. */
const columnsFor = (head: string, { mapping, learned, hasLinkPattern }: OpenOptions): Table => {
  if (mapping) return { map: mapping.fields, isNew: false };
  const { columns, fields } = knownColumns(head);
  const isKept =
    learned &&
    Object.values(learned.fields).every((paths) =>
      pathsOf(paths).every((path) => path.startsWith('=') || columns.has(path)),
    );
  if (isKept) return { map: learned.fields, isNew: false };
  const proposal = bestProposal('plain-csv', head, hasLinkPattern);
  if (!proposal) return { map: {}, isNew: false };
  const taken = new Set(fields.values());
  const isFree = ([field, paths]: [string, string | readonly string[]]): boolean =>
    !taken.has(field as FieldName) && pathsOf(paths).every((path) => path.startsWith('=') || !fields.has(path));
  const told = new Set([
    ...proposal.unread,
    ...Object.values(proposal.mapping.fields).flatMap(pathsOf),
    ...fields.keys(),
  ]);
  const map: FieldPaths = Object.fromEntries([
    ...emptyColumns([...columns].filter((column) => !told.has(column))).filter(isFree),
    ...Object.entries(proposal.mapping.fields).filter(isFree),
  ]);
  if (taken.has('id') && taken.has('name')) return { map, isNew: Object.keys(map).length > 0 };
  const missing = missingIn(proposal, hasLinkPattern).filter((field) => !taken.has(field as FieldName));
  return missing.length > 0 ? refuseUnsure(proposal, missing) : { map, isNew: true };
};

/** The records of the beginning of a table; where it is broken, the reader of all of it says so. */
const sampleOf = (reader: RecordReader, head: string): RawRecord[] => {
  try {
    return reader.write(head);
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    return [];
  }
};

const openTable = (format: FeedFormat, head: string, options: OpenOptions): Opened => {
  const { map, isNew } = columnsFor(head, options);
  const warnings: Reject[] = isNew ? [sayMapping({ fields: map })] : [];
  const hasFound = options.mapping === undefined && Object.keys(map).length > 0;
  const names = options.mapping === undefined ? undefined : headersBeside(map);
  const onUnread = (headers: readonly string[]) => warnings.push(said('columns', headers.join(', '), 'not read'));
  const table = plainCsvRecords(map, onUnread, names);
  return {
    format,
    reader: withContinuedRows(table, sampleOf(plainCsvRecords(map, undefined, names), head)),
    mapping: hasFound ? { fields: map } : null,
    warnings,
  };
};

const knownReaders: Readonly<Record<Exclude<FeedFormat, TextKind | 'google-table'>, () => RecordReader>> = {
  avantlink: avantlinkRecords,
  'avantlink-table': avantlinkTableRecords,
  'google-xml': googleXmlRecords,
  awin: awinRecords,
  cj: () => networkTableRecords('cj'),
  'cj-xml': cjXmlRecords,
  rakuten: rakutenRecords,
  impact: () => networkTableRecords('impact'),
  shareasale: shareasaleRecords,
  tradedoubler: () => networkTableRecords('tradedoubler'),
  'tradedoubler-xml': tradedoublerXmlRecords,
  webgains: () => networkTableRecords('webgains'),
  'webgains-xml': webgainsXmlRecords,
  shopify: shopifyRecords,
  'shopify-json': shopifyJsonRecords,
  woocommerce: woocommerceRecords,
  magento: magentoRecords,
  wix: wixRecords,
};

/**
 * Chooses the reader for a feed by its beginning, which holds `sampleLength` characters where `wantsSample` says so. A
 * feed whose names nobody knows is read by the mapping of ops, by what was learned of the store, or by a proposal that is
 * sure of all that a row needs. Throws FeedRefused where it is not, with the proposal.
 */
export const openReader = (head: string, options: OpenOptions): Opened => {
  const format = formatOf(head, options);
  if (!feedFormats.includes(format)) {
    throw new FeedRefused(`Unknown feed format '${String(format)}'; known are ${feedFormats.join(', ')}`);
  }
  if (format === 'json') return openValues(isJsonLines(head) ? 'json-lines' : 'json', head, options);
  if (format === 'xml' || format === 'json-lines') return openValues(format, head, options);
  // Stores add columns of their own to Google's, so that its table is read by every name that is known.
  if (format === 'google-table' || format === 'plain-csv') return openTable(format, head, options);
  return { format, reader: knownReaders[format](), mapping: null, warnings: [] };
};
