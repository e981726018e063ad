import { brandOf } from './brands.ts';
import { chanceOf, pickBy } from './chance.ts';
import { chooseColours } from './choose-colours.ts';
import { type Colour, drawings, type KindName, type Ratio } from './drawings.ts';
import { type Extra, type Item, ladders, type Model } from './model.ts';
import type { DemoProduct } from './product.ts';
import { type SharedOffer, sharedModels } from './shared-models.ts';
import { stockUp } from './stock.ts';
import { storeOf } from './stores.ts';
import { describe } from './words/description.ts';

const isKind = (name: string): name is KindName => Object.hasOwn(drawings, name);

const ratioIn = (store: string, kind: KindName, design: number): Ratio =>
  design === 1 && storeOf(store).tallKinds.has(kind) ? '15:23' : drawings[kind].ratio;

/** Rounds to whole dollars up to 100, and to 50 cents below. */
const reduced = (dollars: number, off: number): number => Math.round((dollars * (100 - off)) / 50) / 2;

/** Reduces one in twenty products in addition to those in the models. */
const offBy = (key: string): number => (chanceOf(`${key} sale`) < 0.05 ? pickBy([10, 20, 30, 50], `${key} depth`) : 0);

const initials = (store: string): string =>
  storeOf(store)
    .name.split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** An id such as `NT-482913`, derived from store, brand and name, so that changes of other models do not affect it. */
const idOf = (store: string, brand: string, name: string): string =>
  `${initials(store)}-${100_000 + Math.floor(chanceOf(`${store}/${brand}/${name}`) * 900_000)}`;

/** A store that also sells another store's product is never the first. */
const storeBy = (brand: string, name: string, { store }: Extra, others: readonly SharedOffer[]): string =>
  store ??
  pickBy(
    brandOf(brand).stores.filter((one) => !others.some(([other]) => other === one)),
    `${brand} ${name} store`,
  );

/** Another store sells only some colors, including the first, and may lack the smallest or largest size. */
const partOf = (colours: readonly Colour[], sizes: readonly string[], id: string): Stocked => {
  const count = Math.ceil(colours.length * (0.5 + chanceOf(`${id} part`) / 2));
  const [from, to] = pickBy([[0], [1], [0, -1]], `${id} sizes`);
  return { colours: colours.slice(0, count), sizes: sizes.length < 3 ? sizes : sizes.slice(from, to) };
};

type Stocked = { colours: readonly Colour[]; sizes: readonly string[] };

type Placed = {
  model: Model;
  item: Item;
  kind: KindName;
  store: string;
  dollars: number;
  off: number;
  colours: readonly Colour[];
  /** Set if another store sold it first. An undefined title means the same title. */
  other?: { title: string | undefined };
};

const productOf = ({ model, item, kind, store, dollars, off, colours: all, other }: Placed): DemoProduct => {
  const [name, brand, design, , extra = {}] = item;
  const id = idOf(store, brand, name);
  const cents = dollars * 100;
  const { colours, sizes } = other
    ? partOf(all, ladders[model.sizes], id)
    : { colours: all, sizes: ladders[model.sizes] };
  return {
    id,
    store,
    brand,
    model: `${brand}: ${name}`,
    name: other?.title ?? name,
    category: model.category,
    kind,
    design,
    ratio: ratioIn(store, kind, design),
    colours,
    priceCents: off === 0 ? cents : reduced(dollars, off) * 100,
    retailCents: off === 0 ? null : cents,
    variants: stockUp(colours, sizes, id, extra.stock),
    description: describe({ kind, name, brand, key: `${brand} ${name}` }),
  };
};

/** All products of the models, in order. Deterministic. */
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
      const others = sharedModels.get(`${brand}: ${name}`)?.offers ?? [];
      return [
        productOf({ ...placed, store: storeBy(brand, name, extra, others), dollars, off }),
        ...others.map(([store, price, title]) =>
          productOf({ ...placed, store, dollars: price, off: 0, other: { title } }),
        ),
      ];
    });
  });
};
