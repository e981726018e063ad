import { factNames } from '@wearfolio/feeds/row';
import { percent, rowCount, thousands } from '../format.ts';
import { isStoreJump, jumpPercent } from '../prices/price-jump.ts';
import type { FactCounts } from './count-rows.ts';
import type { Jumps } from './hold-prices.ts';
import type { Plan } from './plan.ts';

const jumpLines = ({ products }: Plan, { held, fresh, times }: Jumps): string[] => {
  if (held === 0) return [];
  const lines = [
    `Prices held for review, more than ${jumpPercent} % up or down: ${thousands(held)} (${thousands(fresh)} new)`,
  ];
  if (!isStoreJump(held, products)) return lines;
  const typically = times === null ? '' : `, typically to ${Number(times.toPrecision(3))} times the price in the shop`;
  return [
    ...lines,
    `The whole store jumped: ${percent(held, products)} of its products${typically}. Check the currency and whether prices are in cents`,
  ];
};

/** Returns one line per fact: in how many rows it is certain, guessed and unknown. */
export const factLines = (facts: FactCounts): string[] => {
  const cell = (count: number) => thousands(count).padStart(10);
  return [
    `  ${'fact'.padEnd(10)}   certain   guessed   unknown`,
    ...factNames.map((name) => {
      const { certain, guessed, unknown } = facts[name];
      return `  ${name.padEnd(10)}${cell(certain)}${cell(guessed)}${cell(unknown)}`;
    }),
  ];
};

/** `keptCurrency` is the store's currency if nobody has confirmed it since it was recorded. */
type Context = { store: string; keptCurrency: string | null; rejects: string };

const warningsOf = ({ bare }: Plan, { store, keptCurrency }: Context): string[] => [
  ...(keptCurrency === null
    ? []
    : [
        `Warning: ${keptCurrency} is kept as the currency of ${store} from earlier imports. Confirm it: npm run catalogue -- store set --store "${store}" --currency ${keptCurrency}`,
      ]),
  ...(bare > 0
    ? [
        `Warning: imported ${rowCount(bare)} without price and picture. Check whether the price and picture columns are read`,
      ]
    : []),
];

/** Returns the summary of an import; every row of the feed is in exactly one of the indented counts below 'read'. */
export const summaryOf = (plan: Plan, jumps: Jumps, seconds: number, context: Context): string[] => {
  const read = plan.rows + plan.rejected;
  const count = (name: string, value: number, more = '') =>
    `  ${name.padEnd(20)}${thousands(value).padStart(11)}${more}`;
  return [
    `Read ${rowCount(read)} in ${seconds.toFixed(1)} s (${thousands(Math.round(read / seconds))} rows/s)`,
    count('created', plan.created),
    count('changed', plan.changed, plan.cameBack > 0 ? `  (${thousands(plan.cameBack)} came back)` : ''),
    count('unchanged', plan.unchanged),
    count('merged as variants', plan.merged),
    ...(plan.regrouped > 0 ? [count('regrouped', plan.regrouped, '  (products that became variants of others)')] : []),
    count('rejected', plan.rejected),
    ...(context.rejects === '' ? [] : [`Rejected: ${context.rejects}`]),
    ...(plan.kept > 0
      ? [`Products left unchanged because one of their rows was rejected: ${thousands(plan.kept)}`]
      : []),
    `No longer in the feed, now sold out: ${thousands(plan.soldOut)}`,
    ...jumpLines(plan, jumps),
    `Placed in a category with certainty: ${rowCount(plan.placed)} (${percent(plan.placed, plan.rows)})`,
    `Colors matched: ${thousands(plan.matchedColor)} of ${thousands(plan.namedColor)} rows that name one (${percent(plan.matchedColor, plan.namedColor)})`,
    ...factLines(plan.facts),
    ...warningsOf(plan, context),
  ];
};
