import * as z from 'zod';
import { findPriceHistory } from '../../products/price-history.ts';
import { AskInstead } from '../ask/ask-instead.ts';
import { idInput, tool } from './tool.ts';

/** How many changes an answer has, the latest ones. */
const mostChanges = 12;

type Step = { day: string; price: number | null };

const lowestOf = (steps: readonly Step[]): Step | null => {
  const priced = steps.filter(({ price }) => price !== null);
  return priced.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))[0] ?? null;
};

/** `price_history`: a year of a product's lowest price. */
export const priceHistory = tool({
  name: 'price_history',
  title: 'Price history',
  description:
    'How the lowest price of a product at any store changed within a year: the latest changes, the lowest price, and whether today is the lowest of 90 days. `is_demo`: the prices are made up.',
  input: z.strictObject({ id: idInput }),
  example: { id: 1 },
  answer: async ({ app, market }, { id }) => {
    const { currency } = app.identity();
    const history = await findPriceHistory(app.readDb(), id, currency, app.destinationOf(market));
    if (!history) throw new AskInstead(`There is no product ${id}. Ask search_products for the ids of products.`);
    const { lowest, since, observed_days, lowest_in_90_days, is_demo } = history;
    return {
      id,
      currency: history.stated_in ?? currency,
      since,
      observed_days,
      price: lowest.at(-1)?.price ?? null,
      lowest_in_90_days,
      lowest: lowestOf(lowest),
      is_demo,
      changes: lowest.slice(-mostChanges),
    };
  },
});
