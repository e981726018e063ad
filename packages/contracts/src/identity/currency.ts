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

/** The prefix of an amount: the currency's unambiguous sign, or its code. */
export const currencySign = (code: string): string => symbols[code] ?? `${code} `;

/** Whether a text is a code of two capital letters, as of a country. */
export const isCountryCode = (text: string): boolean => /^[A-Z]{2}$/.test(text);

export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);
