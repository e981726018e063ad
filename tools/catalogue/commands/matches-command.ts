import type { Command } from 'commander';
import { amountOf, thousands } from '../format.ts';
import { decideMatch, type MatchDecision, matchDecisions } from '../matching/decisions.ts';
import { countMatches, listMatches, type Match, type MatchedOffer } from '../matching/list-matches.ts';
import { type Context, onDatabase, tableLines, wholeNumber } from './context.ts';

const nameOf = ({ id, store, brand, title, price }: MatchedOffer): string =>
  `${id} ${store}: ${brand} ${title}${price === null ? '' : ` ${amountOf(price)}`}`;

const rowOf = ({ first, second, score, decision, reasons }: Match): string[] => [
  decision ?? score?.toFixed(2) ?? '',
  nameOf(first),
  nameOf(second),
  reasons.map(({ text }) => text).join('; '),
];

type ListOptions = { decided?: boolean; limit: number };

const show = async (url: string, { say }: Context, { decided = false, limit }: ListOptions): Promise<void> => {
  const list = decided ? 'decided' : 'waiting';
  const matches = await listMatches(url, list, { offset: 0, limit });
  if (matches.length === 0) return say(decided ? 'No decisions yet' : 'No pairs wait for a decision');
  const heads = [decided ? 'decision' : 'score', 'offer', 'other offer', 'reasons'];
  for (const line of tableLines([heads, ...matches.map(rowOf)])) say(line);
  const more = (await countMatches(url))[list] - matches.length;
  if (more > 0) say(`${thousands(more)} more: raise --limit to show them`);
};

const texts: Record<MatchDecision, { what: string; done: string }> = {
  join: { what: 'make two offers one product', done: 'are now one product' },
  split: { what: 'keep two offers apart', done: 'are now separate products' },
  undo: { what: 'remove your decision about two offers', done: 'are grouped by their evidence again' },
};

/** `matches list|join|split|undo`. */
export const addMatchesCommand = (program: Command, context: Context): void => {
  const matches = program
    .command('matches')
    .description('decide whether offers are one product if the evidence is not enough');
  matches
    .command('list')
    .description('list candidate pairs, the most likely first')
    .option('--decided', 'list decided pairs instead')
    .option('--limit <n>', 'number of pairs', wholeNumber, 50)
    .action((options: ListOptions) => onDatabase(context, (url) => show(url, context, options)));
  for (const decision of matchDecisions) {
    matches
      .command(decision)
      .description(texts[decision].what)
      .argument('<offer>', 'id of an offer, as `matches list` shows it', wholeNumber)
      .argument('<other>', 'id of the other offer', wholeNumber)
      .action((offer: number, other: number) =>
        onDatabase(context, async (url) => {
          const { isShown } = await decideMatch(url, decision, [offer, other]);
          const later = isShown ? '' : '; the shop shows this when the running import or rebuild is done';
          context.say(`${offer} and ${other} ${texts[decision].done}${later}`);
        }),
      );
  }
  matches.addHelpText(
    'after',
    `
A decision outlives every import and rebuild.

Examples:
  npm run catalogue -- matches list
  npm run catalogue -- matches join 12 31
  npm run catalogue -- matches split 12 31
  npm run catalogue -- matches undo 12 31`,
  );
};
