import { foldSpace } from './clean/text/text.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { type Decoder, decoderFor, detectEncoding, encodingHeadLength } from './decode.ts';
import { detectFormat, type FeedFormat, feedFormats, formatHeadLength, refuseNonFeed } from './detect.ts';
import { FeedRefused } from './feed-refused.ts';
import { avantlinkRecords } from './formats/avantlink.ts';
import { awinRecords } from './formats/awin.ts';
import { googleXmlRecords } from './formats/google-xml.ts';
import { rakutenRecords, shareasaleRecords } from './formats/headless-tables.ts';
import { magentoRecords } from './formats/magento.ts';
import { networkTableRecords } from './formats/network-tables.ts';
import { cjXmlRecords, tradedoublerXmlRecords, webgainsXmlRecords } from './formats/network-xml.ts';
import { type ColumnMap, plainCsvRecords } from './formats/plain-csv.ts';
import { shopifyRecords } from './formats/shopify.ts';
import { shopifyJsonRecords } from './formats/shopify-json.ts';
import { wixRecords } from './formats/wix.ts';
import { woocommerceRecords } from './formats/woocommerce.ts';
import type { FeedProfile } from './profile/profile.ts';
import { profilingCleaner } from './profile/profiling-cleaner.ts';
import { excerpt, type RawRecord, type RecordReader } from './raw-record.ts';
import type { Recall } from './recall.ts';
import type { FeedEvent } from './row.ts';
import { unzip } from './unzip.ts';

export type { CleaningRules, ColumnMap, FeedFormat };
export { FeedRefused, feedFormats };

/**
 * `onBytes` is told the length of every chunk read, for a progress bar. `link` is the pattern of a product's address
 * for feeds that tell none, with `{id}` or another of our fields in it: `https://store.example/products/{id}`.
 */
export type ReadFeedOptions = {
  format?: FeedFormat | undefined;
  columns?: ColumnMap | undefined;
  link?: string | undefined;
  rules: CleaningRules;
  /** Told once what is known of the feed: what was learned now, and what the store's profile said before. */
  onProfile?: ((profile: FeedProfile) => void) | undefined;
  /** Told once which format it is, given or detected. */
  onFormat?: ((format: FeedFormat) => void) | undefined;
  onBytes?: ((count: number) => void) | undefined;
  /** What was made of the rows of an earlier feed of the store; without it every record is cleaned. */
  recall?: Recall | undefined;
};

type OnUnread = (headers: readonly string[]) => void;

type Readers = Record<FeedFormat, (columns: ColumnMap | undefined, onUnread: OnUnread) => RecordReader>;

const readers: Readers = {
  avantlink: avantlinkRecords,
  'google-xml': googleXmlRecords,
  // Stores add columns of their own to Google's, so that its table is read by every name that is known.
  'google-table': plainCsvRecords,
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
  'plain-csv': plainCsvRecords,
};

const readerFor = (format: FeedFormat, columns: ColumnMap | undefined, onUnread: OnUnread): RecordReader => {
  if (!Object.hasOwn(readers, format))
    throw new FeedRefused(`Unknown feed format '${String(format)}'; known are ${feedFormats.join(', ')}`);
  return readers[format](columns, onUnread);
};

const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  onBytes: ((count: number) => void) | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onBytes?.(chunk.byteLength);
    yield chunk;
  }
}

/** The bytes as text, whatever their encoding; a byte order mark is left out. */
async function* textOf(
  bytes: AsyncIterable<Uint8Array>,
  onBytes: ((count: number) => void) | undefined,
): AsyncGenerator<string> {
  let head: Buffer = Buffer.alloc(0);
  let decoder: Decoder | null = null;
  for await (const chunk of unzip(counted(bytes, onBytes))) {
    const buffer = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (decoder) {
      yield decoder.write(buffer);
      continue;
    }
    head = Buffer.concat([head, buffer]);
    if (head.length < encodingHeadLength) continue;
    decoder = decoderFor(detectEncoding(head));
    yield withoutMark(decoder.write(head));
  }
  if (!decoder) {
    decoder = decoderFor(detectEncoding(head));
    yield withoutMark(decoder.write(head));
  }
  yield decoder.end();
}

/** Gives a record that tells no link the one of the pattern, where it tells all that goes into it. */
const linker =
  (pattern: string | undefined) =>
  (record: RawRecord): RawRecord => {
    if (pattern === undefined || record.fields.link) return record;
    const fields: Readonly<Record<string, string | undefined>> = record.fields;
    let isWhole = true;
    const link = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = fields[name]?.trim() ?? '';
      isWhole &&= value !== '';
      return encodeURIComponent(value);
    });
    return isWhole ? { ...record, fields: { ...record.fields, link } } : record;
  };

const unreadColumns = (headers: readonly string[]): FeedEvent => ({
  type: 'warning',
  warning: { line: 1, field: 'columns', value: excerpt(foldSpace(headers.join(', '))), reason: 'not read' },
});

const readerOf = (head: string, options: ReadFeedOptions, onUnread: OnUnread): RecordReader => {
  const { format, columns, onFormat } = options;
  refuseNonFeed(head);
  const known = format ?? detectFormat(head, columns !== undefined);
  onFormat?.(known);
  return readerFor(known, columns, onUnread);
};

/**
 * Reads a store's product feed: every record comes out as a clean row or as a
 * reject with its line, field, value and reason, in the order of the source.
 * Headers of a table that nobody knows come out as one warning before them.
 * Throws FeedRefused, after the rows before it, where the feed as a whole cannot
 * be read: no known format, an HTML page, nothing in it, or cut short.
 */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>, options: ReadFeedOptions): AsyncGenerator<FeedEvent> {
  const withLink = linker(options.link);
  const warnings: FeedEvent[] = [];
  const onUnread: OnUnread = (headers) => warnings.push(unreadColumns(headers));
  const cleaner = profilingCleaner(options);
  function* eventsOf(records: readonly RawRecord[]): Generator<FeedEvent> {
    yield* warnings.splice(0);
    yield* cleaner.write(records.map(withLink));
  }
  let head = '';
  let reader: RecordReader | null = null;
  try {
    for await (const text of textOf(bytes, options.onBytes)) {
      if (reader) {
        for (const event of eventsOf(reader.write(text))) yield event;
        continue;
      }
      head += text;
      if (head.length < formatHeadLength) continue;
      reader = readerOf(head, options, onUnread);
      for (const event of eventsOf(reader.write(head))) yield event;
    }
    if (!reader) {
      reader = readerOf(head, options, onUnread);
      for (const event of eventsOf(reader.write(head))) yield event;
    }
    for (const event of eventsOf(reader.end())) yield event;
  } catch (error) {
    // What was read before the fault comes out before it.
    yield* cleaner.end();
    throw error;
  }
  yield* cleaner.end();
}
