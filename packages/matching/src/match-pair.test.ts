// cspell:disable
import { describe, expect, it } from 'vitest';
import type { OfferEvidence } from './evidence.ts';
import { matchPair } from './match-pair.ts';
import { offer } from './testing/offer.ts';
import { noWeights, weighWords } from './weights.ts';

type More = Partial<OfferEvidence>;
const verdict = (one: string, other: string, more: More = {}, others: More = {}): string =>
  matchPair(offer(1, one, more), offer(2, other, others), noWeights).verdict;

describe('matchPair, by titles', () => {
  it.each([
    ['Ridge Mid Leather B-Dry', 'Ridge Mid Leather Waterproof'],
    ["Ridge Mid Hiking Boots - Men's", 'Ridge Mid Boot'],
    ["Women's Ridge GTX Hiking Shoes", 'Ridge Gore-Tex Wmns'],
    ['Ridge III Shoe', 'Ridge 3 Hiking Shoe'],
    ['Ridge 2.0', 'Ridge v2'],
    ['Nano Air Hoody', 'NanoAir Hooded Jacket'],
    ['Ridge 30 Liter Pack', 'Ridge 30L Backpack'],
    ['Ridge LV', 'Ridge Low Volume Climbing Shoe'],
    ['Ridge 1/4 Zip', 'Ridge Quarter-Zip Pullover'],
    ['RIDGE WIDE', 'Ridge'],
    ['Ridge Rock Climbing Shoe', 'Ridge'],
    ['Ridge Fleece Jacket', 'Ridge Jacket'],
    ['Ridge 3L Rain Jacket', 'Ridge 3L Jacket'],
    ['Ridge 880v14', 'Ridge 880 v14'],
    ['Stratos 24 Pack', 'Stratos 24L Backpack'],
    ['Ridge Sweater Jacket', 'Ridge Sweater'],
    ['Baggies Short 5 in', 'Baggies Short - 5"'],
    ['Ridge Mid CSWP Boot', 'Ridge Mid Climashield Waterproof Boot'],
    ['TX4 Approach Shoe', 'TX 4 Approach Shoes'],
    ['Rush Trail GTX Shoe', 'Rush Trail Gore-Tex'],
    ['Clifton 9 Running Shoe', 'Clifton 9 Road-Running Shoes'],
    ['Ghost 17 Neutral Running Shoe', 'Ghost 17 Running Shoes'],
    ['Adrenaline GTS 23 Support Running Shoes', 'Adrenaline GTS 23'],
    ['Freerider Mountain Bike Shoe', 'Freerider MTB Shoe'],
    ['Lone Peak 9+', 'Lone Peak 9 Plus'],
    ['Atmos AG 65', 'Atmos AG 65L'],
    ['Baggies Short 5', 'Baggies Short 5"'],
    ['Ridge Climbing Shoe (Past Season)', 'Ridge Rock Shoe'],
    ['Ridge 2023 Shoe', 'Ridge Shoe - Closeout'],
  ])('joins %s and %s', (one, other) => {
    expect(verdict(one, other)).toBe('match');
  });

  it.each([
    ['Ridge V', 'Ridge'],
    ['Ridge 2 Mid GTX', 'Ridge Mid GTX'],
    ['Ridge II', 'Ridge III'],
    ['Ridge Lace', 'Ridge VS'],
    ['Ridge LV', 'Ridge'],
    ['Ridge Mid Leather', 'Ridge Mid Mesh'],
    ["Women's Ridge", "Men's Ridge"],
    ["Girls' Ridge", "Women's Ridge"],
    ['Ridge Vest', 'Ridge Jacket'],
    ['Ridge 30L Pack', 'Ridge 40L Pack'],
    ['Ridge Full-Zip', 'Ridge Half-Zip'],
    ['Mountain 600', 'Mountain 500'],
    ['Ridge Leather', 'Ridge'],
    ['Pegasus Trail Shoe', 'Pegasus Trail 4 Shoe'],
    ['Pegasus Trail', 'Pegasus'],
    ['Ridge Sweater Vest', 'Ridge Sweater'],
    ['Ridge Shell Pants', 'Ridge Shell Jacket'],
    ['Ridge Slip-On', 'Ridge Lace'],
    ['Ridge 880v14', 'Ridge 880v13'],
    ['Stratos 24 Pack', 'Stratos 34L Pack'],
    ['Baggies Short 5 in', 'Baggies Short 7"'],
    ['TX4 Shoe', 'TX 3 Shoe'],
    ['Ridge 65L Pack', 'Ridge 50 Pack'],
    ['Ridge 65L', 'Ridge 50'],
    ['Ridge Parka', 'Ridge Jacket'],
    ['Ridge Pro BOA', 'Ridge Pro Lace'],
    ['Rush Trail GTX Shoe', 'Rush GTX Shoe'],
    ['Aequilibrium Hike GTX Boot', 'Aequilibrium GTX Boot'],
  ])('never joins %s and %s', (one, other) => {
    expect(verdict(one, other)).toBe('none');
  });

  it.each([
    ['Ridge Mid GTX', 'Ridge GTX'],
    ['Kaha 2 Low GTX', 'Kaha 2 GTX'],
    ['Fanning Low Flip Flops', 'Fanning Flip Flops'],
    ['Ridge Waterproof', 'Ridge'],
    ['Ridge Slip-On', 'Ridge'],
    ['Ridge 9+', 'Ridge 9'],
    ['Ridge Insulated Jacket', 'Ridge Jacket'],
    ['Breeze Low Hiking Shoe', 'Breeze Hiking Boot'],
    ['Ridge Crest Traverse', 'Ridge Crest'],
    ['Ridge Pro', 'Ridge'],
  ])('makes %s and %s a candidate pair', (one, other) => {
    expect(verdict(one, other)).toBe('candidate');
  });

  it.each([
    ['Ridge Hoody', 'Ridge Hooded Jacket'],
    ['Ridge Zip-Neck', 'Ridge Zip-Neck Top'],
    ['Ridge Pants - 32" Inseam', 'Ridge Pant'],
    ['Ridge Pants - Short', 'Ridge Pants - Regular'],
    ['Ridge LW P/O', 'Ridge Lightweight Pullover'],
  ])('joins the clothes %s and %s from different categories', (one, other) => {
    expect(verdict(one, other, { kind: 'clothing/jackets' }, { kind: 'clothing/sweatshirts-hoodies' })).toBe('match');
  });

  it('recognizes shoes anywhere in the category tree', () => {
    expect(verdict('Ridge Shoe', 'Ridge Shoe', { kind: 'cycling/cycling-shoes' })).toBe('match');
    expect(verdict('Ridge', 'Ridge', { kind: 'cycling/bikes' })).toBe('none');
  });

  it("ignores the brand's words in the name", () => {
    const [face, adidas] = [{ brand: 'thenorthface' }, { brand: 'fiveten' }];

    expect(verdict('North Face Denali', 'Denali', face, face)).toBe('match');
    expect(verdict('Adidas Five Ten Niad', 'Niad', adidas, adidas)).toBe('match');
    expect(verdict('Adidas Niad', 'Niad', adidas, adidas)).toBe('match');
    expect(verdict('Terrex Swift', 'Swift', { brand: 'adidas' }, { brand: 'adidas' })).toBe('match');
  });

  it("treats a title without an audience as the men's or unisex model unless the title or a column says women", () => {
    expect(verdict("Men's Ridge", 'Ridge')).toBe('match');
    expect(verdict('Ridge', 'Ridge', { audience: 'unisex' }, { audience: 'men' })).toBe('match');
    expect(verdict("Women's Ridge", 'Ridge')).toBe('none');
    expect(verdict("Women's Ridge", 'Ridge', { colors: ['red'] }, { colors: ['red', 'blue'] })).toBe('candidate');
    expect(verdict("Kids' Ridge", 'Ridge', { colors: ['red'] }, { colors: ['red'] })).toBe('none');
    expect(verdict("Women's Ridge", 'Ridge', {}, { audience: 'women' })).toBe('match');
  });

  it('does not join offers of different or unknown brands, or of different kinds', () => {
    expect(verdict('Ridge', 'Ridge', {}, { brand: 'farrow' })).toBe('none');
    expect(verdict('Ridge', 'Ridge', { brand: '' }, { brand: '' })).toBe('none');
    expect(verdict('Ridge', 'Ridge', {}, { kind: 'clothing/jackets' })).toBe('none');
  });

  it('makes a candidate pair when one price is several times the other', () => {
    expect(verdict('Ridge', 'Ridge', {}, { price: 40_000 })).toBe('candidate');
  });

  it("does not join by name when the brand's models share its words", () => {
    const models = Array.from({ length: 40 }, (_, at) =>
      offer(10 + at, `Terra ${'abcdefgh'[at % 8]}${'klmno'[at % 5]}ix`),
    );
    const weights = weighWords(models, 1);

    const other = offer(2, 'Terra', { price: 20_000 });
    expect(matchPair(offer(1, 'Terra'), other, weights).verdict).toBe('candidate');
    expect(matchPair(offer(1, 'Terra 3'), { ...other, title: 'Terra III' }, weights).verdict).toBe('match');
    expect(matchPair(offer(1, 'Terra Akix'), { ...other, title: 'Terra Akix' }, weights).verdict).toBe('match');
  });
});

