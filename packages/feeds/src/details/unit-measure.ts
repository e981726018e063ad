/** How much a product holds, and the measure of its unit price: 75 and 100 of 'ml'. */
export type UnitMeasure = { held: number; base: number; unit: string };

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

/** Reads Google's `unit_pricing_measure` and `unit_pricing_base_measure`. Null if one is unreadable or the units differ. */
export const readUnitMeasure = (measure: string, base: string): UnitMeasure | null => {
  const held = readMeasure(measure);
  const per = held && readMeasure(base || bases[held.unit] || `1 ${held.unit}`);
  return held && per && held.unit === per.unit ? { held: held.amount, base: per.amount, unit: held.unit } : null;
};
