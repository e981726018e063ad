import { FeedRefused, readFeed } from '@wearfolio/feeds/read-feed';
import type { CleanRow, FeedEvent } from '@wearfolio/feeds/row';
import { defaultNameOf } from '@wearfolio/feeds/rules/store-defaults';
import { type Connection, withConnection } from '../connection.ts';
import { loadRates } from '../prices/shop-rates.ts';
import { Refused } from '../refused.ts';
import { checkRules } from '../rules/rule-versions.ts';
import {
  blankStore,
  changed,
  type KnownStore,
  loadStore,
  mappingOf,
  readSettings,
  rulesFor,
} from '../stores/store-settings.ts';
import { loadCleaningRules } from '../values/cleaning-rules.ts';
import { type FeedSource, openSource } from './feed-source.ts';

/** Rules to try on a store's last feed, or on an upload: instead of the store's own, or of those for all stores. */
export type RulesTrial = FeedSource & {
  /** Of unknown origin. */
  rules: unknown;
  isForAll: boolean;
  /** The shop's currency. */
  currency: string;
  /** How many rows are read at most; null: all. */
  mostRows: number | null;
  /** How long fetching and reading may take, in seconds. */
  seconds: number;
};

/** The facts of a row that are compared. */
export const comparedFacts = [
  ...['title', 'brand', 'kind', 'audience', 'color', 'size', 'price', 'link', 'picture', 'outcome'],
] as const;

/** A row as the shop would have it, by fact in words; `outcome` is why it is not in the shop, '' if it is. */
export type RowView = Readonly<Record<string, string>>;

/** A changed row before and after; null: the feed has no such row. `rules` are the places of those that changed it. */
export type ChangedRow = { line: number; before: RowView | null; after: RowView | null; rules: number[] };

export type RulesTrialResult = {
  read: number;
  isWhole: boolean;
  /** Rows that differ, and rows in the shop before and after. */
  changed: number;
  kept: { before: number; after: number };
  /** How many rows each of the tried rules changed, by its place. Null for what says something of all rows. */
  counts: (number | null)[];
  /** How many rows differ in each fact, the most first. */
  facts: { fact: string; rows: number }[];
  rows: ChangedRow[];
  /** Why the feed cannot be read by these rules. */
  refusal: string | null;
};

const mostShown = 24;
/** Rows of one combination of rules that are shown. */
const mostAlike = 4;

const distinct = (values: readonly (string | undefined)[]): string =>
  [...new Set(values.flatMap((value) => value ?? []))].join(', ');

const priceOf = ({ priceCents, retailCents, currency, variants }: CleanRow): string => {
  const cents = priceCents ?? variants[0]?.priceCents ?? null;
  if (cents === null) return '';
  const regular = retailCents === null ? '' : ` (${(retailCents / 100).toFixed(2)})`;
  return `${(cents / 100).toFixed(2)} ${currency}${regular}`;
};

const colorText = (color: CleanRow['variants'][number]['color']): string | undefined => {
  if (color === null) return undefined;
  return color.name === color.parent ? color.name : `${color.name} (${color.parent})`;
};

const viewOfRow = (row: CleanRow): RowView => ({
  title: row.title,
  brand: row.brand,
  kind: row.categoryPath,
  audience: row.facts.audience === 'unknown' ? '' : (row.audience ?? row.categoryPath.split('/')[0] ?? ''),
  color: distinct(row.variants.map(({ color }) => colorText(color))),
  size: distinct(row.variants.map(({ size }) => size?.value)),
  price: priceOf(row),
  link: row.url,
  picture: (row.variants[0]?.images[0] ?? row.images[0])?.url ?? '',
  outcome: '',
});

type Read = { line: number; view: RowView; by: readonly number[]; sources: Readonly<Record<string, string>> };

const readOf = (event: FeedEvent): Read | null => {
  if (event.type === 'row')
    return { line: event.line, view: viewOfRow(event.row), by: event.ruledBy ?? [], sources: event.row.sources };
  if (event.type !== 'reject') return null;
  const { line, field, value, reason } = event.reject;
  const outcome = field === '' ? reason : `${field} ${value === '' ? '' : `"${value.slice(0, 60)}" `}${reason}`;
  return { line, view: { outcome }, by: event.ruledBy ?? [], sources: {} };
};

/** The rows of a feed as a store's rules make them. Ends with the reason if the whole feed cannot be read. */
const readAs = async function* (
  db: Connection,
  trial: RulesTrial,
  store: KnownStore,
): AsyncGenerator<Read, string | null> {
  const rates = await loadRates(db, trial.currency);
  const rules = await loadCleaningRules(db, {
    ...{ currency: trial.currency, currencies: new Set(rates.keys()), mediaBase: null, categories: new Map() },
    store,
  });
  // The rows are read twice, so a cached beginning would end one of them too early.
  const opened = await openSource(db, { ...trial, isFresh: true }, AbortSignal.timeout(trial.seconds * 1000));
  const { bytes, format, link } = opened;
  const reading = { link, mapping: mappingOf(store), files: store.archiveFiles, format, now: new Date() };
  try {
    for await (const event of readFeed(bytes, { ...reading, rules })) {
      const read = readOf(event);
      if (read) yield read;
    }
    return null;
  } catch (error) {
    if (error instanceof FeedRefused) return error.message;
    throw error;
  }
};