describe('matchPair, with pictures', () => {
  const pictures = ['e6c9a35b1f00ffee'];
  const alike = { pictures: ['0123456789abcdef', 'e6c9a35b1f00ffed'] };

  it('is supported by similar pictures and lists them as a reason', () => {
    const weights = weighWords(
      Array.from({ length: 40 }, (_, at) => offer(10 + at, `Terra ${'abcdefgh'[at % 8]}${'klmno'[at % 5]}ix`)),
      1,
    );
    const one = offer(1, 'Terra', { pictures });
    const other = offer(2, 'Terra', { price: 20_000 });
    const supported = matchPair(one, { ...other, ...alike }, weights);

    expect(matchPair(one, { ...other, pictures: ['19365ca4e0ff0011'] }, weights).verdict).toBe('candidate');
    expect(supported.verdict).toBe('match');
    expect(supported.reasons).toContainEqual({ kind: 'picture', text: 'have similar pictures' });
  });

  it('is not proved by pictures alone', () => {
    expect(verdict('Ridge', 'Crest', { pictures }, alike)).toBe('none');
    expect(verdict('Ridge Alpine', 'Ridge Tundra', { pictures }, alike)).toBe('none');
    expect(verdict('Ridge Mid', 'Ridge Low', { pictures }, alike)).toBe('none');
    expect(verdict("Women's Ridge", "Men's Ridge", { pictures }, alike)).toBe('none');
    expect(verdict('Ridge', 'Ridge', { pictures }, { ...alike, brand: 'farrow' })).toBe('none');
  });
});

