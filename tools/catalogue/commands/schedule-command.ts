import { join } from 'node:path';
import { dataDir, feedPrivateHosts, keptFeeds, readTokenSecret } from '@wearfolio/database/env';
import { type FeedFormat, feedFormats } from '@wearfolio/feeds/read-feed';
import { type Command, Option } from 'commander';
import { readCurrency, readTimeZone } from '../content/shop-identity.ts';
import { Refused } from '../refused.ts';
import { importScheduled } from '../schedule/import-scheduled.ts';
import { listSchedules, removeSchedule, setSchedule } from '../schedule/schedules.ts';
import { withoutKeys } from '../schedule/without-keys.ts';
import { type Context, onDatabase, tableLines } from './context.ts';

const show = async (url: string, { say }: Context): Promise<void> => {
  const schedules = await listSchedules(url);
  if (schedules.length === 0) say('No feeds are scheduled yet');
  const rows = schedules.map(({ store, cron, url: feed, lastFetchedAt, lastOutcome }) => [
    store,
    cron,
    lastFetchedAt?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never',
    lastOutcome ?? '',
    withoutKeys(feed),
  ]);
  for (const line of tableLines(rows)) say(line);
};

const runNow = async (url: string, { say, signal }: Context, store: string): Promise<void> => {
  const schedule = (await listSchedules(url)).find(({ store: name }) => name.toLowerCase() === store.toLowerCase());
  if (!schedule) throw new Refused(`${store} has no schedule`);
  const reportsDir = join(dataDir, 'reports');
  const { storeId } = schedule;
  const outcome = await importScheduled({
    ...{ url, storeId, currency: () => readCurrency(url), reportsDir, say, signal },
    rowsDir: join(dataDir, 'rows'),
    feeds: keptFeeds,
    privateHosts: feedPrivateHosts,
    tokenSecret: readTokenSecret(),
  });
  if (!['imported', 'unchanged'].includes(outcome)) throw new Refused(outcome);
  if (outcome === 'unchanged') say('The store reports no changes since the last fetch');
};

/** `schedule set STORE URL CRON`, `schedule list`, `schedule run STORE` and `schedule remove STORE`. */
export const addScheduleCommand = (program: Command, context: Context): void => {
  const schedule = program
    .command('schedule')
    .description("schedule a store's feed: the worker fetches and imports it");
  schedule
    .command('set', { isDefault: true })
    .description("set the address and times of a store's feed")
    .argument('<store>', 'name of a store that has been imported before')
    .argument('<url>', 'http, https, ftp, ftps or sftp address of the feed, compressed or not')
    .argument('<cron>', "schedule in the shop's time zone: minute hour day month weekday")
    .addOption(new Option('--format <format>', 'format of the feed; detected by default').choices(feedFormats))
    .option('--link <pattern>', 'address pattern of products if the feed has none, with {id} in it')
    .action((store: string, feedUrl: string, cron: string, options: { format?: FeedFormat; link?: string }) =>
      onDatabase(context, async (url) => {
        await setSchedule(url, { store, feedUrl, cron, ...options }, feedPrivateHosts);
        context.say(`${store} is fetched at ${cron} (${await readTimeZone(url)}) from now on`);
      }),
    );
  schedule
    .command('list')
    .description('list all schedules with the result of the last fetch')
    .action(() => onDatabase(context, (url) => show(url, context)));
  schedule
    .command('run')
    .description('fetch and import a feed now')
    .argument('<store>', 'a store that has a schedule')
    .action((store: string) => onDatabase(context, (url) => runNow(url, context, store)));
  schedule
    .command('remove')
    .description('remove a schedule')
    .argument('<store>', 'a store that has a schedule')
    .action((store: string) =>
      onDatabase(context, async (url) => {
        await removeSchedule(url, store);
        context.say(`${store} is no longer scheduled`);
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
