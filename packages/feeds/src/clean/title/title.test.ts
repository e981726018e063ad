// cspell:ignore İpek İPEK Bluz Kırmızı KIRMIZI katana Veste
import { describe, expect, it } from 'vitest';
import { caseTitle, withoutBrand } from './title.ts';

describe('caseTitle', () => {
  it.each([
    ["MOCCASIN MEN'S CLIMBING SHOE", "Moccasin Men's Climbing Shoe"],
    ['kestrel iii boots', 'Kestrel III Boots'],
    ['Wind River Iii Boots', 'Wind River III Boots'],
    ['Kestrel xx and xxi', 'Kestrel XX and Xxi'],
    ['Mix Di Civic Vivid', 'Mix Di Civic Vivid'],
    ['TERREX GTX DLX', 'Terrex GTX DLX'],
    ['McQueen eVent Shell', 'McQueen eVent Shell'],
    ['HARRIER Mid Leather', 'Harrier Mid Leather'],
    ['GORE-TEX Shell', 'GORE-TEX Shell'],
    ['slip-on shoe', 'Slip-On Shoe'],
    ['HOUSE OF THE SUN TEE', 'House of the Sun Tee'],
    ['the long coat', 'The Long Coat'],
    ['automatic watch 38 mm', 'Automatic Watch 38 mm'],
    ['Belt 25cm', 'Belt 25cm'],
    ['14kt. gold ring 2nd size', '14kt. Gold Ring 2nd Size'],
    ['ROPE 60M 2ND GENERATION', 'Rope 60m 2nd Generation'],
    ['TRAIL BACKPACK 25L', 'Trail Backpack 25L'],
    ['Boot TX4 2.0 S3', 'Boot TX4 2.0 S3'],
    ['écharpe été', 'Écharpe Été'],
    ['İPEK BLUZ KIRMIZI', 'İpek Bluz Kırmızı'],
    ['X', 'X'],
  ])('displays %s as %s', (name, title) => {
    expect(caseTitle(name)).toBe(title);
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
    ['Tarnbecker Boot', ['Tarnbeck'], 'Tarnbecker Boot'],
    ['Five Ten Five Ten Rogue', ['Five Ten'], 'Rogue'],
    ['FIVE.TEN - ROGUE', ['Five Ten'], 'ROGUE'],
    ["Women's La Sportiva Katana", ['La Sportiva'], "Women's Katana"],
    ['Black Diamond Zone', ['Black Diamond Equipment'], 'Zone'],
    ['Tarnbeck Zone', ['Tarnbeck North America'], 'Zone'],
    ['Ridge Jacket by Tarnbeck', ['Tarnbeck'], 'Ridge Jacket'],
    ['Veste Ridge par TARNBECK', ['Tarnbeck'], 'Veste Ridge'],
    ['Ridge Jacket Fir & Ac', ['FIR&AC'], 'Ridge Jacket'],
    ['Ridge Jacket | Tarnbeck', ['Tarnbeck'], 'Ridge Jacket'],
    ['Leather boot Five Ten brown', ['Five Ten'], 'Leather boot brown'],
    ['Slip On Shoe', ['On'], 'Slip On Shoe'],
    ['Poster of Tarnbeck', ['Tarnbeck'], 'Poster of Tarnbeck'],
  ])('removes the brand from %s', (name, spellings, rest) => {
    expect(withoutBrand(name, spellings)).toBe(rest);
  });
});
