import { dayInMs, type PriceEntry } from '../reduction.ts';

const entryForm = /^(?<day>\d+): (?<price>\d+|-)(?:\/(?<regular>\d+))?(?: x(?<stock>\d+))?(?: (?<currency>[A-Z]{3}))?$/;

const numberOf = (text: string | undefined): number | null =>
  text === undefined || text === '-' ? null : Number(text);

/**
 * A history of prices: '0: 100, 60: 80/120 x3 SEK' is 100 on day 0, and on day 60 a price of 80 SEK with a regular
 * price of 120 and 3 in stock. '-' is an unknown price; 9 in stock and USD are not written.
 */
export const historyOf = (text: string): PriceEntry[] =>
  text.split(', ').map((entry) => {
    const { day, price, regular, stock, currency = 'USD' } = entryForm.exec(entry)?.groups ?? {};
    if (day === undefined) throw new Error(`Not an entry of a history: ${entry}`);
    return {
      at: Number(day) * dayInMs + 3_600_000,
      price: numberOf(price),
      regular: numberOf(regular),
      stock: numberOf(stock) ?? 9,
      currency,
    };
  });

/** The days before a day. */
export const everyDay = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);
