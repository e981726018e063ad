const grams: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  kgs: 1000,
  kilogram: 1000,
  kilograms: 1000,
  oz: 28.349523125,
  ounce: 28.349523125,
  ounces: 28.349523125,
  lb: 453.59237,
  lbs: 453.59237,
  pound: 453.59237,
  pounds: 453.59237,
});
const heaviest = 1_000_000;

/** Reads a weight such as '1.5 kg' or '2 pounds' in whole grams; null without a known unit. */
export const readGrams = (raw: string): number | null => {
  const [, amount = '', unit = ''] = /^(\d{1,7}(?:[.,]\d{1,4})?)\s*([a-z]+)\.?$/i.exec(raw.trim()) ?? [];
  const weight = Math.round(Number(amount.replace(',', '.')) * (grams[unit.toLowerCase()] ?? 0));
  return weight > 0 && weight <= heaviest ? weight : null;
};
