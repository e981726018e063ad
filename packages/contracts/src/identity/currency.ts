const symbols: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
  KRW: '₩',
  BRL: 'R$',
  PLN: 'zł ',
  ILS: '₪',
};

/** What stands before an amount: a sign where the currency has one that is its own, else its code. */
export const currencySign = (code: string): string => symbols[code] ?? `${code} `;

export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);
