import { percent, thousands } from '../format.ts';
import type { Plan } from './plan.ts';

/** The end of an import in words; every row of the feed is in exactly one of the indented counts below 'read'. */
export const summaryOf = (plan: Plan, seconds: number): string[] => {
  const read = plan.rows + plan.rejected;
  const count = (name: string, value: number, more = '') =>
    `  ${name.padEnd(20)}${thousands(value).padStart(11)}${more}`;
  return [
    `Read ${thousands(read)} rows in ${seconds.toFixed(1)} s (${thousands(Math.round(read / seconds))} rows/s)`,
    count('created', plan.created),
    count('changed', plan.changed, plan.cameBack > 0 ? `  (${thousands(plan.cameBack)} came back)` : ''),
    count('unchanged', plan.unchanged),
    count('merged as variants', plan.merged),
    count('rejected', plan.rejected),
    `No longer in the feed, now sold out: ${thousands(plan.soldOut)}`,
    `Placed in a category below the fallback: ${thousands(plan.placed)} rows (${percent(plan.placed, plan.rows)})`,
    `Colour found for rows that name one: ${thousands(plan.matchedColor)} of ${thousands(plan.namedColor)} (${percent(plan.matchedColor, plan.namedColor)})`,
  ];
};
