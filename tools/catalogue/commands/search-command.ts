import type { Command } from 'commander';
import { commandLine } from '../audit.ts';
import { listSynonyms, removeSynonym, setSynonym } from '../values/synonyms.ts';
import { type Context, onDatabase, tableLines } from './context.ts';

type AddOptions = { oneWay?: boolean; note: string };

const list = async (url: string, { say }: Context): Promise<void> => {
  const synonyms = await listSynonyms(url);
  if (synonyms.length === 0) return say('There are no synonyms yet');
  const rows = synonyms.map(({ from, to, isBothWays, day, note }) => [from, isBothWays ? '<->' : '->', to, day, note]);
  for (const line of tableLines(rows)) say(line);
};

/** `search synonyms list`, `search synonyms add WORD MEANING` and `search synonyms remove WORD`. */
export const addSearchCommand = (program: Command, context: Context): void => {
  const search = program.command('search').description('manage the search');
  const synonyms = search.command('synonyms').description('manage synonyms; a running shop follows within seconds');
  synonyms
    .command('list')
    .description('list your synonyms')
    .action(() => onDatabase(context, (url) => list(url, context)));
  synonyms
    .command('add')
    .description('set the meaning of a word or phrase; overrides the built-in tables')
    .argument('<word>', 'the word or phrase that shoppers use')
    .argument('<meaning>', 'what it means')
    .option('--one-way', 'searching for the meaning does not find the word')
    .option('--note <text>', 'why', '')
    .action((from: string, to: string, { oneWay = false, note }: AddOptions) =>
      onDatabase(context, async (url) => {
        const kept = await setSynonym(url, commandLine, { from, to, isBothWays: !oneWay, note });
        context.say(`'${kept.from}' now means '${kept.to}'${kept.isBothWays ? ', and vice versa' : ''}`);
      }),
    );
  synonyms
    .command('remove')
    .description('remove a synonym')
    .argument('<word>', 'the word, as the list shows it')
    .action((from: string) =>
      onDatabase(context, async (url) =>
        context.say(`'${await removeSynonym(url, commandLine, from)}' is no longer a synonym`),
      ),
    );
  search.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- search synonyms add "trakkies" "tracksuit"
  npm run catalogue -- search synonyms add "kicks" "trainers" --one-way`,
  );
};
