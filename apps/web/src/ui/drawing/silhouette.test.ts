import { describe, expect, it } from 'vitest';
import { silhouetteOf } from './silhouette.ts';

describe('silhouetteOf', () => {
  it.each([
    ['women/clothing/dresses', 'dress'],
    ['women/clothing/shirt-dresses', 'dress'],
    ['women/clothing/short-sleeve-shirts', 'tee'],
    ['men/clothing/coats-jackets', 'coat'],
    ['women/clothing/skirts', 'skirt'],
    ['men/clothing/jeans', 'trousers'],
    ['women/shoes/boots', 'shoe'],
    ['women/bags/totes', 'bag'],
    ['women/accessories/hats', 'hat'],
    ['women/jewellery/earrings', 'ring'],
    ['beauty/fragrance/perfume', 'bottle'],
    ['home/decor/vases', 'vase'],
    ['women/shoes', 'shoe'],
    ['something/else', 'tee'],
    ['', 'tee'],
  ])('draws %s as a %s', (path, silhouette) => {
    expect(silhouetteOf(path)).toBe(silhouette);
  });
});
