import { describe, expect, it } from 'vitest';
import type { Label } from './golden-set.ts';
import { type JudgedRow, judgeRow } from './judge-row.ts';

const labelWith = (sizes: Label['sizes']): Label => ({
  ...{ id: '1', brand: 'Example', title: 'Jacket', kind: 'clothing/jackets' },
  ...{ audience: 'women', colors: [], sizes, group: '1' },
});

const variantIn = (ladder: string, value: string): JudgedRow['variants'][number] => ({
  ...{ externalId: '1', color: null, size: { ladder, value, sortOrder: 0 }, stock: null, images: [] },
  ...{ priceCents: 100, retailCents: null, currency: 'EUR', gtin: null, mpn: null, sku: null },
});

const isRight = (sizes: Label['sizes'], ...variants: JudgedRow['variants']): boolean | undefined =>
  judgeRow(labelWith(sizes), {
    ...{ brand: 'Example', title: 'Jacket', categoryPath: 'women/clothing/jackets', variants },
  }).size?.isRight;

const eu = "Women's tops, EU";

describe('a size', () => {
  it('is right under any name that the row gives it, and under no other', () => {
    expect(isRight([['54', '3XL']], variantIn("Women's tops, letters", '3XL'))).toBe(true);
    expect(isRight([['54', '3XL']], variantIn("Women's tops, numbers", '54'))).toBe(true);
    expect(isRight([['54', '3XL']], variantIn("Women's tops, numbers", '52'))).toBe(false);
    expect(isRight([['54', '3XL']])).toBe(false);
  });

  it('is wrong if one of several sizes is missing', () => {
    expect(
      isRight(
        [
          ['44', 'L'],
          ['48', 'XL'],
        ],
        variantIn(eu, '44'),
      ),
    ).toBe(false);
    expect(isRight(['44', '48'], variantIn(eu, '44'))).toBe(false);
  });

  it('is wrong in a system that contradicts the letter of the row', () => {
    expect(isRight([['44', 'L']], variantIn(eu, '44'))).toBe(true);
    expect(isRight([['44', 'M']], variantIn(eu, '44'))).toBe(true);
    expect(isRight([['44', 'S']], variantIn(eu, '44'))).toBe(false);
    expect(isRight([['44', 'L']], variantIn("Women's trousers, waist", '44'))).toBe(false);
    expect(isRight([['44', 'S']], variantIn('Clothes, EU', '44'))).toBe(true);
  });
});
