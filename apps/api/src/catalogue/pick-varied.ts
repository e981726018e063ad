import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { shownPicture } from '../products/product-card.ts';

type Uses = Map<string | number, number>;

const use = (uses: Uses, ...values: (string | number)[]): void => {
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
};

/** A shop may have few kinds, so a different brand counts more than a different kind. */
const brandWeight = 3;

const usesOf = (uses: Uses, { brand_id, category_path }: ProductCard): number =>
  brandWeight * (uses.get(brand_id) ?? 0) + (uses.get(category_path) ?? 0);

const leastUsed = (cards: Iterable<ProductCard>, uses: Uses): ProductCard | undefined => {
  let best: { card: ProductCard; uses: number } | undefined;
  for (const card of cards) {
    const count = usesOf(uses, card);
    if (!best || count < best.uses) best = { card, uses: count };
  }
  return best?.card;
};

/** The first of all cards with the same picture. Some stores send one row per size with the same picture. */
const onePerPicture = (cards: readonly ProductCard[]): ProductCard[] => {
  const pictures = new Set<string>();
  return cards.filter((card) => {
    const picture = shownPicture(card);
    if (picture === null) return true;
    const isNew = !pictures.has(picture);
    pictures.add(picture);
    return isNew;
  });
};

/**
 * Up to `count` of `cards`, which are sorted best first. Each pick is the first card whose brand, then kind, was picked
 * least often. No picture repeats. All cards of a lower tier come before those of a higher one; without `tierOf` there
 * is one tier.
 */
export const pickVaried = (
  cards: readonly ProductCard[],
  count: number,
  tierOf: (card: ProductCard) => number = () => 0,
): ProductCard[] => {
  const uses: Uses = new Map();
  const picked: ProductCard[] = [];
  const tiers = [...Map.groupBy(onePerPicture(cards), tierOf)].sort(([one], [other]) => one - other);
  for (const [, tier] of tiers) {
    const left = new Set(tier);
    while (picked.length < count && left.size > 0) {
      const card = leastUsed(left, uses);
      if (!card) break;
      left.delete(card);
      use(uses, card.brand_id, card.category_path);
      picked.push(card);
    }
  }
  return picked;
};
