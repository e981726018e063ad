import { documentKey, placeOfKey } from '@wearfolio/contracts/content/content-body';
import type { CollectionDraft, MerchandiseDraft } from '@wearfolio/contracts/content/shelf-draft';
import type { Command } from 'commander';
import { commandLine } from '../audit.ts';
import { listDocuments, readVersion, withdrawVersion } from '../content/content-store.ts';
import { checkDocument, publishDocument } from '../content/publish-document.ts';
import { Refused } from '../refused.ts';
import { type Context, onDatabase, tableLines, wholeNumbers } from './context.ts';
import { UsageError } from './usage-error.ts';

type Kind = 'collection' | 'merchandise';

type Days = { from?: string; until?: string };

const daysOf = ({ from = null, until = null }: { from?: string | null; until?: string | null }) => ({ from, until });

const liveOf = (live: number | null): string => (live === null ? 'not shown' : `version ${live}`);

const list = async (url: string, { say }: Context, kind: Kind): Promise<void> => {
  const documents = (await listDocuments(url)).filter(({ key }) => placeOfKey(key)?.kind === kind);
  if (documents.length === 0) return say('None yet');
  const rows = documents.map(({ key, body, liveNumber }) => [
    placeOfKey(key)?.name ?? key,
    liveOf(liveNumber),
    (body as { title: string }).title,
  ]);
  for (const line of tableLines(rows)) say(line);
};

const find = async (url: string, key: string): Promise<unknown> => {
  const document = (await listDocuments(url)).find((one) => one.key === key);
  if (!document) throw new Refused(`Not found: ${key}`);
  return document.liveNumber === null ? document.body : readVersion(url, key, document.liveNumber);
};

const publish = async (url: string, { say }: Context, key: string, body: unknown): Promise<void> => {
  const isNew = await publishDocument(url, commandLine, checkDocument({ key, body }));
  say(isNew ? `The shop now shows ${key}` : `The shop already shows ${key} like this`);
};

/** Adds `list`, `show` and `end`, which both commands share. */
const addCommon = (command: Command, context: Context, kind: Kind): void => {
  command
    .command('list')
    .description('list all, with their status')
    .action(() => onDatabase(context, (url) => list(url, context, kind)));
  command
    .command('show')
    .description('print one as JSON')
    .argument('<name>')
    .action((name: string) =>
      onDatabase(context, async (url) =>
        context.say(JSON.stringify(await find(url, documentKey(kind, name)), null, 2)),
      ),
    );
  command
    .command('end')
    .description('stop showing one; it can be set again')
    .argument('<name>')
    .action((name: string) =>
      onDatabase(context, async (url) => {
        await withdrawVersion(url, commandLine, { key: documentKey(kind, name), what: 'live' });
        context.say(`${name} is no longer shown`);
      }),
    );
};

type CollectionOptions = Days & { title?: string; products?: number[]; rule?: string };

/** `collection list|show|set|end`: collections of listed products, or of all products that match a rule. */
export const addCollectionCommand = (program: Command, context: Context): void => {
  const collection = program
    .command('collection')
    .description('manage collections: listed products, or all products that match a rule');
  addCommon(collection, context, 'collection');
  collection
    .command('set')
    .description('publish the products or the rule of a collection')
    .argument('<key>', 'its page is /shop/KEY')
    .option('--title <title>', 'title; by default the key')
    .option('--products <id...>', 'these products, in this order', wholeNumbers)
    .option('--rule <address>', 'all products of a listing, such as "/browse/women/shoes?color=3"')
    .option('--from <time>', 'start, such as 2026-12-01T00:00Z')
    .option('--until <time>', 'end')
    .action(async (key: string, { title = key, products, rule, ...days }: CollectionOptions) => {
      if ((products === undefined) === (rule === undefined)) throw new UsageError('Give either --products or --rule');
      const choice: CollectionDraft['choice'] =
        rule === undefined ? { by: 'hand', products: products ?? [] } : { by: 'rule', href: rule };
      const body = { title, choice, ...daysOf(days) } satisfies CollectionDraft;
      await onDatabase(context, (url) => publish(url, context, documentKey('collection', key), body));
    });
  collection.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- collection set summer --title "Summer edit" --products 12 7 31
  npm run catalogue -- collection set snow --rule "/search?keyword=snow+boots" --until 2027-03-01T00:00Z
  npm run catalogue -- collection end snow`,
  );
};

type MerchandiseOptions = Days & { title?: string; pin?: number[]; boost?: number[]; bury?: number[] };

/** `merchandise list|show|set|end`: which products a listing shows first, higher and last. */
export const addMerchandiseCommand = (program: Command, context: Context): void => {
  const merchandise = program
    .command('merchandise')
    .description('set which products a listing or search shows first, higher and last');
  addCommon(merchandise, context, 'merchandise');
  merchandise
    .command('set')
    .description('publish an order for a listing, replacing the order of this name')
    .argument('<name>', 'lower-case letters, digits and hyphens')
    .argument('<address>', 'the listing: /browse/women/shoes, /brand/acne or "/search?keyword=boots"')
    .option('--title <title>', 'title; by default the name')
    .option('--pin <id...>', 'products that come first, in this order', wholeNumbers)
    .option('--boost <id...>', 'products that come before the others', wholeNumbers)
    .option('--bury <id...>', 'products that come last', wholeNumbers)
    .option('--from <time>', 'start, such as 2026-12-01T00:00Z')
    .option('--until <time>', 'end')
    .action((name: string, href: string, options: MerchandiseOptions) => {
      const { title = name, pin: pins = [], boost: boosts = [], bury: buries = [], ...days } = options;
      const body = { title, href, pins, boosts, buries, ...daysOf(days) } satisfies MerchandiseDraft;
      return onDatabase(context, (url) => publish(url, context, documentKey('merchandise', name), body));
    });
  merchandise.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- merchandise set spring-boots /browse/women/shoes/boots --pin 12 7 --bury 31
  npm run catalogue -- merchandise set party "/search?keyword=party+dress" --boost 44 --until 2027-01-01T00:00Z
  npm run catalogue -- merchandise list`,
  );
};
