import { rowsOf } from '../../words/table.ts';

/** Symbols and words for one currency, lower-cased, without spaces and trailing points. */
const symbols: ReadonlyMap<string, string> = new Map(
  rowsOf('clean/price/symbols.tsv').flatMap(([code = '', names = '']) =>
    names.split(' ').map((name) => [name, code] as const),
  ),
);
/** Symbols shared by several currencies. The currency named elsewhere in the row decides. */
const shared: Readonly<Record<string, readonly string[]>> = Object.assign(Object.create(null), {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN'],
  '¥': ['JPY', 'CNY'],
  fr: ['CHF', 'XOF', 'XAF'],
  kr: ['DKK', 'SEK', 'NOK', 'ISK'],
});
/** Returns whether a price has a symbol of several currencies: '$12', '100 kr'. */
export const isSharedSymbol = (price: string): boolean =>
  shared[price.toLowerCase().replace(/[\d\s.,:'’-]/g, '')] !== undefined;

const threeDecimals = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
const noDecimals = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));

/** Returns how many decimals a currency has. */
export const decimalsOf = (currency: string | null): 0 | 2 | 3 => {
  if (currency === null) return 2;
  if (threeDecimals.has(currency)) return 3;
  return noDecimals.has(currency) ? 0 : 2;
};

const isCode = (text: string): boolean => /^[A-Z]{3}$/i.test(text);

/**
 * Reads a code, symbol or word: null for an empty text, undefined for an unknown one. `hint` is the currency named
 * elsewhere in the row.
 */
const readOne = (raw: string, hint: string | null): string | null | undefined => {
  const text = raw.toLowerCase().replace(/\s+|[.:]+$/g, '');
  if (text === '') return null;
  if (hint && shared[text]?.includes(hint)) return hint;
  return symbols.get(text) ?? (isCode(text) ? text.toUpperCase() : undefined);
};

/** Reads the currency from the texts before and after an amount. A code wins over a symbol: '$12 USD'. */
export const readCurrency = (before: string, after: string, hint: string | null): string | null | undefined => {
  if (before === '' || after === '' || before.toUpperCase() === after.toUpperCase())
    return readOne(before || after, hint);
  if (isCode(after)) return readOne(after, hint);
  const [code] = /\b[A-Z]{3}\b/.exec(before) ?? [];
  return code === undefined ? undefined : readOne(code, hint);
};
