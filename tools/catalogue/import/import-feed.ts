import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { FeedProfile } from '@wearfolio/feeds/profile/profile';
import { type CleaningRules, type FeedFormat, FeedRefused, readFeed } from '@wearfolio/feeds/read-feed';
import type { FeedEvent } from '@wearfolio/feeds/row';
import type { RowCache } from '@wearfolio/feeds/row-cache';
import { type Connection, withConnection } from '../connection.ts';
import { type Matching, runMatching } from '../matching/run-matching.ts';
import { createShopRates, loadRates } from '../prices/shop-rates.ts';
import { Refused } from '../refused.ts';
import { appliedNotes } from '../rules/rule-versions.ts';
import {
  blankStore,
  changed,
  type KnownStore,
  keepSettings,
  loadStore,
  mappingOf,
  readSettings,
  type SettingsChange,
} from '../stores/store-settings.ts';
import { loadCleaningRules } from '../values/cleaning-rules.ts';
import { checkWhole } from './checks.ts';
import { describeRejects } from './describe-rejects.ts';
import { type FactChange, forecastChanges, forecastLines } from './forecast.ts';
import { findJumps, type Jumps } from './hold-prices.ts';
import { cancellable, interruptible } from './interrupt.ts';
import { type FeedFolder, type FeedKeeper, keepFeed, noteKept, type Reading } from './keep-feed.ts';
import { type KeptRows, keptRows } from './kept-rows.ts';
import { mergeFeed } from './merge.ts';
import { offerMapping } from './offer-mapping.ts';
import { makePlan, type Plan } from './plan.ts';
import { type Progress, silent } from './progress.ts';
import { writeReport } from './report.ts';
import { beginRun, createStore, findStore, finishRun, keepNotes, lockStore } from './runs.ts';
import { keptShape } from './stage-lines.ts';
import { stageFeed } from './staging.ts';
import { summaryOf } from './summary.ts';
import { unfoldWork } from './work-tables.ts';
import { withFacts } from './write-facts.ts';

export type ImportOptions = {
  /** The database; it must be migrated. */
  url: string;
  /** The recorded origin, for example the name of a file. */
  source: string;
  /** The file as given on the command line, for printed commands; defaults to `source`. */
  file?: string | undefined;
  /** The store's name; the store is created if it does not exist. */
  store: string;
  /** The catalogue's currency, or how to read it once the store is locked; 'USD' by default. */
  currency?: string | (() => Promise<string>) | undefined;
  /** Accepts image paths with this prefix unchanged; null, the default, accepts only web addresses. */
  mediaBase?: string | null | undefined;
  /** The store's new shipping text, '' for none; undefined keeps it. */
  shipping?: string | undefined;
  /** Maximum share of the store's products that may be missing, 0 to 1; 0.5 by default. */
  maxShrink?: number | undefined;
  /** Imports a feed that shrank by more than `maxShrink`. */
  yes?: boolean | undefined;
  /** Shows price jumps immediately instead of holding them for ops. */
  acceptJumps?: boolean | undefined;
  /** The rows are products by hand: those of the store's feed stay as they are, and the other way round. */
  isOwn?: boolean | undefined;
  /** Counts and reports without changing anything. */
  dryRun?: boolean | undefined;
  /** New settings of the store, also kept for later imports except in a dry run. */
  settings?: SettingsChange | undefined;
  /** Folder for the report file; null writes none. */
  reportsDir: string | null;
  /** Folder for the cleaned rows of each store's last feed; undefined cleans every row again. */
  rowsDir?: string | undefined;
  /** Where the bytes of the store's last successful feed are kept; undefined keeps the earlier feed. */
  feeds?: FeedFolder | undefined;
  /** Lower-cased source path -> path in our tree; mappings by ops win. */
  categories?: ReadonlyMap<string, string> | undefined;
  /** Receives the summary line by line. */
  say: (line: string) => void;
  progress?: Progress | undefined;
  /** Called with the duration of each matching batch. */
  onMatched?: Matching['onStep'];
  /** Aborts the import, which then throws and leaves the catalogue unchanged. */
  signal?: AbortSignal | undefined;
};

export type FeedImport = ImportOptions & {
  bytes: AsyncIterable<Uint8Array>;
  /** File for the facts of each product, with their sources, as JSON Lines; also written in a dry run. */
  facts?: string | undefined;
  /** Undefined detects the format. */
  format?: FeedFormat | undefined;
  /** Address pattern of products for feeds without links; undefined uses the store's setting. */
  link?: string | undefined;
};

