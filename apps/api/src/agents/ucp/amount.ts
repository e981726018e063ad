type Amount = { amount: number; currency: string };

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** A price in currency units as the protocol writes it: in minor units of the currency, none for the yen. */
export const toAmount = (price: number, currency: string): Amount => ({
  amount: Math.round(price * 10 ** digitsOf(currency)),
  currency,
});

/** An amount in minor units of the currency, in currency units. */
export const toUnits = (amount: number, currency: string): number => amount / 10 ** digitsOf(currency);
