import { describe, expect, it } from 'vitest';
import { showTitle, withoutBrand } from './title.ts';

describe('showTitle', () => {
  it.each([
    ["TARNBECK MOCCASIN MEN'S CLIMBING SHOE", 'Tarnbeck', "Tarnbeck Moccasin Men's Climbing Shoe"],
    ['tarnbeck kestrel iii boots', 'Tarnbeck', 'Tarnbeck Kestrel III Boots'],
    ['Wind River Iii Boots', 'Oboro', 'Wind River III Boots'],
    ['Kestrel xx and xxi', 'Oboro', 'Kestrel XX and Xxi'],
    ['Mix Di Civic Vivid', 'Oboro', 'Mix Di Civic Vivid'],
    ['ADIDAS TERREX GTX', 'adidas', 'adidas Terrex GTX'],
    ['alexander mcqueen belt', 'Alexander McQueen', 'Alexander McQueen Belt'],
    ['McQueen eVent Shell', 'Oboro', 'McQueen eVent Shell'],
    ['FIVE.TEN - ROGUE', 'Five Ten', 'Five Ten - Rogue'],
    ['slip-on shoe, black/white', 'Oboro', 'Slip-On Shoe, Black/White'],
    ['HOUSE OF THE SUN TEE', 'Oboro', 'House of the Sun Tee'],
    ['the long coat', 'Oboro', 'The Long Coat'],
    ['automatic watch 38 mm', 'Oboro', 'Automatic Watch 38 mm'],
    ['Boot TX4 2.0 S3', 'Oboro', 'Boot TX4 2.0 S3'],
    ['écharpe été', 'Oboro', 'Écharpe Été'],
    ['X', 'Oboro', 'X'],
    ['Tarnbeck', 'Tarnbeck', 'Tarnbeck'],
    ['Tarnbecker Boot', 'Tarnbeck', 'Tarnbecker Boot'],
  ])('shows %s of %s as %s', (name, brand, title) => {
    expect(showTitle(name, brand)).toBe(title);
  });

  it("puts the brand's display name where the feed's own spelling stood", () => {
    expect(showTitle('Tarnbeck Equipment Boot', 'Tarnbeck', 'Tarnbeck Equipment')).toBe('Tarnbeck Equipment Boot');
    expect(showTitle('Evolve Boot', 'Evolv', 'Evolve')).toBe('Evolv Boot');
  });
});

describe('withoutBrand', () => {
  it.each([
    ['Black Diamond Zone - 7', ['Black Diamond'], 'Zone - 7'],
    ['BLACK DIAMOND - ZONE', ['Black Diamond'], 'ZONE'],
    ['Red Chili Voltage', ['Red Chili'], 'Voltage'],
    ['Voltage', ['Red Chili'], 'Voltage'],
    ['Red Chili', ['Red Chili'], 'Red Chili'],
    ['Boot', [''], 'Boot'],
  ])('takes the brand off %s', (name, spellings, rest) => {
    expect(withoutBrand(name, spellings)).toBe(rest);
  });
});
