import { type DamagedRow, damagedRow } from './damaged-row.ts';
import { type Habits, habitsOf, labels, menus, titleForms } from './habits.ts';
import { type Lots, lotsOf } from './lots.ts';
import { listModels, type Model } from './models.ts';
import { colors, sizesOf } from './options.ts';

/** `habits` are the store's defects; `name` is the name for its import. */
export type DamagedStore = { name: string; habits: Habits; rows: DamagedRow[] };

const modelsPerStore = 12;
const realModels = 4;
const colorsPerModel = 2;
/** The category habit that writes 'Shoes' for everything. Only shoe stores have it. */
const shoesOnly = 5;
const mixing = 4;

const modelsOf = (lots: Lots, isOwnLabel: boolean, { category }: Habits): Model[] => {
  const { real, invented } = listModels();
  const known = isOwnLabel ? 0 : realModels;
  const chosen = [...lots.some(invented, modelsPerStore - known), ...lots.some(real, known)];
  return category === shoesOnly ? chosen.filter(({ kinds }) => kinds[0]?.includes('shoes/')) : chosen;
};

type Shelf = { seed: number; lots: Lots; habits: Habits; menu: string; isEuropean: boolean };

/** The rows of a product: several colors, each in its sizes. */
const rowsOf = (model: Model, brand: string, at: number, before: number, shelf: Shelf): DamagedRow[] => {
  const { seed, lots, habits, menu, isEuropean } = shelf;
  const sizes = sizesOf(model.scale, lots, isEuropean, habits.form);
  // Some stores change the title form between products.
  const title = seed % mixing === 0 ? lots.pick(titleForms) : habits.title;
  return lots
    .some(colors, colorsPerModel)
    .flatMap((color) => (sizes.length > 0 ? sizes : [null]).map((size) => ({ color, size })))
    .map((option, nth) => damagedRow({ model, brand, ...option, at, nth: before + nth }, { ...habits, title }, menu));
};

const storeOf = (seed: number): DamagedStore => {
  const lots = lotsOf(seed);
  const habits = habitsOf(lots);
  const isOwnLabel = habits.brand === 'own label';
  const label = lots.pick(labels);
  const shelf: Shelf = { seed, lots, habits, menu: lots.pick(menus), isEuropean: lots.below(2) === 0 };
  const rows: DamagedRow[] = [];
  for (const [at, model] of modelsOf(lots, isOwnLabel, habits).entries()) {
    const brand = isOwnLabel ? label : model.brand || (labels[at % labels.length] ?? label);
    rows.push(...rowsOf(model, brand, at, rows.length, shelf));
  }
  const own = lots.pick([label, `${label} USA`, `${label}.com`, `${label} Store`]);
  return { name: isOwnLabel ? own : `Outfitter ${seed}`, habits, rows };
};

/** The given number of damaged stores. Deterministic. */
export const damagedStores = (count: number, from = 1): DamagedStore[] =>
  Array.from({ length: count }, (_, at) => storeOf((from + at) * 7919));

/** Brands that the catalogue knows besides those of the feed. */
export const catalogueBrands: readonly string[] = [...labels, ...new Set(listModels().real.map(({ brand }) => brand))];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A store's feed in the AvantLink format. */
export const feedOf = ({ rows }: DamagedStore): string => {
  const products = rows.map(({ fields }) =>
    [
      '<Product>',
      ...Object.entries(fields).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`),
      '</Product>',
    ].join('\n'),
  );
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<Products>', ...products, '</Products>'].join('\n');
};