type State = Omit<RulesTrialResult, 'facts' | 'counts'> & {
  facts: Map<string, number>;
  counts: number[];
  alike: Map<string, number>;
  offset: number;
  defaults: readonly (string | null)[];
};

const isShown = (view: RowView | null): boolean => view?.outcome === '';

const differs = (before: RowView | null, after: RowView | null): string[] =>
  comparedFacts.filter((fact) => (before?.[fact] ?? '') !== (after?.[fact] ?? ''));

/** A default counts where it decided its fact. */
const factOfDefault: Readonly<Record<string, string>> = { brand: 'brand', audience: 'audience', category: 'kind' };

const placesOf = ({ counts, offset, defaults }: State, after: Read): number[] => {
  const own = after.by.map((at) => at - offset).filter((at) => at >= 0 && at < counts.length);
  const filled = defaults.flatMap((name, at) => {
    const fact = name === null ? undefined : factOfDefault[name];
    return fact !== undefined && after.sources[fact] === 'rule' ? [at] : [];
  });
  return [...new Set([...own, ...filled])];
};

/** Keeps a changed row to show, unless enough rows are like it. */
const keepRow = (state: State, row: ChangedRow, facts: readonly string[]): void => {
  const key = `${row.rules.join(' ')} ${facts.join(' ')}`;
  const alike = state.alike.get(key) ?? 0;
  if (alike >= mostAlike || state.rows.length >= mostShown) return;
  state.alike.set(key, alike + 1);
  state.rows.push(row);
};

const compare = (state: State, one: Read | null, other: Read | null): void => {
  const [before, after] = [one?.view ?? null, other?.view ?? null];
  state.read += 1;
  state.kept.before += Number(isShown(before));
  state.kept.after += Number(isShown(after));
  const places = other === null ? [] : placesOf(state, other);
  for (const at of places) state.counts[at] = (state.counts[at] ?? 0) + 1;
  const facts = differs(before, after);
  if (facts.length === 0) return;
  state.changed += 1;
  for (const fact of facts) state.facts.set(fact, (state.facts.get(fact) ?? 0) + 1);
  keepRow(state, { line: (other ?? one)?.line ?? 0, before, after, rules: places }, facts);
};

/** Reads both side by side, so that memory stays bounded. Rows are paired by their line. */
const compareAll = async (
  state: State,
  before: AsyncGenerator<Read, string | null>,
  after: AsyncGenerator<Read, string | null>,
  mostRows: number | null,
): Promise<void> => {
  const waiting = { before: new Map<number, Read>(), after: new Map<number, Read>() };
  const take = (side: 'before' | 'after', read: Read): void => {
    const other = side === 'before' ? 'after' : 'before';
    const found = waiting[other].get(read.line);
    if (!found) return void waiting[side].set(read.line, read);
    waiting[other].delete(read.line);
    compare(state, side === 'before' ? read : found, side === 'before' ? found : read);
  };
  for (let isOver = false; !isOver; ) {
    const [one, other] = [await before.next(), await after.next()];
    if (one.done !== true) take('before', one.value);
    if (other.done === true) state.refusal = other.value;
    else take('after', other.value);
    isOver = one.done === true && other.done === true;
    if (mostRows === null || state.read < mostRows) continue;
    state.isWhole = isOver;
    await Promise.all([before.return(null), after.return(null)]);
    return;
  }
  for (const read of waiting.before.values()) compare(state, read, null);
  for (const read of waiting.after.values()) compare(state, null, read);
};

/**
 * Reads a feed by the rules in use and by other rules, and returns what differs. Stores nothing. Throws Refused if the
 * rules are invalid or the feed is not available.
 */
export const tryRules = (trial: RulesTrial): Promise<RulesTrialResult> =>
  withConnection(trial.url, async (db) => {
    const known = (await loadStore(db, trial.storeId)) ?? blankStore('New store');
    const rules = checkRules(trial.rules);
    const store = changed(known, readSettings(trial.isForAll ? { allRules: rules } : { rules }));
    const { rules: combined = [] } = rulesFor(store);
    const names = rules.map(defaultNameOf);
    const earlier = trial.isForAll ? known.rules.map(defaultNameOf) : [];
    // Of several defaults of a kind, the first counts, and a store's own comes before those of all stores.
    const isUnused = (at: number): boolean => {
      const name = names[at] ?? null;
      return name !== null && (earlier.includes(name) || names.indexOf(name) !== at);
    };
    const state: State = {
      ...{ read: 0, isWhole: true, changed: 0, kept: { before: 0, after: 0 }, rows: [], refusal: null },
      ...{ facts: new Map(), alike: new Map(), counts: rules.map(() => 0) },
      offset: combined.length - (trial.isForAll ? rules.length : combined.length),
      defaults: names.map((name, at) => (isUnused(at) ? null : name)),
    };
    try {
      await compareAll(state, readAs(db, trial, known), readAs(db, trial, store), trial.mostRows);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      state.refusal = error.message;
    }
    const { facts, alike: _, offset: __, defaults: ___, counts, ...found } = state;
    return {
      ...found,
      counts: counts.map((count, at) => {
        const name = names[at] ?? null;
        return name === null || name === 'link' || name in factOfDefault || isUnused(at) ? count : null;
      }),
      facts: [...facts].map(([fact, rows]) => ({ fact, rows })).toSorted((one, other) => other.rows - one.rows),
    };
  });
