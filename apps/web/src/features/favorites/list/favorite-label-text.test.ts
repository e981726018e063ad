import { describe, expect, it } from 'vitest';
import { favorite, tote } from '../testing/favorite.ts';
import { favoriteLabelText } from './favorite-label-text.ts';

const onSale = tote({ price: 10, retail_price: 20 });

describe('favoriteLabelText', () => {
  it.each([
    [{ stock_label: 'sold_out' as const, productDetail: onSale }, 'Sold out'],
    [{ stock_label: 'sold_out' as const, color_id: 9 }, 'No longer in this color'],
    [{ stock_label: 'sold_out' as const, color_id: 9, productDetail: tote({ stock: 0 }) }, 'Sold out'],
    [{ stock_label: 'sold_out' as const, color_id: 9, productDetail: tote({ is_active: 0 }) }, 'Sold out'],
    [{ stock_label: 'low_stock' as const, productDetail: onSale }, 'Low stock'],
    [{ stock_label: 'back_in_stock' as const }, 'Back in stock'],
    [{ productDetail: onSale }, 'On sale'],
    [{ productDetail: tote({ price: 20, retail_price: 10 }) }, null],
    [{}, null],
  ])('returns at most one label (%#)', (changes, expected) => {
    expect(favoriteLabelText(favorite(changes))).toBe(expected);
  });
});