describe('matchPair, by numbers', () => {
  const gtins = ['04006381333931'];

  it('is certain with a shared GTIN, and with a shared MPN of one brand', () => {
    expect(matchPair(offer(1, 'Ridge', { gtins }), offer(2, 'Something Else', { gtins }), noWeights)).toEqual({
      verdict: 'match',
      score: 1,
      reasons: [{ kind: 'gtin', text: 'both have GTIN 04006381333931' }],
    });
    expect(verdict('Ridge', 'Crest', { mpns: ['21K-900'] }, { mpns: ['21k 900'] })).toBe('match');
    expect(verdict('Ridge', 'Crest', { mpns: ['21K-900'] }, { mpns: ['21k 900'], brand: 'farrow' })).toBe('none');
    expect(verdict('Ridge', 'Crest', { mpns: ['21'] }, { mpns: ['21'] })).toBe('none');
  });

  it.each([
    ["Women's Ridge", "Men's Ridge"],
    ['Ridge Mid', 'Ridge Low'],
    ['Ridge 2', 'Ridge'],
    ['Ridge Lace', 'Ridge Velcro'],
  ])('ignores a shared GTIN of %s and %s', (one, other) => {
    expect(verdict(one, other, { gtins }, { gtins })).toBe('none');
  });

  it('ignores a shared GTIN when columns say women and men, but not when one says nothing', () => {
    const women = { gtins, audience: 'women' } as const;

    expect(verdict('Ridge', 'Ridge', women, { gtins, audience: 'men' })).toBe('none');
    expect(verdict('Ridge', 'Ridge', { gtins, audience: 'kids' }, { gtins, audience: 'men' })).toBe('none');
    expect(verdict("Women's Ridge", 'Ridge', { gtins }, { gtins, audience: 'men' })).toBe('none');
    expect(verdict('Ridge', 'Ridge', women, { gtins, audience: 'unisex' })).toBe('match');
    expect(verdict('Ridge', 'Ridge', women, { gtins })).toBe('match');
    expect(verdict('Ridge', 'Ridge', { gtins, audience: 'girls' }, { gtins, audience: 'kids' })).toBe('match');
  });

  it('ignores a number that several models of one store share', () => {
    const generic = [offer(1, 'Ridge', { gtins }), offer(2, 'Crest', { gtins, store: 1 })];

    expect(matchPair(offer(3, 'Ridge', { gtins }), offer(4, 'Terra', { gtins }), weighWords(generic, 1)).verdict).toBe(
      'none',
    );
  });
});