/** Cleaned rows from a source that is not a feed. */
export type RowImport = ImportOptions & {
  events: (rules: CleaningRules, settings: KnownStore, recall: RowCache | undefined) => AsyncIterable<FeedEvent>;
  /** Returns the detected format after all events are read. */
  formatRead?: (() => FeedFormat | null) | undefined;
  /** Keeps the feed's bytes and how they were read. */
  keeper?: FeedKeeper | undefined;
  readingOf?: (() => Reading) | undefined;
  /** Returns the learned profile after all events are read. */
  profileRead?: (() => FeedProfile | null) | undefined;
};

/**
 * Result of an import: its counts, held prices, and the path of its report if there is one. For a dry run also the
 * changes to the store's existing products.
 */
export type ImportResult = { plan: Plan; jumps: Jumps; report: string | null; changes: FactChange[] };

/** `storeId` is null in a dry run of a new store; `importId` is null in any dry run, because it is not recorded. */
type Run = {
  db: Connection;
  storeId: number | null;
  importId: number | null;
  plan: Plan | null;
};

/** Records the reason of a failed import. */
const noteFailure = async ({ db, importId, plan }: Run, error: unknown): Promise<void> => {
  if (importId === null) return;
  const reason = error instanceof Error ? error.message : String(error);
  await finishRun(
    db,
    importId,
    { outcome: error instanceof Refused ? 'refused' : 'failed', reason, format: null },
    plan,
  );
  if (plan) await keepNotes(db, importId);
};

const refuseFault = async (fault: unknown, request: RowImport): Promise<void> => {
  if (fault instanceof FeedRefused) throw new Refused(fault.message + (await offerMapping(fault, request)));
  if (fault) throw fault;
};

// New products would use up ids, and their prices are never held.
const forecastJumps = async (db: Connection, mayJump: boolean): Promise<Jumps> => {
  await db.query("DELETE FROM plan WHERE outcome = 'created'");
  await unfoldWork(db);
  return findJumps(db, mayJump);
};

/** Returns the store's stored settings with the changes of the request. */
const knowStore = async ({ db, storeId, importId }: Run, { store, settings = {} }: RowImport): Promise<KnownStore> => {
  const change = readSettings(settings);
  const known = changed((await loadStore(db, storeId)) ?? blankStore(store), change);
  if (storeId !== null && importId !== null) await keepSettings(db, storeId, change, { note: appliedNotes[1] });
  return change.currency === undefined ? known : { ...known, isCurrencyKept: false };
};

/** A dry run may use settings that are never stored, so it keeps no rows. */
const keptRowsOf = ({ rowsDir, store, dryRun = false }: RowImport): KeptRows | null =>
  rowsDir === undefined || dryRun
    ? null
    : keptRows(join(rowsDir, `${hash('sha256', store).slice(0, 16)}.rows`), keptShape);

/** Keeps the feed's bytes in the import's transaction. */
const keepOf = ({ keeper, readingOf }: RowImport, run: { storeId: number; importId: number }) => {
  if (!keeper || !readingOf) return undefined;
  return async (db: Connection): Promise<void> =>
    noteKept(db, run, await keeper.settle(run.storeId, run.importId), readingOf());
};

// A change of the currency waits for the locks of all stores, so what is read under one stays true.
export const currencyOf = async ({ currency = 'USD' }: Pick<ImportOptions, 'currency'>): Promise<string> =>
  typeof currency === 'string' ? currency : currency();

/** Returns the currency that nobody has confirmed, unless the feed states its own. */
const keptCurrencyOf = ({ isCurrencyKept, currency }: KnownStore, profile: FeedProfile | null): string | null =>
  isCurrencyKept && profile?.statesCurrency === false ? currency : null;

