import { readFile } from 'node:fs/promises';
import { readMapping } from '@wearfolio/feeds/mapping/mapping';
import { type Command, InvalidArgumentError } from 'commander';
import { readSettings, type SettingsChange } from '../stores/store-settings.ts';
import { callerPath } from './context.ts';
import { UsageError } from './usage-error.ts';

const checked =
  (name: keyof SettingsChange) =>
  (text: string): string => {
    try {
      readSettings({ [name]: text });
    } catch (error) {
      throw new InvalidArgumentError(`${error instanceof Error ? error.message : String(error)}.`);
    }
    return text;
  };

/** Options of commands that change a store's settings. */
export type SettingsOptions = Omit<SettingsChange, 'forceBrand' | 'mapping'> & { force?: boolean; map?: string };

/** Adds the options for a store's settings; '' clears a setting. */
export const addSettingsOptions = (command: Command): Command =>
  command
    .option('--brand <name>', 'brand of rows without one')
    .option('--force', 'apply --brand to all rows')
    .option('--no-force', 'apply --brand only to rows without a brand')
    .option(
      '--title-pattern <pattern>',
      'pattern of titles, such as "{brand} {title} - {color} - {size}"',
      checked('titlePattern'),
    )
    .option('--currency <code>', 'currency of prices without one', checked('currency'))
    .option('--audience <who>', 'audience of rows without one', checked('audience'))
    .option(
      '--category <path>',
      'category of rows that cannot be placed, such as women/shoes/boots',
      checked('category'),
    )
    .option('--map <file>', 'JSON file that maps our fields to the feed\'s: {"fields": {"id": "column or path"}}')
    .option('--link <pattern>', 'address pattern of products if the feed has none, with {id} in it', checked('link'))
    .option('--picture-base <address>', 'base address of relative picture addresses', checked('pictureBase'))
    .option('--archive-files <names>', 'files of an archive that are the feed, such as "shoes.csv, bags-*.csv"');

const mappingIn = async (file: string): Promise<SettingsChange['mapping']> => {
  if (file.trim() === '') return null;
  const path = callerPath(file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`File not found: ${path}`);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not a mapping: invalid JSON`);
  }
  const mapping = readMapping(value);
  if (typeof mapping === 'string') throw new UsageError(`${path} is not a mapping: ${mapping}`);
  return mapping;
};

/** Returns the settings that the options change. Throws UsageError for an invalid mapping. */
export const settingsOf = async ({ force, map, ...options }: SettingsOptions): Promise<SettingsChange> => ({
  brand: options.brand,
  titlePattern: options.titlePattern,
  currency: options.currency,
  audience: options.audience,
  category: options.category,
  mapping: map === undefined ? undefined : await mappingIn(map),
  link: options.link,
  pictureBase: options.pictureBase,
  archiveFiles: options.archiveFiles,
  forceBrand: force,
});
