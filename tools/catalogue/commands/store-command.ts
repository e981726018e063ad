import type { Command } from 'commander';
import { commandLine } from '../audit.ts';
import { changeDelivery, type DeliveryRule, deliveryRulesOf } from '../stores/delivery-rules.ts';
import { describeFields, describeProfile } from '../stores/describe-profile.ts';
import { setFeedsOut } from '../stores/feeds-out.ts';
import { type KnownStore, listSettings, setSettings } from '../stores/store-settings.ts';
import { type Context, onDatabase, tableLines } from './context.ts';
import { addDeliveryOptions, type DeliveryOptions, deliveryChangeOf, deliveryLine } from './delivery-options.ts';
import { addSettingsOptions, type SettingsOptions, settingsOf } from './store-settings-options.ts';
import { UsageError } from './usage-error.ts';

const linesOf = (store: KnownStore, rules: readonly DeliveryRule[]): string[] => {
  const brand = store.brand === null ? '' : `${store.brand}${store.forceBrand ? ', for all rows' : ''}`;
  const rows = [
    ['brand', brand],
    ['title pattern', store.titlePattern ?? ''],
    ['currency', store.currency ?? ''],
    ['audience', store.audience ?? ''],
    ['category', store.category ?? ''],
    ['map', store.mapping === null ? '' : JSON.stringify(store.mapping)],
    ['link', store.link ?? ''],
    ['picture base', store.pictureBase ?? ''],
    ['files', store.archiveFiles ?? ''],
    ...rules.map((rule) => ['delivery', deliveryLine(rule)]),
  ].filter(([, value]) => value !== '');
  return [store.name, ...(rows.length === 0 ? ['  no settings'] : tableLines(rows).map((line) => `  ${line}`))];
};

type SetOptions = SettingsOptions & DeliveryOptions & { store: string; feedsOut?: boolean };

const set = async (context: Context, { store, feedsOut, ...options }: SetOptions): Promise<void> => {
  const change = await settingsOf(options);
  const delivery = deliveryChangeOf(options);
  const name = store.trim();
  if (name === '') throw new UsageError('--store needs a name');
  if (feedsOut === undefined && delivery.length === 0 && Object.values(change).every((value) => value === undefined))
    throw new UsageError('Nothing to set. Give at least one setting');
  await onDatabase(context, async (url) => {
    const { settings, isNew } = await setSettings(url, name, change);
    if (isNew) context.say(`There is no store "${name}" yet; it is created with these settings`);
    if (feedsOut !== undefined) {
      await setFeedsOut(url, commandLine, name, feedsOut);
      context.say(feedsOut ? `${name} is in the feeds of the shop` : `${name} is in no feed of the shop`);
    }
    const rules =
      delivery.length > 0 ? await changeDelivery(url, commandLine, name, delivery) : await deliveryRulesOf(url, name);
    for (const line of linesOf(settings, rules)) context.say(line);
    context.say('The next import uses these settings');
  });
};

const learnedLines = (kept: unknown): string[] => {
  const learned = describeProfile(kept);
  if (learned.length === 0) return ['  nothing learned from its feed yet'];
  const fields = describeFields(kept).map(({ field, share, example }) => [field, share, example]);
  return [
    '  learned from its feed',
    ...tableLines(learned.map(({ name, text }) => [name.toLowerCase(), text])).map((line) => `    ${line}`),
    '  its columns, with the share of rows and an example',
    ...tableLines(fields).map((line) => `    ${line}`),
  ];
};

const show = (context: Context, store: string | undefined): Promise<void> =>
  onDatabase(context, async (url) => {
    const stores = await listSettings(url, store);
    if (stores.length === 0) context.say('There are no stores yet');
    for (const known of stores) {
      for (const line of linesOf(known, await deliveryRulesOf(url, known.name))) context.say(line);
      if (store !== undefined) for (const line of learnedLines(known.profile)) context.say(line);
    }
  });

/** `store set --store NAME ...` and `store show [--store NAME]`. */
export const addStoreCommand = (program: Command, context: Context): void => {
  const store = program.command('store').description('manage settings of stores and their feeds');
  addDeliveryOptions(
    addSettingsOptions(
      store
        .command('set')
        .description('set settings of a store; an empty value removes one')
        .requiredOption('--store <name>', 'name of the store; created if it is new')
        .option('--feeds-out', "the store's terms allow its products in the feeds that the shop gives out")
        .option('--no-feeds-out', 'leave its products out of them'),
    ),
  ).action((options: SetOptions) => set(context, options));
  store
    .command('show')
    .description('show the settings of all stores, or of one with what its imports learned')
    .option('--store <name>', 'only this store')
    .action(({ store: name }: { store?: string }) => show(context, name));
  store.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- store set --store "Northern Outfitters" --brand Northern --currency EUR
  npm run catalogue -- store set --store Harbour --title-pattern "{title} - {color} - {size}"
  npm run catalogue -- store set --store Harbour --delivery US=4.95,free-from=60 --delivery-days US=2-4 --returns US=30,free
  npm run catalogue -- store show --store Harbour`,
  );
};
