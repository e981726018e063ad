import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { describe, expect, it } from 'vitest';
import { pickVaried } from './pick-varied.ts';

/** A card with the fields that picking reads. */
const card = (product_id: number, brand_id: number, category_path: string, image_path: string | null): ProductCard =>
  ({ product_id, brand_id, category_path, image_path, product_color_data: [] }) as unknown as ProductCard;

const idsOf = (cards: readonly ProductCard[]): number[] => cards.map(({ product_id }) => product_id);

describe('pickVaried', () => {
  it('prefers another brand, then another kind, over more of the same', () => {
    const cards = [
      card(1, 1, 'boots', 'a'),
      card(2, 1, 'boots', 'b'),
      card(3, 1, 'hats', 'c'),
      card(4, 2, 'boots', 'd'),
      card(5, 3, 'bags', 'e'),
    ];

    expect(idsOf(pickVaried(cards, 4))).toEqual([1, 5, 4, 3]);
  });

  it('takes one of several cards with the same picture, and every card without a picture', () => {
    const cards = [
      card(1, 1, 'boots', 'a'),
      card(2, 2, 'hats', 'a'),
      card(3, 1, 'boots', null),
      card(4, 1, 'boots', null),
    ];

    expect(idsOf(pickVaried(cards, 9)).sort()).toEqual([1, 3, 4]);
  });

  it('takes all cards of a lower tier before any of a higher tier', () => {
    const cards = [card(1, 1, 'boots', 'a'), card(2, 2, 'hats', 'b'), card(3, 1, 'boots', 'c')];

    expect(idsOf(pickVaried(cards, 3, ({ brand_id }) => (brand_id === 1 ? 0 : 1)))).toEqual([1, 3, 2]);
  });
});
