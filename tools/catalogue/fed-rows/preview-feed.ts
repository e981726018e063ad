import { describeColumns, type FeedColumns } from '@wearfolio/feeds/mapping/describe-columns';
import type { RawRecord } from '@wearfolio/feeds/raw-record';
import { FeedRefused, readFeed } from '@wearfolio/feeds/read-feed';
import type { CleanRow, ConfirmedPrices, FeedEvent, Reject } from '@wearfolio/feeds/row';
import { type Connection, withConnection } from '../connection.ts';
import { loadRates, type Rate } from '../prices/shop-rates.ts';
import { Refused } from '../refused.ts';
import { AddressRefused } from '../schedule/download-refused.ts';
import {
  blankStore,
  changed,
  type KnownStore,
  loadStore,
  mappingOf,
  readSettings,
  type SettingsChange,
} from '../stores/store-settings.ts';
import { loadCleaningRules } from '../values/cleaning-rules.ts';
import { type FactReading, factReadings } from './fact-readings.ts';
import { describeRow, type FedRow } from './fed-row.ts';
import { type FeedSource, type OpenedSource, openSource } from './feed-source.ts';

/** A feed to preview with its store's settings. `seconds` is the time limit. */
export type PreviewRequest = FeedSource & {
  /** Name of a store that does not exist yet. */
  store: string;
  settings: SettingsChange;
  currency: string;
  seconds: number;
};

/**
 * A row as shoppers would see it, and the row itself. Amounts in units of `currency`, and in the shop's currency if
 * there is a rate.
 */
export type PreviewCard = {
  title: string;
  brand: string;
  category: string;
  price: number | null;
  retailPrice: number | null;
  currency: string;
  shopPrice: number | null;
  shopRetailPrice: number | null;
  image: string | null;
  colors: string[];
  sizes: string[];
  row: FedRow;
  /** The row's own columns; empty if the format has its own reader. */
  cells: { name: string; value: string }[];
};

/** The result of reading a feed or its beginning. */
export type FeedPreview = {
  format: string | null;
  /** Number of rows read. */
  read: number;
  /** Whether the whole feed was read. */
  isWhole: boolean;
  rejected: number;
  rejects: Reject[];
  /** What is read from where, doubts first. */
  readings: FactReading[];
  notes: string[];
  /** A doubt about all prices, which staff can end by confirming them. */
  priceDoubt: { reason: string; prices: ConfirmedPrices } | null;
  unknown: { kind: string; value: string; rows: number }[];
  cards: PreviewCard[];
  /** Why the feed cannot be read. */
  refusal: string | null;
  /** The feed's columns or paths, and the mapping in use or one to complete. */
  columns: FeedColumns | null;
};

/** Limits of rows read and rows shown. */
const mostRead = 3000;
const mostCards = 12;
const mostNotes = 8;

/** Limits of columns shown in a row, and of the length of a value. */
const mostCells = 60;
const longestCell = 300;

type State = FeedPreview & {
  head: string;
  told: ReturnType<typeof factReadings>;
  /** Doubts about rows, by what they say: how many rows, and one of their values. */
  doubts: Map<string, { rows: number; value: string }>;
  values: Map<string, number>;
  records: Map<number, RawRecord>;
  rates: ReadonlyMap<string, Rate>;
};

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

const cellsOf = ({ columns }: State, record: RawRecord | undefined): PreviewCard['cells'] =>
  (columns?.columns ?? []).slice(0, mostCells).flatMap(({ path }) => {
    const value = record?.cell?.(path)?.slice(0, longestCell);
    return value ? [{ name: path, value }] : [];
  });

/** Hundredths of a currency as units of another, of which one unit of it is worth `rate`. */
const unitsOf = (cents: number | null, rate: number | undefined): number | null =>
  cents === null || rate === undefined ? null : Math.round(cents * rate) / 100;

const cardOf = (state: State, row: CleanRow, line: number): PreviewCard => {
  const record = state.records.get(line);
  const [variant] = row.variants;
  const images = [...(variant?.images ?? []), ...row.images];
  const price = row.priceCents ?? variant?.priceCents ?? null;
  const retail = row.retailCents ?? variant?.retailCents ?? null;
  return {
    title: row.title,
    brand: row.brand,
    category: row.categoryPath,
    price: unitsOf(price, 1),
    retailPrice: unitsOf(retail, 1),
    currency: row.currency,
    shopPrice: unitsOf(price, state.rates.get(row.currency)?.rate),
    shopRetailPrice: unitsOf(retail, state.rates.get(row.currency)?.rate),
    image: images[0]?.url ?? null,
    colors: distinct(row.variants.map(({ color }) => color?.name)),
    sizes: distinct(row.variants.map(({ size }) => size?.value)),
    row: describeRow(record, line, row),
    cells: cellsOf(state, record),
  };
};

