/** What prices are compared by where the feed names no base measure. */
const bases: Readonly<Record<string, string>> = { ml: '100 ml', cl: '100 cl', g: '100 g' };

const readMeasure = (raw: string): { amount: number; unit: string } | null => {
  const [, amount = '', unit = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)?\s*([a-z]{1,5}\d?)$/i.exec(raw.trim()) ?? [];
  const number = amount === '' ? 1 : Number(amount.replace(',', '.'));
  return unit !== '' && number > 0 ? { amount: number, unit: unit.toLowerCase() } : null;
};

/**
 * What one base measure costs, as shown: 12.00 for 75 ml by 100 ml is '16.00 / 100 ml'. Null where the two measures are
 * not of one unit.
 */
export const unitPrice = (priceCents: number | null, measure: string, base: string): string | null => {
  const held = readMeasure(measure);
  const per = held && readMeasure(base || bases[held.unit] || `1 ${held.unit}`);
  if (priceCents === null || !held || !per || held.unit !== per.unit) return null;
  const price = ((priceCents / held.amount) * per.amount) / 100;
  return `${price.toFixed(2)} / ${per.amount === 1 ? '' : `${per.amount} `}${per.unit}`;
};
