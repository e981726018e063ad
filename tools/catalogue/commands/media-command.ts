import { Argument, type Command } from 'commander';
import { listMedia, type MediaEntry, type Overruled, removeMedia, setPrimaryMedia } from '../pictures/media.ts';
import { listPictureRules, type PictureRule, pictureRules, setPictureRule } from '../stores/picture-rules.ts';
import { type Context, onDatabase, tableLines, wholeNumber } from './context.ts';

const stateOf = ({ isDefault, isShownFirst, isHidden }: MediaEntry): string => {
  if (isHidden) return 'removed';
  if (isShownFirst) return 'primary';
  return isDefault ? 'chosen' : '';
};

const rowOf = (entry: MediaEntry): string[] => {
  const { id, color, path, width, height } = entry;
  return [String(id), color, width && height ? `${width}x${height}` : '-', stateOf(entry), path];
};

const ruleText: Readonly<Record<PictureRule, string>> = {
  chosen: 'shows the chosen picture of a product, or else that of its primary color',
  'primary-color': 'shows the picture of the primary color, regardless of choices',
};

const overruledLines = (id: number, { store, shownId }: Overruled): string[] => [
  `Picture ${id} is chosen, but picture ${shownId} stays first: ${store} ${ruleText['primary-color']}.`,
  `To show the chosen picture: npm run catalogue -- media rule set ${JSON.stringify(store)} chosen`,
];

const addRuleCommand = (media: Command, context: Context): void => {
  const { say } = context;
  const rule = media.command('rule').description("set which picture a store's cards show");
  rule
    .command('set')
    .description('show the chosen picture, or always that of the primary color')
    .argument('<store>', 'name of the store')
    .addArgument(new Argument('<rule>', 'what the cards show').choices(pictureRules))
    .action((store: string, wanted: PictureRule) =>
      onDatabase(context, async (url) => {
        const name = await setPictureRule(url, { store, rule: wanted });
        say(`${name} ${ruleText[wanted]}`);
      }),
    );
  rule
    .command('list')
    .description('list the rule of each store')
    .action(() =>
      onDatabase(context, async (url) => {
        const rows = (await listPictureRules(url)).map((entry) => [entry.store, entry.rule]);
        for (const line of tableLines(rows)) say(line);
      }),
    );
};

/** `media list|remove|primary|rule` (behavior.md#product-pictures and behavior.md#card-primary-color). */
export const addMediaCommand = (program: Command, context: Context): void => {
  const { say } = context;
  const media = program.command('media').description('list, choose and remove pictures of products');
  media
    .command('list')
    .description('list all pictures of a product')
    .argument('<product>', 'id of the product', wholeNumber)
    .action((product: number) =>
      onDatabase(context, async (url) => {
        const entries = await listMedia(url, product);
        if (entries.length === 0) say('This product has no picture');
        for (const line of tableLines(entries.map(rowOf))) say(line);
      }),
    );
  media
    .command('remove')
    .description('remove a picture from the shop permanently')
    .argument('<media>', 'id of the picture', wholeNumber)
    .action((id: number) =>
      onDatabase(context, async (url) => {
        await removeMedia(url, id);
        say(`Picture ${id} is removed`);
      }),
    );
  media
    .command('primary')
    .description('show this picture first')
    .argument('<media>', 'id of the picture', wholeNumber)
    .action((id: number) =>
      onDatabase(context, async (url) => {
        const overruled = await setPrimaryMedia(url, id);
        const lines = overruled ? overruledLines(id, overruled) : [`Picture ${id} is the first of its product`];
        for (const line of lines) say(line);
      }),
    );
  addRuleCommand(media, context);
  media.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- media list 42
  npm run catalogue -- media primary 107
  npm run catalogue -- media remove 108
  npm run catalogue -- media rule set Northbound primary-color`,
  );
};
