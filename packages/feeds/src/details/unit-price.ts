/** Base measures for feeds that name none. */
const bases: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ml: '100 ml',
  cl: '100 cl',
  g: '100 g',
});

const readMeasure = (raw: string): { amount: number; unit: string } | null => {
  const [, amount = '', unit = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)?\s*([a-z]{1,5}\d?)$/i.exec(raw.trim()) ?? [];
  const number = amount === '' ? 1 : Number(amount.replace(',', '.'));
  return unit !== '' && number > 0 ? { amount: number, unit: unit.toLowerCase() } : null;
};

/**
 * Returns the price of one base measure for display: 12.00 for 75 ml, per 100 ml, is '16.00 / 100 ml'. Null if the
 * units differ.
 */
export const unitPrice = (priceCents: number | null, measure: string, base: string): string | null => {
  const held = readMeasure(measure);
  const per = held && readMeasure(base || bases[held.unit] || `1 ${held.unit}`);
  if (priceCents === null || !held || !per || held.unit !== per.unit) return null;
  const price = ((priceCents / held.amount) * per.amount) / 100;
  const shown = price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${shown} / ${per.amount === 1 ? '' : `${per.amount} `}${per.unit}`;
};
