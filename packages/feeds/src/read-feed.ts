import { withCurrentSale } from './clean/price/current-sale.ts';
import { foldSpace } from './clean/text/text.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { type Decoder, decoderFor, detectEncoding, encodingHeadLength } from './decode.ts';
import { type FeedFormat, feedFormats, formatHeadLength } from './detect.ts';
import { FeedRefused } from './feed-refused.ts';
import type { FeedMapping } from './mapping/mapping.ts';
import { sampleLength } from './mapping/samples.ts';
import { type Opened, openReader, wantsSample } from './open-reader.ts';
import { type FeedProfile, readProfile } from './profile/profile.ts';
import { profilingCleaner } from './profile/profiling-cleaner.ts';
import type { RawRecord } from './raw-record.ts';
import type { Recall } from './recall.ts';
import type { FeedEvent, Reject } from './row.ts';
import { unzip } from './unzip.ts';

export type { CleaningRules, FeedFormat, FeedMapping };
export { FeedRefused, feedFormats };

/**
 * `onBytes` is told the length of every chunk read, for a progress bar. `link` is the pattern of a product's address
 * for feeds that tell none, with `{id}`, another of our fields or a column in it: `https://store.example/products/{id}`.
 */
export type ReadFeedOptions = {
  format?: FeedFormat | undefined;
  /** Where the feed tells our fields, as ops say it. */
  mapping?: FeedMapping | undefined;
  link?: string | undefined;
  rules: CleaningRules;
  /** By this time sales begin and end; without it all of them are on. */
  now?: Date | undefined;
  /** Told once what is known of the feed: what was learned now, and what the store's profile said before. */
  onProfile?: ((profile: FeedProfile) => void) | undefined;
  /** Told once which format it is, given or detected, and the mapping that was found out, where one was. */
  onFormat?: ((format: FeedFormat, mapping: FeedMapping | null) => void) | undefined;
  /** Told the beginning of the feed's text once, before it is decided how to read it. */
  onHead?: ((head: string) => void) | undefined;
  onBytes?: ((count: number) => void) | undefined;
  /** Told the records as the format's reader saw them, before they are cleaned. */
  onRecords?: ((records: readonly RawRecord[]) => void) | undefined;
  /** What was made of the rows of an earlier feed of the store; without it every record is cleaned. */
  recall?: Recall | undefined;
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
    const link = pattern.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const value = (fields[name] ?? record.cell?.(name))?.trim() ?? '';
      isWhole &&= value !== '';
      return encodeURIComponent(value);
    });
    return isWhole ? { ...record, fields: { ...record.fields, link } } : record;
  };

const eventOf = ({ value, ...warning }: Reject): FeedEvent => ({
  type: 'warning',
  warning: { ...warning, value: foldSpace(value) },
});

/** Opens the reader as soon as enough of the feed was seen. */
const opener = (options: ReadFeedOptions) => {
  const { format, mapping, link, rules } = options;
  const wanted = {
    format,
    mapping,
    hasLinkPattern: link !== undefined,
    learned: readProfile(rules.store.profile)?.mapping,
  };
  let head = '';
  let length: number | null = null;
  return {
    /** The reader and all the text so far, or null where more is to be seen first. */
    open: (text: string, isLast: boolean): { opened: Opened; head: string } | null => {
      head += text;
      if (!isLast && head.length < (length ?? formatHeadLength)) return null;
      length ??= wantsSample(head, wanted) ? sampleLength : formatHeadLength;
      if (!isLast && head.length < length) return null;
      options.onHead?.(head);
      const opened = openReader(head, wanted);
      options.onFormat?.(opened.format, opened.mapping);
      return { opened, head };
    },
  };
};

/**
 * Reads a store's product feed: every record comes out as a clean row or as a
 * reject with its line, field, value and reason, in the order of the source.
 * What is doubtful about the feed as a whole comes out as warnings.
 * Throws FeedRefused, after the rows before it, where the feed as a whole cannot
 * be read: no known format, an HTML page, nothing in it, or cut short.
 */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>, options: ReadFeedOptions): AsyncGenerator<FeedEvent> {
  const withLink = linker(options.link);
  const asNow = options.now === undefined ? (record: RawRecord) => record : withCurrentSale(options.now);
  const { open } = opener(options);
  let opened: Opened | null = null;
  const onProfile = (profile: FeedProfile) => options.onProfile?.({ ...profile, mapping: opened?.mapping ?? null });
  const cleaner = profilingCleaner({ ...options, onProfile });
  function* eventsOf({ reader, warnings }: Opened, records: readonly RawRecord[]): Generator<FeedEvent> {
    for (const note of [...warnings.splice(0), ...(reader.notes?.() ?? [])]) yield eventOf(note);
    options.onRecords?.(records);
    yield* cleaner.write(records.map((record) => asNow(withLink(record))));
  }
  function* take(text: string, isLast: boolean): Generator<FeedEvent> {
    if (opened) {
      yield* eventsOf(opened, opened.reader.write(text));
      return;
    }
    const begun = open(text, isLast);
    if (!begun) return;
    opened = begun.opened;
    yield* eventsOf(opened, opened.reader.write(begun.head));
  }
  try {
    for await (const text of textOf(bytes, options.onBytes)) yield* take(text, false);
    if (!opened) yield* take('', true);
    if (opened) yield* eventsOf(opened, (opened as Opened).reader.end());
  } catch (error) {
    // What was read before the fault comes out before it.
    yield* cleaner.end();
    throw error;
  }
  yield* cleaner.end();
}
