import { describe, expect, it } from 'vitest';
import { areShoeSizes, areShoesOfRows, shoeEvidence } from './shoe-evidence.ts';

describe('shoeEvidence', () => {
  it.each(['9.5', 'EUR 38.5', '42 2/3', 'M6.5/W8', '10 D', '9 Medium', '8.0', 'Mondo 26', 'Size 9 1/2'])(
    'accepts %s as a shoe size only',
    (size) => {
      expect(shoeEvidence(size)).toBe('sure');
    },
  );

  it.each(['9', 'EU 38', '42', "Men's 9", 'US 8'])('is unsure about %s', (size) => {
    expect(shoeEvidence(size)).toBe('maybe');
  });

  it.each(['M', '32x34', '2T', '65L', '120', '28', 'One Size', '8 Long'])('rejects %s as a shoe size', (size) => {
    expect(shoeEvidence(size)).toBe('no');
  });
});

describe('sizes of one product', () => {
  it('are shoe sizes if one must be and the others can be', () => {
    expect(areShoeSizes(['9', '9.5', '10'])).toBe(true);
    expect(areShoeSizes(['9', 'M'])).toBe(false);
    expect(areShoeSizes([])).toBe(false);
  });

  it('are shoe sizes if odd European sizes occur with sizes from 42 up', () => {
    expect(areShoesOfRows(['39', '41', '44'])).toBe(true);
    expect(areShoesOfRows(['34', '36', '38'])).toBe(false);
    expect(areShoesOfRows(['41'])).toBe(false);
  });
});
