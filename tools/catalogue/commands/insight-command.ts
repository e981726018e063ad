import { type Command, Option } from 'commander';
import { readCurrency } from '../content/shop-identity.ts';
import { amountOf, thousands } from '../format.ts';
import { type InsightName, insightNames, insights } from '../insight/definitions.ts';
import type { Measure } from '../insight/insight.ts';
import { insightCsv, tableKeys } from '../insight/insight-csv.ts';
import { type Amounts, readInsight } from '../insight/read-insight.ts';
import { Refused } from '../refused.ts';
import { type Context, onDatabase, tableLines, wholeNumber } from './context.ts';

type Options = { days: number; currency: string; csv?: string };

/** Rows listed per table; `--csv` writes all. */
const mostListed = 20;

/** Maximum number of days for which figures are kept. */
const mostDays = 400;

const textOf = (amount: number | null | undefined, unit: Measure['unit']): string => {
  if (amount === null || amount === undefined) return '-';
  if (unit === 'count') return thousands(Math.round(amount));
  return unit === 'percent' ? `${(amount * 100).toFixed(1)} %` : amountOf(amount);
};

const cells = (measures: readonly Measure[], now: Amounts, before: Amounts): string[] =>
  measures.flatMap(({ unit }, at) => [textOf(now[at], unit), textOf(before[at], unit)]);

const heads = (measures: readonly Measure[]): string[] => measures.flatMap(({ name }) => [name, 'before']);

const show = async (url: string, { say }: Context, name: InsightName, { days, currency }: Options): Promise<void> => {
  const page = await readInsight(url, { name, days, currency }, mostListed);
  const total = ['Total', ...cells(page.measures, page.now, page.before)];
  for (const line of tableLines([[`${days} days`, ...heads(page.measures)], total])) say(line);
  for (const { key, head, measures, rows } of page.tables) {
    if (rows.length === 0) continue;
    say(`\n${key}`);
    const lines = rows.map(({ name: of, now, before }) => [of, ...cells(measures, now, before)]);
    for (const line of tableLines([[head, ...heads(measures)], ...lines])) say(line);
  }
};

const sayCsv = async (url: string, { say }: Context, name: InsightName, { days, currency, csv = '' }: Options) => {
  if (!tableKeys(name).includes(csv)) throw new Refused(`${name} has the tables ${tableKeys(name).join(', ')}`);
  let text = '';
  for await (const part of insightCsv(url, { name, days, currency }, csv)) {
    const lines = `${text}${part}`.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) say(line);
  }
};

/** `insight visits|searches|favorites|clicks|commissions|partners [--days N] [--csv TABLE]`, as on the desk's insight pages. */
export const addInsightCommand = (program: Command, context: Context): void => {
  const insight = program
    .command('insight')
    .description('compare visits, searches, favorites, clicks, commissions and partners with the period before');
  for (const name of insightNames) {
    insight
      .command(name)
      .description(insights[name].measures.map((measure) => measure.name).join(', '))
      .option('--days <n>', 'number of days, including today', wholeNumber, 28)
      .addOption(new Option('--csv <table>', 'print all rows of a table as CSV').choices(tableKeys(name)))
      .action((options: Omit<Options, 'currency'>) =>
        onDatabase(context, async (url) => {
          if (options.days > mostDays) throw new Refused(`Figures go back at most ${mostDays} days`);
          const work = options.csv === undefined ? show : sayCsv;
          await work(url, context, name, { ...options, currency: await readCurrency(url) });
        }),
      );
  }
  insight.addHelpText('after', '\nExample:\n  npm run catalogue -- insight clicks --days 7 --csv store');
};
