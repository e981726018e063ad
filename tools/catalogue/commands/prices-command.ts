import type { Command } from 'commander';
import { amountOf, thousands } from '../format.ts';
import {
  decidePrices,
  type HeldPrice,
  listHeldPrices,
  type PriceChoice,
  type PriceDecision,
  priceDecisions,
} from '../prices/held-prices.ts';
import { jumpPercent } from '../prices/price-jump.ts';
import { type Context, onDatabase, tableLines, wholeNumbers } from './context.ts';
import { UsageError } from './usage-error.ts';

const change = ({ shown, said }: HeldPrice): string => {
  const share = Math.round((100 * (said - shown)) / Math.max(shown, 1));
  return `${share < 0 ? '' : '+'}${share} %`;
};

const rowOf = (price: HeldPrice): string[] => [
  String(price.productId),
  price.store,
  amountOf(price.shown),
  amountOf(price.said),
  change(price),
  price.since.toISOString().slice(0, 16).replace('T', ' '),
  price.title,
];

const heads = ['product', 'store', 'in the shop', 'in the feed', 'change', 'since', 'name'];

type ListOptions = { store?: string; rejected?: boolean };

const show = async (url: string, { say }: Context, { store, rejected = false }: ListOptions): Promise<void> => {
  const prices = await listHeldPrices(url, { store, isRejected: rejected });
  if (prices.length === 0) return say(rejected ? 'No rejected prices' : 'No prices waiting');
  for (const line of tableLines([heads, ...prices.map(rowOf)])) say(line);
};

const choiceOf = (products: readonly number[], store: string | undefined): PriceChoice => {
  if (products.length > 0 === (store !== undefined))
    throw new UsageError('Give the ids of products, or --store NAME for all prices of a store');
  return store === undefined ? { products } : { store };
};

const texts: Record<PriceDecision, { what: string; done: string }> = {
  accept: { what: "show the feed's price from now on", done: "accepted: the shop shows the feed's price" },
  reject: {
    what: "keep the shop's price until the feed changes its price",
    done: 'rejected: the shop keeps its price',
  },
};

/** `prices list|accept|reject` (docs/decisions/0018). */
export const addPricesCommand = (program: Command, context: Context): void => {
  const prices = program
    .command('prices')
    .description(`decide about price jumps of more than ${jumpPercent} %, which are held for review`);
  prices
    .command('list')
    .description('list held prices')
    .option('--store <name>', 'only prices of this store')
    .option('--rejected', 'list rejected prices that feeds still contain')
    .action((options: ListOptions) => onDatabase(context, (url) => show(url, context, options)));
  for (const decision of priceDecisions) {
    prices
      .command(decision)
      .description(texts[decision].what)
      .argument('[products...]', 'ids of products, as `prices list` shows them', wholeNumbers)
      .option('--store <name>', 'all held prices of this store')
      .action(async (products: number[] | undefined, { store }: { store?: string }) => {
        const choice = choiceOf(products ?? [], store);
        await onDatabase(context, async (url) => {
          const count = await decidePrices(url, decision, choice);
          context.say(`${count === 1 ? '1 price' : `${thousands(count)} prices`} ${texts[decision].done}`);
        });
      });
  }
  prices.addHelpText(
    'after',
    `
Examples:
  npm run catalogue -- prices list
  npm run catalogue -- prices accept 12 31
  npm run catalogue -- prices reject --store Northern`,
  );
};
