import { withCurrentSale } from './clean/price/current-sale.ts';
import { foldSpace } from './clean/text/text.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { type Decoder, decoderFor, detectEncoding, encodingHeadLength } from './decode.ts';
import { type FeedFormat, feedFormats, formatHeadLength } from './detect.ts';
import { FeedRefused } from './feed-refused.ts';
import type { FeedMapping } from './mapping/mapping.ts';
import { sampleLength } from './mapping/samples.ts';
import { fitsMapping, type Opened, openReader, wantsSample } from './open-reader.ts';
import { plainRecord } from './plain-record.ts';
import { withoutMarks, withoutPreface } from './preface.ts';
import { type FeedProfile, readProfile } from './profile/profile.ts';
import { profilingCleaner } from './profile/profiling-cleaner.ts';
import type { RawRecord } from './raw-record.ts';
import type { FeedEvent, Reject } from './row.ts';
import type { RowCache } from './row-cache.ts';
import { earlyRules, planRules } from './rules/apply-rules.ts';
import type { FeedRule } from './rules/rule.ts';
import { withDefaults } from './rules/store-defaults.ts';
import { unzip } from './unzip.ts';

export type { CleaningRules, FeedFormat, FeedMapping };
export { FeedRefused, feedFormats };

/**
 * `onBytes` receives the length of every chunk, for a progress bar. `link` is a pattern for product links in feeds
 * without them, with placeholders such as `{id}`, another field or a column: `https://store.example/products/{id}`.
 */
export type ReadFeedOptions = {
  format?: FeedFormat | undefined;
  /** The mapping set by ops. */
  mapping?: FeedMapping | undefined;
  link?: string | undefined;
  /** The files of an archive that are the feed: names or patterns, separated by commas. Null for the only one. */
  files?: string | null | undefined;
  rules: CleaningRules;
  /** The time by which sales begin and end; without it, all sales apply. */
  now?: Date | undefined;
  /** Called once with the profile, merged from this feed and the store's stored profile. */
  onProfile?: ((profile: FeedProfile) => void) | undefined;
  /** Called once with the format, given or detected, and the inferred mapping if there is one. */
  onFormat?: ((format: FeedFormat, mapping: FeedMapping | null) => void) | undefined;
  /** With it, a mapping set by ops that does not fit the feed is not used, and this is called once. */
  onUnmapped?: (() => void) | undefined;
  /** Called once with the beginning of the feed's text, before a reader is chosen. */
  onHead?: ((head: string) => void) | undefined;
  onBytes?: ((count: number) => void) | undefined;
  /** Called with the records from the format's reader, before cleaning. */
  onRecords?: ((records: readonly RawRecord[]) => void) | undefined;
  /** Rows cleaned in an earlier feed of the store; without it, every record is cleaned. */
  recall?: RowCache | undefined;
};

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  onBytes: ((count: number) => void) | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    onBytes?.(chunk.byteLength);
    yield chunk;
  }
}

/** Decodes the bytes of a document in any encoding and drops byte order marks. */
async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: Buffer = Buffer.alloc(0);
  let decoder: Decoder | null = null;
  for await (const chunk of bytes) {
    const buffer = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (decoder) {
      yield withoutMarks(decoder.write(buffer));
      continue;
    }
    head = Buffer.concat([head, buffer]);
    if (head.length < encodingHeadLength) continue;
    decoder = decoderFor(detectEncoding(head));
    yield withoutMarks(decoder.write(head));
  }
  if (!decoder) {
    decoder = decoderFor(detectEncoding(head));
    yield withoutMarks(decoder.write(head));
  }
  yield decoder.end();
}

const eventOf = ({ value, ...warning }: Reject): FeedEvent => ({
  type: 'warning',
  warning: { ...warning, value: foldSpace(value) },
});

/** A pattern for links without a rule of its own counts after the rules. */
const rulesWithLink = ({ rules: { rules = [] }, link }: ReadFeedOptions): readonly FeedRule[] =>
  link === undefined ? rules : [...rules, ...withDefaults([], { link })];

const setsLink = (rules: readonly FeedRule[]): boolean =>
  rules.some(({ actions }) => actions.some((action) => action.type === 'set' && action.of === 'link'));

/** Chooses the reader as soon as enough text arrived. */
const opener = (options: ReadFeedOptions) => {
  const { format, mapping, rules, onUnmapped } = options;
  const wanted = {
    format,
    mapping,
    hasLinkPattern: setsLink(rulesWithLink(options)),
    onlyTexts: rules.onlyTexts,
    learned: readProfile(rules.store.profile)?.mapping,
  };
  let head = '';
  let length: number | null = null;
  return {
    /** Returns the reader and all text so far, or null if more text is needed. */
    open: (text: string, isLast: boolean): { opened: Opened; head: string } | null => {
      head += text;
      if (!isLast && head.length < (length ?? formatHeadLength)) return null;
      head = withoutPreface(head);
      length ??= wantsSample(head, wanted) ? sampleLength : formatHeadLength;
      if (!isLast && head.length < length) return null;
      options.onHead?.(head);
      const isUnmapped = mapping && onUnmapped && !fitsMapping(head, { ...wanted, mapping });
      if (isUnmapped) onUnmapped();
      const opened = openReader(head, isUnmapped ? { ...wanted, mapping: undefined } : wanted);
      options.onFormat?.(opened.format, opened.mapping);
      return { opened, head };
    },
  };
};

/**
 * Reads a store's product feed. Each record comes out in source order, as a clean row or as a reject with line, field,
 * value and reason. Problems of the whole feed come out as warnings. Throws FeedRefused, after the rows before it, if
 * the whole feed cannot be read: unknown format, an HTML page, empty, or cut short.
 */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>, options: ReadFeedOptions): AsyncGenerator<FeedEvent> {
  const rules: CleaningRules = { ...options.rules, rules: rulesWithLink(options) };
  const asRuled = earlyRules(planRules(rules.rules ?? [])) ?? ((record: RawRecord) => record);
  const asNow = options.now === undefined ? (record: RawRecord) => record : withCurrentSale(options.now);
  let { open } = opener(options);
  let opened: Opened | null = null;
  const onProfile = (profile: FeedProfile) => options.onProfile?.({ ...profile, mapping: opened?.mapping ?? null });
  const cleaner = profilingCleaner({ ...options, rules, onProfile });
  function* eventsOf({ reader, warnings }: Opened, records: readonly RawRecord[]): Generator<FeedEvent> {
    for (const note of [...warnings.splice(0), ...(reader.notes?.() ?? [])]) yield eventOf(note);
    options.onRecords?.(records);
    yield* cleaner.write(records.map((record) => asNow(plainRecord(asRuled(record)))));
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
    for await (const document of unzip(counted(bytes, options.onBytes), options.files)) {
      ({ open } = opener(options));
      opened = null;
      for await (const text of textOf(document)) yield* take(text, false);
      if (!opened) yield* take('', true);
      if (opened) yield* eventsOf(opened, (opened as Opened).reader.end());
    }
  } catch (error) {
    // Yield what was read before the error first.
    yield* cleaner.end();
    throw error;
  }
  yield* cleaner.end();
}