const runImport = async (run: Run, request: RowImport): Promise<ImportResult> => {
  const { db, storeId, importId } = run;
  const currency = await currencyOf(request);
  const { mediaBase = null, categories = new Map(), progress = silent, maxShrink = 0.5 } = request;
  const {
    store,
    formatRead = () => null,
    profileRead = () => null,
    shipping,
    yes = false,
    acceptJumps: mayJump = false,
    isOwn = false,
    say,
    signal,
  } = request;
  const started = performance.now();
  const known = await knowStore(run, request);
  const rates = await loadRates(db, currency);
  await createShopRates(db, rates);
  const rules = await loadCleaningRules(db, {
    currency,
    currencies: new Set(rates.keys()),
    mediaBase,
    categories,
    store: known,
  });
  const keep = keptRowsOf(request);
  const events = request.events(rules, known, keep ?? undefined);
  const staged = await stageFeed(db, interruptible(events, signal), keep, progress.rows);
  signal?.throwIfAborted();

  progress.phase('Comparing with the catalogue');
  const plan = await makePlan(db, { storeId, mayJump, isOwn });
  run.plan = plan;
  const report =
    request.reportsDir === null ? null : await writeReport(db, { folder: request.reportsDir, store, currency });
  if (report) say(`Report: ${report}`);
  if (staged.unread) say(`Unread columns: ${staged.unread}`);
  for (const doubt of staged.doubts) say(`Warning: ${doubt}`);
  await refuseFault(staged.fault, request);
  const rejects = await describeRejects(db, store);
  checkWhole(plan, { read: staged.read, maxShrink, yes, rejects });

  const isDry = storeId === null || importId === null;
  if (!isDry) progress.phase('Writing the catalogue');
  const jumps = isDry
    ? await forecastJumps(db, mayJump)
    : await mergeFeed(db, {
        ...{ storeId, importId, format: formatRead(), profile: profileRead() },
        ...{ shipping, mayJump, isOwn, rules, staged, plan },
        keep: keepOf(request, { storeId, importId }),
      });
  if (!isDry) await request.keeper?.tidy(storeId);
  const seconds = (performance.now() - started) / 1000;
  for (const line of summaryOf(plan, jumps, seconds, {
    ...{ store, rejects },
    keptCurrency: keptCurrencyOf(known, profileRead()),
  }))
    say(line);
  const changes = isDry ? await forecastChanges(db, storeId) : [];
  for (const line of forecastLines(changes)) say(line);
  if (isDry) say('Nothing was written: this was a dry run');
  return { plan, jumps, report, changes };
};

/** Groups the imported offers with other stores'. The import is complete even if this fails. */
const groupImported = async (
  db: Connection,
  { say, signal, progress = silent, onMatched }: RowImport,
): Promise<void> => {
  progress.phase('Grouping offers');
  try {
    await runMatching(db, { signal, onStep: onMatched });
  } catch (error) {
    const cause: unknown = signal?.aborted ? signal.reason : error;
    say(`Offers are not grouped yet (${cause instanceof Error ? cause.message : cause}); the next import groups them`);
  }
};

/**
 * Imports rows as the feed of one store: stage, check, merge. Throws Refused if the feed as a whole is implausible or
 * the store is being imported already. After any failure the catalogue is unchanged.
 */
export const importRows = (request: RowImport): Promise<ImportResult> =>
  withConnection(request.url, async (db) => {
    const { url, store, source, dryRun = false, progress = silent, signal } = request;
    await lockStore(db, store);
    const known = await findStore(db, store);
    const storeId = known === null && !dryRun ? await createStore(db, store) : known;
    const importId = storeId === null || dryRun ? null : await beginRun(db, storeId, source);
    const run: Run = { db, storeId, importId, plan: null };
    try {
      const result = await cancellable(db, url, signal, () => runImport(run, request));
      if (importId !== null) await groupImported(db, request);
      return result;
    } catch (error) {
      // If the database is gone, the next run records the failure.
      const cause: unknown = signal?.aborted ? signal.reason : error;
      await noteFailure(run, cause).catch(() => undefined);
      throw cause;
    } finally {
      progress.stop();
      await request.keeper?.drop();
    }
  });

/** Runs `importRows` on the bytes of a feed in any format of the feeds package. */
export const importFeed = ({ bytes, format, link, facts, ...request }: FeedImport): Promise<ImportResult> => {
  const { bytes: onBytes } = request.progress ?? silent;
  let found: FeedFormat | null = null;
  let profile: FeedProfile | null = null;
  const onProfile = (learned: FeedProfile): void => {
    profile = learned;
  };
  const onFormat = (known: FeedFormat): void => {
    found = known;
  };
  const { feeds, store, dryRun = false, mediaBase = null } = request;
  const keeper = feeds === undefined || dryRun ? undefined : keepFeed(feeds, store);
  return importRows({
    ...request,
    ...(facts === undefined ? {} : { rowsDir: undefined }),
    keeper,
    readingOf: () => ({ format: found, link: link ?? null, mediaBase }),
    events: (rules, settings, recall) => {
      const events = readFeed(keeper ? keeper.copied(bytes) : bytes, {
        format,
        mapping: mappingOf(settings),
        now: new Date(),
        link,
        files: settings.archiveFiles,
        rules,
        onBytes,
        onFormat,
        onProfile,
        recall,
      });
      return facts === undefined ? events : withFacts(events, facts);
    },
    formatRead: () => found,
    profileRead: () => profile,
  });
};
