import { chanceOf } from './chance.ts';
import { pictureOf } from './feed.ts';
import { type DemoProduct, isBuyable } from './product.ts';

const primaryOf = ({ colours }: DemoProduct) => colours[0] ?? 'ink';

const looks = new WeakMap<DemoProduct, string>();

/** What a card shows: the drawing in its primary color. */
export const lookOf = (product: DemoProduct): string => {
  const look = looks.get(product) ?? pictureOf(product, primaryOf(product)).replace('-15x23', '');
  // Cached, because each is compared with hundreds of others.
  looks.set(product, look);
  return look;
};

const groupBy = <T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

/** Puts new looks before repeated ones. */
const unseenFirst = (group: readonly DemoProduct[]): DemoProduct[] =>
  [...groupBy(group, lookOf).values()]
    .flatMap((same) => same.map((product, turn) => ({ product, turn })))
    .toSorted((one, two) => one.turn - two.turn || chanceOf(one.product.id) - chanceOf(two.product.id))
    .map(({ product }) => product);

/** Spreads each kind evenly over the list, so that every part of it is mixed. */
const spread = (products: readonly DemoProduct[]): DemoProduct[] =>
  [...groupBy(products, ({ category, kind }) => `${category[0]} ${kind}`)]
    .flatMap(([name, group]) => {
      const shift = chanceOf(name);
      return unseenFirst(group).map((product, at) => {
        const place = (at + shift) / group.length;
        return { product, place: isBuyable(product) ? place : 0.4 + 0.6 * place };
      });
    })
    .toSorted((one, two) => one.place - two.place)
    .map(({ product }) => product);

type Rule = (next: DemoProduct, before: readonly DemoProduct[]) => boolean;

const differs =
  (traitOf: (product: DemoProduct) => string, reach: number): Rule =>
  (next, before) =>
    before.slice(-reach).every((one) => traitOf(one) !== traitOf(next));

const hasFreshLook: Rule = (next, before) =>
  before
    .filter(({ category }) => category[0] === next.category[0])
    .slice(-36)
    .every((one) => lookOf(one) !== lookOf(next));

/** Rules against similar neighbors, most important first. */
const rules: readonly Rule[] = [
  hasFreshLook,
  differs(lookOf, 48),
  differs(({ kind }) => kind, 4),
  differs(({ brand }) => brand, 2),
  differs(primaryOf, 1),
  differs(({ store }) => store, 1),
  differs(primaryOf, 3),
];

/** How far ahead to look for a better neighbor. */
const lookAhead = 50;

/** The index of the remaining product that breaks the least important rules. */
const nextOf = (waiting: readonly DemoProduct[], before: readonly DemoProduct[]): number => {
  let best = 0;
  let bestCost = Number.POSITIVE_INFINITY;
  waiting.slice(0, lookAhead).forEach((product, at) => {
    const broken = rules.reduce(
      (sum, rule, index) => sum + (rule(product, before) ? 0 : 2 ** (rules.length - index)),
      0,
    );
    const cost = broken + at / lookAhead;
    if (cost >= bestCost) return;
    best = at;
    bestCost = cost;
  });
  return best;
};

/**
 * The order in which the demo's products appeared, newest first: `lead` unchanged, then the others with alternating
 * kinds, looks, brands, colors and stores.
 */
export const newestFirst = (products: readonly DemoProduct[], lead: readonly DemoProduct[]): DemoProduct[] => {
  const ordered = [...lead];
  const waiting = spread(products.filter((product) => !lead.includes(product)));
  while (waiting.length > 0) ordered.push(...waiting.splice(nextOf(waiting, ordered), 1));
  return ordered;
};
