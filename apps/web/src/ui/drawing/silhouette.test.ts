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
    ['women/shoes/boots', 'boot'],
    ['women/bags/totes', 'bag'],
    ['men/clothing/shorts', 'shorts'],
    ['women/clothing/swimwear', 'swimsuit'],
    ['women/accessories/sunglasses', 'glasses'],
    ['outdoor/climbing/climbing-shoes', 'shoe'],
    ['outdoor/climbing/protection-hardware', 'carabiner'],
    ['outdoor/snow/skis', 'ski'],
    ['women/accessories/hats', 'hat'],
    ['women/jewellery/earrings', 'ring'],
    ['beauty/fragrance/perfume', 'bottle'],
    ['home/decor/vases', 'vase'],
    ['women/shoes', 'shoe'],
    ['something/else', 'tag'],
    ['', 'tag'],
  ])('draws %s as a %s', (path, silhouette) => {
    expect(silhouetteOf(path)).toBe(silhouette);
  });
});
