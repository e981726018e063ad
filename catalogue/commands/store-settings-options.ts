import { type Command, InvalidArgumentError } from 'commander';
import { readSettings, type SettingsChange } from '../stores/store-settings.ts';

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

/** The options of a command that change what is kept of a store. */
export type SettingsOptions = Omit<SettingsChange, 'forceBrand'> & { force?: boolean };

/** Adds the options that change what is kept of a store; '' clears one. */
export const addSettingsOptions = (command: Command): Command =>
  command
    .option('--brand <name>', 'the brand of rows that name none')
    .option('--force', 'the brand of all rows, whatever they name')
    .option('--no-force', 'only of those that name none again')
    .option(
      '--title-pattern <pattern>',
      'how titles are made, like "{brand} {title} - {color} - {size}"',
      checked('titlePattern'),
    )
    .option('--currency <code>', 'the currency of prices that tell none', checked('currency'))
    .option('--audience <who>', 'for whom rows are that do not say so', checked('audience'))
    .option('--category <path>', 'where rows go that cannot be placed, like women/shoes/boots', checked('category'))
    .option('--link <pattern>', "a product's address where the feed tells none, with {id} in it", checked('link'))
    .option('--picture-base <address>', 'what relative addresses of pictures begin at', checked('pictureBase'));

/** The change that the options ask for. */
export const settingsOf = ({ force, ...options }: SettingsOptions): SettingsChange => ({
  brand: options.brand,
  titlePattern: options.titlePattern,
  currency: options.currency,
  audience: options.audience,
  category: options.category,
  link: options.link,
  pictureBase: options.pictureBase,
  forceBrand: force,
});
