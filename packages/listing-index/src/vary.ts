import type { Placed } from './order.ts';
import { titleWordsOf } from './titles.ts';

/** The number of places that are varied, on all pages together. */
export const variedPlaces = 48;

/** At least this many products of other brands come between two products of one brand. */
export const between = 2;

/** The minimum share of the best score for a product to move ahead of it. */
export const closeEnough = 0.9;

/** An item of a ranking, ordered by `tier`, then by `key`, which is `-score`. */
type Ranked = { tier: number; key: number };

/** The properties in which neighbors should differ. */
export type Looks<One> = { brandOf: (one: One) => number; modelOf: (one: One) => string };

const modelOf = ({ segment, slot }: Placed): string =>
  `${segment.brands[slot]} ${titleWordsOf(segment.titles, slot).join(' ')}`;

const brandOf = ({ segment, slot }: Placed): number => segment.brands[slot] ?? 0;

const isClose = (one: Ranked, best: Ranked): boolean => one.tier === best.tier && one.key <= best.key * closeEnough;

/**
 * Reorders the first 48 products so that neighbors differ in brand and model name, as far as their scores (`-key`) are
 * close. The rest stay in place.
 */
export const varyBy = <One extends Ranked>(placed: readonly One[], { brandOf, modelOf }: Looks<One>): One[] => {
  const left = placed.slice(0, variedPlaces);
  const varied: One[] = [];
  const models = new Set<string>();
  while (left.length > 0) {
    const [best] = left;
    if (!best) break;
    const brands = varied.slice(-between).map(brandOf);
    const isOther = (one: One): boolean => !(brands.includes(brandOf(one)) || models.has(modelOf(one)));
    const at = Math.max(
      0,
      left.findIndex((one) => isClose(one, best) && isOther(one)),
    );
    for (const next of left.splice(at, 1)) {
      varied.push(next);
      models.add(modelOf(next));
    }
  }
  return [...varied, ...placed.slice(variedPlaces)];
};

/** The same for products of segments. */
export const vary = (placed: readonly Placed[]): Placed[] => varyBy(placed, { brandOf, modelOf });
