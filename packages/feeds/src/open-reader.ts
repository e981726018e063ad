import { detectFormat, type FeedFormat, feedFormats, refuseNonFeed } from './detect.ts';
import { FeedRefused } from './feed-refused.ts';
import { acpRecords } from './formats/acp.ts';
import { type AttributeColumns, attributeColumns } from './formats/attribute-columns.ts';
import { avantlinkRecords } from './formats/avantlink.ts';
import { avantlinkTableRecords } from './formats/avantlink-table.ts';
import { awinRecords } from './formats/awin.ts';
import { awinEnhancedRecords } from './formats/awin-enhanced.ts';
import { ceneoRecords } from './formats/ceneo.ts';
import { headerNames } from './formats/columns.ts';
import { googleXmlRecords } from './formats/google-xml.ts';
import { rakutenRecords, shareasaleRecords } from './formats/headless-tables.ts';
import { currencyFixedBy, heurekaRecords } from './formats/heureka.ts';
import { magentoRecords } from './formats/magento.ts';
import { networkTableRecords } from './formats/network-tables.ts';
import { cjXmlRecords, tradedoublerXmlRecords, webgainsXmlRecords } from './formats/network-xml.ts';
import { headersBeside, knownColumns, plainCsvRecords } from './formats/plain-csv.ts';
import { schemaOrgRecords } from './formats/schema-org.ts';
import { shopifyRecords } from './formats/shopify.ts';
import { shopifyJsonRecords } from './formats/shopify-json.ts';
import { tableRecords } from './formats/table-records.ts';
import { tradedoublerJsonRecords } from './formats/tradedoubler-json.ts';
import { wixRecords } from './formats/wix.ts';
import { woocommerceRecords } from './formats/woocommerce.ts';
import { ymlRecords } from './formats/yml.ts';
import { bestProposal } from './mapping/best-proposal.ts';
import { withContinuedRows } from './mapping/continued-rows.ts';
import { recordMapper } from './mapping/map-record.ts';
import { type FeedMapping, type FieldPaths, pathsOf } from './mapping/mapping.ts';
import { fieldsNamed } from './mapping/names.ts';
import { withParentRows } from './mapping/parent-rows.ts';
import { missingIn, type Proposal, type Purpose } from './mapping/propose-mapping.ts';
import { isJsonLines, samplesAt, samplesIn, type TextKind, valueRecords } from './mapping/samples.ts';
import type { FieldName, RawFields, RawRecord, RecordReader } from './raw-record.ts';
import type { Reject } from './row.ts';

export type OpenOptions = Purpose & {
  format?: FeedFormat | undefined;
  /** The mapping set by ops; it alone decides how the feed is read. */
  mapping?: FeedMapping | undefined;
  /** The mapping learned by an earlier import of the store. */
  learned?: FeedMapping | null | undefined;
};

/** A feed's reader and how it was chosen. `mapping` is the inferred mapping, to be stored for the next feed. */
export type Opened = {
  format: FeedFormat;
  reader: RecordReader;
  mapping: FeedMapping | null;
  warnings: Reject[];
};

const warn = (field: string, value: string, reason: string): Reject => ({ line: 1, field, value, reason });

const mappingReason =
  'is how the feed is read, inferred from names and values. Check the result, or pass your own mapping with --map FILE';

const warnOfMapping = (mapping: FeedMapping): Reject => warn('mapping', JSON.stringify(mapping), mappingReason);

const isFeedKind = (format: FeedFormat): format is TextKind =>
  ['xml', 'json', 'json-lines', 'plain-csv', 'google-table'].includes(format);

/** A mapping replaces the format's own reader. */
const formatOf = (head: string, { format, mapping }: OpenOptions): FeedFormat =>
  format !== undefined && (mapping === undefined || isFeedKind(format))
    ? format
    : detectFormat(head, mapping !== undefined);

/** Returns whether more text is needed to choose a reader. */
export const wantsSample = (head: string, options: OpenOptions): boolean => {
  refuseNonFeed(head);
  return isFeedKind(formatOf(head, options));
};

const isNamed = ({ id, name }: RawFields): boolean => id !== undefined && name !== undefined;

