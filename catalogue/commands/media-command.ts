import type { Command } from 'commander';
import { listMedia, type MediaEntry, removeMedia, setPrimaryMedia } from '../pictures/media.ts';
import { type Context, onDatabase, tableLines, wholeNumber } from './context.ts';

const stateOf = ({ isDefault, isHidden }: MediaEntry): string => {
  if (isHidden) return 'removed';
  return isDefault ? 'primary' : '';
};

const rowOf = (entry: MediaEntry): string[] => {
  const { id, color, path, width, height } = entry;
  return [String(id), color, width && height ? `${width}x${height}` : '-', stateOf(entry), path];
};

/** `media list|remove|primary` (decision 33). */
export const addMediaCommand = (program: Command, context: Context): void => {
  const { say } = context;
  const media = program.command('media').description("look after a product's pictures");
  media
    .command('list')
    .description('all pictures of a product')
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
    .description('take a picture out of the shop, for good')
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
        await setPrimaryMedia(url, id);
        say(`Picture ${id} is the first of its product`);
      }),
    );
  media.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- media list 42
  npm run catalogue -- media primary 107
  npm run catalogue -- media remove 108`,
  );
};
