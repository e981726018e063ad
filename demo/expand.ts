import { brandOf } from './brands.ts';
import { chanceOf, pickBy } from './chance.ts';
import { chooseColours } from './choose-colours.ts';
import { type Extra, type Item, ladders, type Model } from './model.ts';
import type { Ratio } from './pictures/kind.ts';
import { type KindName, kinds } from './pictures/kinds.ts';
import type { Colour } from './pictures/palette.ts';
import type { DemoProduct } from './product.ts';
import { stockUp } from './stock.ts';
import { storeOf } from './stores.ts';
import { describe } from './words/description.ts';

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

const ratioIn = (store: string, kind: KindName, design: number): Ratio =>
  design === 1 && storeOf(store).tallKinds.has(kind) ? '15:23' : kinds[kind].ratio;

/** Whole dollars up to 100, and up to the half dollar below. */
const reduced = (dollars: number, off: number): number => Math.round((dollars * (100 - off)) / 50) / 2;

/** Beside what the models say, one product in twenty is reduced. */
const offBy = (key: string): number => (chanceOf(`${key} sale`) < 0.05 ? pickBy([10, 20, 30, 50], `${key} depth`) : 0);

const initials = (store: string): string =>
  storeOf(store)
    .name.split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** `NT-482913`: made from store, brand and name, so that it stays when the models around it change. */
const idOf = (store: string, brand: string, name: string): string =>
  `${initials(store)}-${100_000 + Math.floor(chanceOf(`${store}/${brand}/${name}`) * 900_000)}`;

/** A second store that sells the same is never the first. */
const storeBy = (brand: string, name: string, { store, also }: Extra): string =>
  store ??
  pickBy(
    brandOf(brand).stores.filter((one) => one !== also?.[0]),
    `${brand} ${name} store`,
  );

type Placed = {
  model: Model;
  item: Item;
  kind: KindName;
  store: string;
  dollars: number;
  off: number;
  colours: readonly Colour[];
};

const productOf = ({ model, item, kind, store, dollars, off, colours }: Placed): DemoProduct => {
  const [name, brand, design, , extra = {}] = item;
  const id = idOf(store, brand, name);
  const cents = dollars * 100;
  return {
    id,
    store,
    brand,
    name,
    category: model.category,
    kind,
    design,
    ratio: ratioIn(store, kind, design),
    colours,
    priceCents: off === 0 ? cents : reduced(dollars, off) * 100,
    retailCents: off === 0 ? null : cents,
    variants: stockUp(colours, ladders[model.sizes], id, extra.stock),
    description: describe({ kind, name, brand, key: `${brand} ${name}` }),
  };
};

/** Every product that the models stand for, in their order. The same models always give the same products. */
export const expand = (models: readonly Model[]): DemoProduct[] => {
  const coloursOf = chooseColours();
  return models.flatMap((model) => {
    const { kind } = model;
    if (!isKind(kind)) throw new Error(`No kind of drawing is called '${kind}'`);
    return model.items.flatMap((item) => {
      const [name, brand, design, dollars, extra = {}] = item;
      const colours = coloursOf(kind, design, `${brand} ${name}`, extra);
      const off = extra.off ?? offBy(`${brand} ${name}`);
      const placed = { model, item, kind, colours };
      const own = productOf({ ...placed, store: storeBy(brand, name, extra), dollars, off });
      return extra.also ? [own, productOf({ ...placed, store: extra.also[0], dollars: extra.also[1], off: 0 })] : [own];
    });
  });
};
