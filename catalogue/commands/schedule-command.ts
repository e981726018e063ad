import { join } from 'node:path';
import { dataDir, feedPrivateHosts, keptFeeds } from '@wearfolio/database/env';
import { type FeedFormat, feedFormats } from '@wearfolio/feeds/read-feed';
import { type Command, Option } from 'commander';
import { readCurrency } from '../content/shop-identity.ts';
import { Refused } from '../refused.ts';
import { importScheduled } from '../schedule/import-scheduled.ts';
import { listSchedules, removeSchedule, setSchedule } from '../schedule/schedules.ts';
import { type Context, onDatabase, tableLines } from './context.ts';

const show = async (url: string, { say }: Context): Promise<void> => {
  const schedules = await listSchedules(url);
  if (schedules.length === 0) say('No feed is fetched by itself yet');
  const rows = schedules.map(({ store, cron, url: feed, lastFetchedAt, lastOutcome }) => [
    store,
    cron,
    lastFetchedAt?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never',
    lastOutcome ?? '',
    feed,
  ]);
  for (const line of tableLines(rows)) say(line);
};

const runNow = async (url: string, { say, signal }: Context, store: string): Promise<void> => {
  const schedule = (await listSchedules(url)).find(({ store: name }) => name.toLowerCase() === store.toLowerCase());
  if (!schedule) throw new Refused(`${store} has no schedule`);
  const reportsDir = join(dataDir, 'reports');
  const { storeId } = schedule;
  const outcome = await importScheduled({
    ...{ url, storeId, currency: await readCurrency(url), reportsDir, say, signal },
    rowsDir: join(dataDir, 'rows'),
    feeds: keptFeeds,
    privateHosts: feedPrivateHosts,
  });
  if (!['imported', 'unchanged'].includes(outcome)) throw new Refused(outcome);
  if (outcome === 'unchanged') say('The store says that nothing changed since the last time');
};

/** `schedule set STORE URL CRON`, `schedule list`, `schedule run STORE` and `schedule remove STORE`. */
export const addScheduleCommand = (program: Command, context: Context): void => {
  const schedule = program
    .command('schedule')
    .description("have a store's feed fetched and imported by itself, by whoever does the jobs");
  schedule
    .command('set', { isDefault: true })
    .description('fetch the feed at this address at these times')
    .argument('<store>', 'the store, which has been imported by hand before')
    .argument('<url>', 'where the feed is, http or https, packed with gzip or not')
    .argument('<cron>', 'when, in UTC: minute hour day month weekday')
    .addOption(new Option('--format <format>', 'what it is, where that is not detected').choices(feedFormats))
    .option('--link <pattern>', "a product's address where the feed tells none, with {id} in it")
    .action((store: string, feedUrl: string, cron: string, options: { format?: FeedFormat; link?: string }) =>
      onDatabase(context, async (url) => {
        await setSchedule(url, { store, feedUrl, cron, ...options }, feedPrivateHosts);
        context.say(`${store} is fetched at ${cron} (UTC) from now on`);
      }),
    );
  schedule
    .command('list')
    .description('all schedules, and how the last fetch ended')
    .action(() => onDatabase(context, (url) => show(url, context)));
  schedule
    .command('run')
    .description('fetch and import now')
    .argument('<store>', 'a store that has a schedule')
    .action((store: string) => onDatabase(context, (url) => runNow(url, context, store)));
  schedule
    .command('remove')
    .description('fetch it no more')
    .argument('<store>', 'a store that has a schedule')
    .action((store: string) =>
      onDatabase(context, async (url) => {
        await removeSchedule(url, store);
        context.say(`${store} is not fetched any more`);
      }),
    );
  schedule.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- schedule Northbound https://northbound.example/feed.xml.gz "0 4 * * *"
  npm run catalogue -- schedule run Northern`,
  );
};
