import { describe, expect, it } from 'vitest';
import { optionsInWords } from './sku-words.ts';

describe('options written out in an SKU', () => {
  it.each([
    ['3357-Black-28', { size: '28', color: 'Black' }],
    ['710_SkyBlue_XL', { size: 'XL', color: 'Sky Blue' }],
    ['91-Navy-White-9.5', { size: '9.5', color: 'Navy White' }],
    ['88012-NAVY', { size: null, color: null }],
    ['88012-OLIVE', { size: null, color: 'OLIVE' }],
    ['4411-RÖD-38', { size: '38', color: 'RÖD' }],
    ['88012-TAN', { size: null, color: null }],
    ['M01KHA-30', { size: null, color: null }],
    ['Black-28', { size: null, color: null }],
  ])('reads %s', (sku, options) => {
    expect(optionsInWords(sku)).toEqual(options);
  });
});
