import type { FeedHealth, FeedSums, RunningImport, Scheduled } from '../feed-queries.ts';
import { type Html, html } from './html.ts';
import { opsPage } from './page.ts';
import { type Column, pager, type Stretch, table } from './table.ts';
import { ago, count, moment, oneLine, withoutQuery } from './words.ts';

type Feeds = {
  feeds: Stretch<FeedHealth>;
  sums: FeedSums;
  running: readonly RunningImport[];
  schedules: Stretch<Scheduled>;
  /** Products shown now, by store. */
  shown: ReadonlyMap<number, number>;
  deadJobs: number;
};

const mark = (kind: 'ok' | 'warn' | 'bad', text: string): Html => html`<span class="mark ${kind}">${text}</span>`;

const timeOf = (time: Date): Html =>
  html`<time datetime="${time.toISOString()}">${moment(time)}</time><br /><span class="quiet">${ago(time)}</span>`;

const isFetched = (outcome: string): boolean => ['imported', 'unchanged'].includes(outcome);

const trouble = (text: string, reason: string): Html =>
  html`${mark('bad', text)}<br /><span class="quiet">${oneLine(reason)}</span>`;

// A feed that was not fetched ends before there is a run of it: the last run tells of an older one.
const stateOf = ({ lastFetch, lastOutcome, lastReason, goodAt }: FeedHealth): Html => {
  if (lastFetch !== null && !isFetched(lastFetch))
    return trouble(goodAt ? 'Last fetch failed' : 'Never good, fetch failed', lastFetch);
  if (lastOutcome === null) return mark('warn', 'Never imported');
  if (lastOutcome === 'imported') return mark('ok', 'Good');
  return trouble(goodAt ? `Last run ${lastOutcome}` : `Never good, ${lastOutcome}`, lastReason ?? '');
};

const rejectsOf = ({ lastId, lastRejected, line, field, value, reason }: FeedHealth): Html | null => {
  if (lastId === null || line === null) return null;
  return html`<a href="/ops/rejects/${lastId}">${count(lastRejected)} rejected</a><br /><span class="quiet">line ${line}, ${field}: ${oneLine(value ?? '', 60)}, ${reason}</span>`;
};

const feedColumns = (shown: Feeds['shown']): Column<FeedHealth>[] => [
  { name: 'Store', show: ({ storeId, store }) => html`<b><a href="/ops/stores/${storeId}">${store}</a></b>` },
  { name: 'State', show: stateOf },
  { name: 'Last good run', show: ({ goodAt }) => (goodAt ? timeOf(goodAt) : 'never') },
  { name: 'Shown', show: ({ storeId }) => count(shown.get(storeId) ?? 0), isNumber: true },
  { name: 'Read', show: ({ read }) => count(read), isNumber: true },
  { name: 'Created', show: ({ created }) => count(created), isNumber: true },
  { name: 'Changed', show: ({ changed }) => count(changed), isNumber: true },
  { name: 'Unchanged', show: ({ unchanged }) => count(unchanged), isNumber: true },
  { name: 'Merged', show: ({ merged }) => count(merged), isNumber: true },
  { name: 'Rejected', show: ({ rejected }) => count(rejected), isNumber: true },
  { name: 'Vanished', show: ({ vanished }) => count(vanished), isNumber: true },
  {
    name: 'Prices held',
    show: ({ held }) => (held > 0 ? html`<a href="/ops/prices">${count(held)}</a>` : count(held)),
    isNumber: true,
  },
  { name: 'Rejects of the last run', show: rejectsOf },
];

const runningColumns: Column<RunningImport>[] = [
  { name: 'Store', show: ({ store }) => html`<b>${store}</b>` },
  { name: 'State', show: ({ isAlive }) => (isAlive ? mark('ok', 'Running') : mark('bad', 'Interrupted')) },
  { name: 'Since', show: ({ startedAt }) => timeOf(startedAt) },
  { name: 'Source', show: ({ source }) => withoutQuery(source) },
];

const fetchedOf = ({ lastOutcome }: Scheduled): Html => {
  if (lastOutcome === null) return mark('warn', 'Not yet');
  return isFetched(lastOutcome) ? mark('ok', lastOutcome) : mark('bad', oneLine(lastOutcome));
};

const scheduleColumns: Column<Scheduled>[] = [
  { name: 'Store', show: ({ store }) => html`<b>${store}</b>` },
  { name: 'When (UTC)', show: ({ cron }) => html`<code>${cron}</code>` },
  { name: 'Last fetched', show: ({ lastFetchedAt }) => (lastFetchedAt ? timeOf(lastFetchedAt) : 'never') },
  { name: 'Result', show: fetchedOf },
  { name: 'Address', show: ({ url }) => withoutQuery(url) },
];

const figure = (value: number, name: string): Html => html`<div><dd>${count(value)}</dd><dt>${name}</dt></div>`;

/** Feed by feed: how it went the last time, what runs now and what is fetched by itself. */
export const feedsPage = ({ feeds, sums, running, schedules, shown, deadJobs }: Feeds): string => {
  const products = [...shown.values()].reduce((total, one) => total + one, 0);
  return opsPage({
    title: 'Feeds',
    place: '/ops/feeds',
    main: html`<dl class="figures">
${[figure(products, 'products shown'), figure(sums.stores, 'stores'), figure(sums.rejected, 'rows rejected'), figure(sums.held, 'prices held'), figure(deadJobs, 'jobs given up')]}
</dl>
<h2>Stores</h2>
<p class="quiet">Counts are those of the last good run. Read = created + changed + unchanged + merged + rejected.</p>
${table({ name: 'Stores', columns: feedColumns(shown), rows: feeds.rows, empty: 'No store has been imported yet.' })}
${pager(`/ops/feeds?schedules=${schedules.page}&page=`, feeds, 'Pages of stores')}
<h2>Imports in progress</h2>
${table({ name: 'Imports in progress', columns: runningColumns, rows: running, empty: 'None running.' })}
<h2>Scheduled feeds</h2>
${table({ name: 'Schedules', columns: scheduleColumns, rows: schedules.rows, empty: 'No feed has a schedule.' })}
${pager(`/ops/feeds?page=${feeds.page}&schedules=`, schedules, 'Pages of schedules')}`,
  });
};