const countRow = (state: State, row: CleanRow, line: number): void => {
  state.told.take(row);
  for (const { field, value, reason } of row.warnings) {
    const doubt = `${field}: ${reason}`;
    const known = state.doubts.get(doubt) ?? { rows: 0, value };
    state.doubts.set(doubt, { ...known, rows: known.rows + 1 });
  }
  for (const { kind, value } of row.unmapped) {
    const key = `${kind}\n${value}`;
    state.values.set(key, (state.values.get(key) ?? 0) + 1);
  }
  // Takes rows from the whole sample, because neighbors are often sizes of one product.
  if (state.cards.length < mostCards && (state.read < 4 || state.read % 7 === 0))
    state.cards.push(cardOf(state, row, line));
  state.records.delete(line);
};

const emptyState = (rates: State['rates']): State => ({
  ...{ format: null, read: 0, isWhole: true, rejected: 0, rejects: [], notes: [], unknown: [], cards: [] },
  priceDoubt: null,
  ...{ refusal: null, columns: null, readings: [], values: new Map(), records: new Map(), head: '' },
  ...{ told: factReadings(), doubts: new Map(), rates },
});

type FeedWarning = Extract<FeedEvent, { type: 'warning' }>;

const noteWarning = (state: State, { warning: { field, value, reason }, prices }: FeedWarning): void => {
  const text = value === '' ? reason : `${value}: ${reason}`;
  if (prices) state.priceDoubt = { reason: text, prices };
  // The desk shows the mapping next to the columns.
  else if (field !== 'mapping' && state.notes.length < mostNotes) state.notes.push(text);
};

const readAll = async (
  state: State,
  bytes: AsyncIterable<Uint8Array>,
  options: Omit<Parameters<typeof readFeed>[1], 'onHead' | 'onFormat' | 'onRecords'>,
): Promise<void> => {
  const events = readFeed(bytes, {
    ...options,
    onHead: (head) => {
      state.head = head;
    },
    onFormat: (format, found) => {
      state.format = format;
      state.columns = describeColumns(state.head, options.mapping ?? found);
    },
    onRecords: (records) => {
      for (const record of records) state.records.set(record.line, record);
    },
  });
  for await (const event of events) {
    if (event.type === 'warning') {
      noteWarning(state, event);
      continue;
    }
    state.read += 1;
    if (event.type === 'row') countRow(state, event.row, event.line);
    if (event.type === 'reject') {
      state.rejected += 1;
      if (state.rejects.length < mostNotes) state.rejects.push(event.reject);
    }
    if (state.read < mostRead) continue;
    state.isWhole = false;
    return;
  }
};

const doubtsOf = ({ doubts }: State): string[] =>
  [...doubts]
    .toSorted(([, one], [, other]) => other.rows - one.rows)
    .slice(0, mostNotes)
    .map(([doubt, { rows, value }]) => `${doubt}, in ${rows} ${rows === 1 ? 'row' : 'rows'}, such as "${value}"`);

const resultOf = (all: State): FeedPreview => {
  const { told, doubts: _, values, records: __, head: ___, rates: ____, ...state } = all;
  return {
    ...state,
    notes: [...state.notes, ...doubtsOf(all)],
    readings: told.list(),
    unknown: [...values]
      .map(([key, rows]) => ({ kind: key.split('\n')[0] ?? '', value: key.split('\n').slice(1).join(' '), rows }))
      .toSorted((one, other) => other.rows - one.rows)
      .slice(0, 20),
  };
};

const rulesOf = async (db: Connection, store: KnownStore, currency: string, { rates }: State) =>
  loadCleaningRules(db, {
    currency,
    currencies: new Set(rates.keys()),
    mediaBase: null,
    categories: new Map(),
    store,
  });

type Tried = { seen: FeedPreview; ranOut: boolean };

const look = async (db: Connection, request: PreviewRequest): Promise<Tried> => {
  const state = emptyState(await loadRates(db, request.currency));
  let opened: OpenedSource | null = null;
  try {
    const known = (await loadStore(db, request.storeId)) ?? blankStore(request.store);
    const store = changed(known, readSettings(request.settings));
    const rules = await rulesOf(db, store, request.currency, state);
    opened = await openSource(db, request, AbortSignal.timeout(request.seconds * 1000));
    const { bytes, format, link } = opened;
    const reading = {
      link,
      mapping: mappingOf(store),
      files: store.archiveFiles,
      format,
    };
    await readAll(state, bytes, { ...reading, now: new Date(), rules });
  } catch (error) {
    // The desk shows the reason at the field of the address.
    if (error instanceof AddressRefused && request.feedUrl !== null) throw error;
    if (!(error instanceof Refused || error instanceof FeedRefused)) throw error;
    state.refusal = error.message;
    const proposal = error instanceof FeedRefused ? error.proposal : null;
    if (state.head !== '') state.columns ??= describeColumns(state.head, proposal);
  }
  return { seen: resultOf(state), ranOut: opened?.ranOut?.() ?? false };
};

/**
 * Reads the beginning of a feed and returns what the shop would make of its first rows. Stores nothing in the
 * catalogue. Run it in a thread, because it uses a processor for seconds.
 */
export const previewFeed = (request: PreviewRequest): Promise<FeedPreview> =>
  withConnection(request.url, async (db) => {
    const { seen, ranOut } = await look(db, request);
    return ranOut ? (await look(db, { ...request, isFresh: true })).seen : seen;
  });
