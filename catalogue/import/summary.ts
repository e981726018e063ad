import { percent, thousands } from '../format.ts';
import { isStoreJump, jumpPercent } from '../prices/price-jump.ts';
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
    `The whole store jumped: ${percent(held, products)} of its products${typically}. Another currency, or cents for dollars?`,
  ];
};

/** The end of an import in words; every row of the feed is in exactly one of the indented counts below 'read'. */
export const summaryOf = (plan: Plan, jumps: Jumps, seconds: number): string[] => {
  const read = plan.rows + plan.rejected;
  const count = (name: string, value: number, more = '') =>
    `  ${name.padEnd(20)}${thousands(value).padStart(11)}${more}`;
  return [
    `Read ${thousands(read)} rows in ${seconds.toFixed(1)} s (${thousands(Math.round(read / seconds))} rows/s)`,
    count('created', plan.created),
    count('changed', plan.changed, plan.cameBack > 0 ? `  (${thousands(plan.cameBack)} came back)` : ''),
    count('unchanged', plan.unchanged),
    count('merged as variants', plan.merged),
    ...(plan.regrouped > 0 ? [count('regrouped', plan.regrouped, '  (products that became variants of others)')] : []),
    count('rejected', plan.rejected),
    ...(plan.kept > 0 ? [`Left as they were, as rows of theirs were rejected: ${thousands(plan.kept)} products`] : []),
    `No longer in the feed, now sold out: ${thousands(plan.soldOut)}`,
    ...jumpLines(plan, jumps),
    `Placed in a category below the fallback: ${thousands(plan.placed)} rows (${percent(plan.placed, plan.rows)})`,
    `Color found for rows that name one: ${thousands(plan.matchedColor)} of ${thousands(plan.namedColor)} (${percent(plan.matchedColor, plan.namedColor)})`,
  ];
};