/** Returns whether a mapping finds values in this feed, such as one learned from an earlier feed. */
const stillFits = (kind: TextKind, head: string, mapping: FeedMapping): boolean => {
  const read = recordMapper(mapping);
  return samplesAt(kind, head, mapping.records ?? null).some((value, at) => isNamed(read(value, at).fields));
};

const refuseUnsure = (proposal: Proposal, missing: Parameters<Proposal['ask']>[0]): never => {
  throw new FeedRefused(proposal.ask(missing), proposal.mapping);
};

const proposedFor = (kind: TextKind, head: string, options: OpenOptions): FeedMapping => {
  const proposal = bestProposal(kind, head, options);
  if (proposal === null || Object.keys(proposal.mapping.fields).length === 0) return detectNothing(kind, head);
  const missing = missingIn(proposal, options);
  return missing.length > 0 ? refuseUnsure(proposal, missing) : proposal.mapping;
};

const detectNothing = (kind: TextKind, head: string): never => {
  if (kind !== 'xml') throw new FeedRefused('This is JSON without a list of products');
  const root = /<([\p{L}_][\p{L}\p{N}_:.-]*)/u.exec(head.replace(/<[!?][^>]*>/g, ''))?.[1] ?? '';
  throw new FeedRefused(`Unknown feed format: no known format has the root element <${root}>`);
};

/** Returns where the records are if the mapping does not say. */
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
    warnings: kept ? [] : [warnOfMapping(mapping)],
  };
};

type Table = { map: FieldPaths; isNew: boolean };

/** Empty columns may have values next week, so they are recognized by name only. */
const emptyColumns = (columns: readonly string[]): [FieldName, string][] =>
  columns.flatMap((column) => {
    const { fields, isExact } = fieldsNamed(column);
    return isExact && fields[0] ? [[fields[0], column] as [FieldName, string]] : [];
  });

/** Infers the meaning of columns with unknown headers. */
const columnsFor = (
  head: string,
  { mapping, learned, ...purpose }: OpenOptions,
  { columns: attributes }: AttributeColumns,
): Table => {
  if (mapping) return { map: mapping.fields, isNew: false };
  const { columns, fields } = knownColumns(head);
  for (const column of attributes) fields.delete(column);
  const isKept =
    learned &&
    Object.values(learned.fields).every((paths) =>
      pathsOf(paths).every((path) => path.startsWith('=') || columns.has(path)),
    );
  if (isKept) return { map: learned.fields, isNew: false };
  const proposal = bestProposal('plain-csv', head, purpose);
  if (!proposal) return { map: {}, isNew: false };
  const taken = new Set(fields.values());
  const { id } = proposal.mapping.fields;
  // A key under an unknown name counts before a known number that repeats.
  if (typeof id === 'string' && !fields.has(id)) taken.delete('id');
  const isFree = ([field, paths]: [string, string | readonly string[]]): boolean =>
    !taken.has(field as FieldName) &&
    pathsOf(paths).every(
      (path) => path.startsWith('=') || !fields.has(path) || (field === 'id' && fields.get(path) === 'link'),
    );
  const proposed = new Set([
    ...proposal.unread,
    ...Object.values(proposal.mapping.fields).flatMap(pathsOf),
    ...fields.keys(),
  ]);
  const map: FieldPaths = Object.fromEntries([
    ...emptyColumns([...columns].filter((column) => !proposed.has(column))).filter(isFree),
    ...Object.entries(proposal.mapping.fields)
      .filter(isFree)
      .filter(([, paths]) => !pathsOf(paths).some((path) => attributes.has(path))),
  ]);
  if ((taken.has('id') || map.id !== undefined) && taken.has('name'))
    return { map, isNew: Object.keys(map).length > 0 };
  const missing = missingIn(proposal, purpose).filter((field) => !taken.has(field as FieldName));
  return missing.length > 0 ? refuseUnsure(proposal, missing) : { map, isNew: true };
};

/** Reads the records at the beginning of a table. The reader of the whole feed reports errors. */
const sampleOf = (reader: RecordReader, head: string): RawRecord[] => {
  try {
    return reader.write(head);
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    return [];
  }
};

const mapRecords = (reader: RecordReader, change: (record: RawRecord) => RawRecord): RecordReader => ({
  ...reader,
  write: (text) => reader.write(text).map(change),
  end: () => reader.end().map(change),
});

