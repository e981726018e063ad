import type { Command } from 'commander';
import { amountOf, thousands } from '../format.ts';
import { type Explanation, explainMatch } from '../matching/explain.ts';
import { matchAll } from '../matching/match-all.ts';
import { matchOffers } from '../matching/run-matching.ts';
import { type Context, onDatabase, wholeNumber } from './context.ts';
import { UsageError } from './usage-error.ts';

type Options = { all?: boolean; keepWeights?: boolean };

const run = async ({ say, ...context }: Context, { all = false, keepWeights = false }: Options): Promise<void> => {
  if (keepWeights && !all) throw new UsageError('--keep-weights requires --all');
  const { signal } = context;
  await onDatabase({ say, signal }, async (url) => {
    if (!all) {
      const isDone = await matchOffers(url, { signal });
      return say(isDone ? 'All offers are grouped' : 'Some offers wait for a running import');
    }
    const grouping = await matchAll({ url, keepWeights, signal });
    if (!grouping) return say('Another process is matching offers. Try again later');
    const { offers, products, shared, candidates } = grouping;
    say(
      `${thousands(offers)} offers of ${thousands(products)} products; ${thousands(shared)} share their product with others`,
    );
    say(`${thousands(candidates)} candidate pairs: run \`catalogue -- matches list\``);
  });
};

const list = (values: readonly string[]): string => (values.length === 0 ? '-' : values.join(', '));

const conclusionOf = ({ isOneProduct, isGrouping }: Pick<Explanation, 'isOneProduct' | 'isGrouping'>): string => {
  if (!isGrouping) return 'They are two products, because GROUP_OFFERS=off groups no offers';
  return isOneProduct ? 'They are one product' : 'They are two products';
};

const linesOf = ({ offers, ...found }: Explanation): string[] => [
  ...offers.flatMap(({ id, title, brand, audience, kind, gtins, mpns, colors, price }) => [
    `${id}  ${title}`,
    `  brand ${brand}; audience ${audience ?? 'unknown'}; kind ${kind ?? 'unknown'}; price about ${amountOf(price ?? 0)}`,
    `  GTIN ${list(gtins)}; MPN ${list(mpns)}; colors ${list(colors)}`,
  ]),
  found.blocks === 0
    ? 'They share no blocking key, so they are not compared'
    : `They share ${found.blocks} blocking keys`,
  `Evidence: ${found.verdict}, score ${found.score.toFixed(2)} (weights version ${found.version ?? 0})`,
  ...found.reasons.map(({ kind, text }) => `  ${kind}: ${text}`),
  found.decision
    ? `Decision of ops: ${found.decision.verdict}, ${found.decision.at.toISOString()}`
    : 'Ops made no decision about them',
  conclusionOf(found),
];

/** `match [--all]`, `match explain A B`. */
export const addMatchCommand = (program: Command, context: Context): void => {
  const match = program
    .command('match')
    .description('match offers of several stores; runs automatically after each import')
    .option('--all', 'weigh, compare and group all offers again')
    .option('--keep-weights', 'with --all: keep the existing word weights')
    .addHelpText(
      'after',
      `
Examples:
  npm run catalogue -- match --all
  npm run catalogue -- match explain 12 31`,
    )
    .action((options: Options) => run(context, options));
  match
    .command('explain')
    .description('explain why two offers are, or are not, one product')
    .argument('<offer>', 'id of an offer', wholeNumber)
    .argument('<other>', 'id of another offer', wholeNumber)
    .action((offer: number, other: number) =>
      onDatabase(context, async (url) => {
        for (const line of linesOf(await explainMatch(url, [offer, other]))) context.say(line);
      }),
    );
};
