import type { Placed } from './order.ts';

/** The rule is kept over this many places, so that it is the same on every page. */
export const variedPlaces = 48;

/** A brand comes again only behind this many products of others. */
export const between = 2;

/** How much of the best score a product must have to come before it. */
export const closeEnough = 0.9;

/** What stands in a ranking: of two the one of the lower tier comes first, then the one with the lower key, which is `-score`. */
type Ranked = { tier: number; key: number };

/** What neighbors should differ in. */
export type Looks<One> = { brandOf: (one: One) => number; modelOf: (one: One) => string };

const modelOf = ({ segment, slot }: Placed): string => {
  const { starts, values } = segment.titles;
  return `${segment.brands[slot]} ${values.subarray(starts[slot] ?? 0, starts[slot + 1] ?? 0).join(' ')}`;
};

const brandOf = ({ segment, slot }: Placed): number => segment.brands[slot] ?? 0;

const isClose = (one: Ranked, best: Ranked): boolean => one.tier === best.tier && one.key <= best.key * closeEnough;

/**
 * The first 48 of a ranking so that neighbors differ in brand, and models that are called alike do not stand together, as
 * far as the scores (`-key`) are close; the rest as it is.
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

/** The same of what stands in segments. */
export const vary = (placed: readonly Placed[]): Placed[] => varyBy(placed, { brandOf, modelOf });