/** Reads the cells of a table and no fields. */
const rawRows = (): RecordReader => tableRecords((columns) => columns.map(() => undefined), []);

const openTable = (format: FeedFormat, head: string, options: OpenOptions): Opened => {
  const columns = [...knownColumns(head).columns];
  const attributes = attributeColumns(columns, sampleOf(rawRows(), head));
  const { map, isNew } = columnsFor(head, options, attributes);
  const warnings: Reject[] = isNew ? [warnOfMapping({ fields: map })] : [];
  const hasFound = options.mapping === undefined && Object.keys(map).length > 0;
  const names = options.mapping === undefined ? headerNames : headersBeside(map);
  const onUnread = (headers: readonly string[]) => warnings.push(warn('columns', headers.join(', '), 'not read'));
  const table = mapRecords(plainCsvRecords(map, onUnread, names), attributes.add);
  const sample = sampleOf(plainCsvRecords(map, undefined, names), head).map(attributes.add);
  return {
    format,
    reader: withParentRows(withContinuedRows(table, sample), sample, columns),
    mapping: hasFound ? { fields: map } : null,
    warnings,
  };
};

const knownReaders: Readonly<Record<Exclude<FeedFormat, TextKind | 'google-table'>, (head: string) => RecordReader>> = {
  avantlink: avantlinkRecords,
  'avantlink-table': avantlinkTableRecords,
  'google-xml': googleXmlRecords,
  awin: awinRecords,
  'awin-enhanced': awinEnhancedRecords,
  cj: () => networkTableRecords('cj'),
  'cj-xml': cjXmlRecords,
  rakuten: rakutenRecords,
  impact: () => networkTableRecords('impact'),
  shareasale: shareasaleRecords,
  tradedoubler: () => networkTableRecords('tradedoubler'),
  'tradedoubler-xml': tradedoublerXmlRecords,
  'tradedoubler-json': tradedoublerJsonRecords,
  webgains: () => networkTableRecords('webgains'),
  kelkoo: () => networkTableRecords('kelkoo'),
  'webgains-xml': webgainsXmlRecords,
  shopify: shopifyRecords,
  'shopify-json': shopifyJsonRecords,
  woocommerce: woocommerceRecords,
  magento: magentoRecords,
  wix: wixRecords,
  yml: ymlRecords,
  heureka: (head) => heurekaRecords(currencyFixedBy(head)),
  'heureka-sk': () => heurekaRecords('EUR'),
  ceneo: ceneoRecords,
  acp: acpRecords,
  'schema-org': schemaOrgRecords,
};

/** Returns whether the mapping set by ops finds ids and names in a feed, by its beginning. */
export const fitsMapping = (head: string, options: OpenOptions & { mapping: FeedMapping }): boolean => {
  const { mapping } = options;
  const format = formatOf(head, options);
  if (format === 'json') return stillFits(isJsonLines(head) ? 'json-lines' : 'json', head, mapping);
  if (format === 'xml' || format === 'json-lines') return stillFits(format, head, mapping);
  const reader = plainCsvRecords(mapping.fields, undefined, headersBeside(mapping.fields));
  return sampleOf(reader, `${head}\n`).some(({ fields }) => isNamed(fields));
};

/**
 * Chooses the reader for a feed by its beginning, which must hold `sampleLength` characters if `wantsSample` says so. A
 * feed with unknown names is read by the mapping of ops, by the mapping learned for the store, or by a proposal that is
 * certain of all required fields. Otherwise throws FeedRefused with the proposal.
 */
export const openReader = (head: string, options: OpenOptions): Opened => {
  const format = formatOf(head, options);
  if (!feedFormats.includes(format)) {
    throw new FeedRefused(`Unknown feed format '${String(format)}'; use one of ${feedFormats.join(', ')}`);
  }
  if (format === 'json') return openValues(isJsonLines(head) ? 'json-lines' : 'json', head, options);
  if (format === 'xml' || format === 'json-lines') return openValues(format, head, options);
  // Stores add their own columns to Google's, so its table is read by all known headers.
  if (format === 'google-table' || format === 'plain-csv') return openTable(format, head, options);
  return { format, reader: knownReaders[format](head), mapping: null, warnings: [] };
};