describe('matchPair, within one store', () => {
  it('joins offers that differ only in color', () => {
    const store = { store: 5 };

    expect(verdict('Ridge', 'Ridge', { ...store, colors: ['red'] }, { ...store, colors: ['blue'] })).toBe('match');
    const shirt = { ...store, colors: ['red'], kind: 'clothing/t-shirts' };
    expect(verdict('Ridge Tee', 'Ridge Tee', shirt, shirt)).toBe('none');
    expect(verdict('Ridge', 'Ridge II', { ...store, colors: ['red'] }, { ...store, colors: ['blue'] })).toBe('none');
  });

  it('joins offers that the store lists twice', () => {
    const one = { store: 5, colors: ['red'], mpns: ['1708791-383'] };

    expect(verdict('Ridge', 'Ridge', one, { ...one, mpns: ['1708791052'] })).toBe('match');
    expect(verdict('Ridge', 'Ridge', one, { ...one, mpns: ['1708792'] })).toBe('match');
    expect(verdict('Ridge Shoe', 'Ridge Hiking Shoe', one, { ...one, mpns: ['1708792'] })).toBe('none');
    expect(verdict('Ridge', 'Ridge', one, { ...one, mpns: [], colors: [] })).toBe('match');
    expect(verdict('Ridge Shoe', 'Ridge Hiking Shoe', one, { ...one, mpns: [], colors: [] })).toBe('none');
  });
});

describe('matchPair, by the number of the model', () => {
  it('settles a detail that one title leaves out, but not the audience', () => {
    const [one, other] = [{ mpns: ['1708791-383'] }, { mpns: ['1708791052', '1708791908'] }];

    expect(verdict('Ridge Waterproof Boot', 'Ridge Boot', one, other)).toBe('match');
    expect(verdict('Ridge Mid Boot', 'Ridge Boot', one, other)).toBe('match');
    expect(verdict('Ridge Leather Boot', 'Ridge Boot', one, other)).toBe('candidate');
    expect(verdict("Women's Ridge Boot", 'Ridge Boot', one, other)).toBe('candidate');
    expect(verdict('Ridge II Boot', 'Ridge Boot', one, other)).toBe('none');
  });

  it('does not treat consecutive numbers as one model', () => {
    const [one, other] = [{ mpns: ['1014127', '1014124'] }, { mpns: ['1014129'] }];

    expect(verdict('Ridge Waterproof Boot', 'Ridge Boot', one, other)).toBe('candidate');
  });
});
