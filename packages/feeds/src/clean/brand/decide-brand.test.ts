// cspell:ignore lasportiva Oboz grouptwo Topo Hardwear Danner
import { describe, expect, it } from 'vitest';
import { newStore, type StoreRules } from '../../cleaning-rules.ts';
import { type FeedProfile, onlyShown } from '../../profile/profile.ts';
import { plainReading } from '../../profile/reading.ts';
import { brandResolver } from './brand.ts';
import { brandDecider } from './decide-brand.ts';

const learned: FeedProfile = {
  ...onlyShown,
  version: 1,
  rows: 100,
  constants: {},
  brands: ['Tarnbeck'],
  unsureBrands: null,
  brandSpellings: {},
  titledBrands: {},
  titleBrands: [],
  colors: [],
  sku: null,
  decimalMark: null,
  sharesLinks: false,
  titlesEndInSizes: false,
  titlesEndInOwnSizes: false,
  titlesHoldColors: false,
  shoes: [],
  statesCurrency: true,
  reading: plainReading,
  ambiguous: [],
  mapping: null,
};

type Given = { store?: Partial<StoreRules>; profile?: Partial<FeedProfile>; known?: Record<string, string> };

const decide = (fed: string, name: string, { store, profile, known = {} }: Given = {}) =>
  brandDecider({
    store: { ...newStore('Quillmoor US'), ...store },
    profile: { ...learned, ...profile },
    knownBrands: new Map(Object.entries(known)),
    resolve: brandResolver(new Map()),
  })(fed, name);

const noBrands = { brands: [] };

describe('brandDecider', () => {
  it.each([
    ['the column', ['Oboro', 'Ridge Boot', {}], 'Oboro', 'certain'],
    ['a brand that other rows name', ['', 'Tarnbeck Ridge Boot', {}], 'Tarnbeck', 'certain'],
    ['a brand of the catalogue', ['', 'Five Ten Rogue', { known: { fiveten: 'Five Ten' } }], 'Five Ten', 'certain'],
    ['a brand after a promotion', ['', "NEW! Men's Tarnbeck Ridge Boot", {}], 'Tarnbeck', 'certain'],
    ['another name of a brand', ['', 'Adidas Outdoor Swift', { known: { adidas: 'adidas' } }], 'adidas', 'certain'],
    ['the column without words of a company', ['prAna Living LLC', 'Ridge Pant', {}], 'prAna', 'certain'],
    ['the column as the world spells it', ['PATAGONIA INC.', 'Ridge Pant', {}], 'Patagonia', 'certain'],
    ['a short name as the world spells it', ['NIKE', 'Ridge Pant', {}], 'Nike', 'certain'],
    ['the column without words that the title lacks', ['Oboro Bikes', 'Oboro Ridge', {}], 'Oboro', 'certain'],
    ['the column without the goods of a brand', ['Osprey Packs', 'Osprey Packs Ridge 22', {}], 'Osprey', 'certain'],
    [
      'a column in capitals as the world spells it, also if the title begins with it',
      ['DANNER', 'Danner Ridge Boot', { store: { name: 'Danner' }, profile: { brands: ['DANNER'] } }],
      'Danner',
      'certain',
    ],
    ['the owner without words of a company', ['The Burton Corporation', 'Ridge Board', {}], 'Burton', 'certain'],
    [
      "the store's name if the column holds a part of it",
      ['Topo', 'Ridge 2', { store: { name: 'Topo Athletic' }, profile: { constants: { brand: 'Topo' } } }],
      'Topo Athletic',
      'certain',
    ],
    ['the longer name of the store in the title', ['Quill', 'Quillmoor Ridge Boot', {}], 'Quillmoor', 'certain'],
    [
      "the titles' brand if the column holds the owner",
      ['Group Two', 'Ridge Boot', { profile: { titledBrands: { grouptwo: 'Patagonia' } } }],
      'Patagonia',
      'certain',
    ],
    [
      "the row's brand if the column holds the owner of several",
      ['Group Two', 'Chaco Ridge Boot', { profile: { titledBrands: { grouptwo: '' } } }],
      'Chaco',
      'certain',
    ],
    ['the column in the usual case', ['OBORO MAKERS', 'Ridge Pant', {}], 'Oboro Makers', 'certain'],
    [
      'the column as other texts spell it',
      ['OBORO', 'Ridge Pant', { profile: { brandSpellings: { oboro: 'OboRo' } } }],
      'OboRo',
      'certain',
    ],
    ["the column as ops spell the store's name", ['OBORO', 'Ridge', { store: { name: 'OBORO' } }], 'OBORO', 'certain'],
    [
      'a built-in brand in a feed with several brands',
      ['', 'SCARPA Ridge', { profile: { brands: ['Oboz', 'Rab'] } }],
      'SCARPA',
      'certain',
    ],
    ['what ops set', ['', 'Ridge Boot', { store: { brand: 'Harrier' } }], 'Harrier', 'certain'],
    [
      'a brand in titles if the column repeats one value',
      [
        'Peak Hut',
        'Tarnbeck Ridge Boot',
        { profile: { ...noBrands, constants: { brand: 'Peak Hut' }, titleBrands: ['Tarnbeck'] } },
      ],
      'Tarnbeck',
      'certain',
    ],
    ["the store's name", ['', 'Ridge Boot', { profile: noBrands }], 'Quillmoor', 'guessed'],
    [
      'the brand of most other rows',
      ['', 'Ridge Boot', { profile: { fields: { brand: { rows: 60, example: 'Tarnbeck' } } } }],
      'Tarnbeck',
      'guessed',
    ],
    ['a short brand that the title begins with', ['Puma Golf', 'Puma Ridge Polo', {}], 'Puma', 'certain'],
    [
      "a brand in the title if the column holds the store's name",
      ['Quillmoor US', 'SCARPA Ridge', { profile: { brands: ['Oboz', 'Quillmoor US'] } }],
      'SCARPA',
      'certain',
    ],
    [
      'a brand that is also a word, before an audience',
      ['', "On Women's Ridge Shoe", { profile: { brands: ['Oboz', 'Rab'] } }],
      'On',
      'certain',
    ],
    ['what ops force', ['Oboro', 'Boot', { store: { brand: 'Harrier', forceBrand: true } }], 'Harrier', 'certain'],
    ['nothing', ['N/A', 'Ridge Boot', {}], 'Unbranded', 'unknown'],
    [
      'a column in doubt, if the title begins with it',
      ['Oboro', 'Oboro Boot', { profile: { unsureBrands: [] } }],
      'Oboro',
      'certain',
    ],
    ['a column that the title contradicts', ['Oboro', 'Ridge', { profile: { unsureBrands: [] } }], 'Oboro', 'guessed'],
    [
      'a column in doubt with a name of few titles',
      ['Oboro', 'Oboro Boot', { profile: { unsureBrands: ['oboro'] } }],
      'Oboro',
      'guessed',
    ],
  ] as const)('takes the brand from %s', (_, [fed, name, given], brand, certainty) => {
    expect(decide(fed, name, given)).toMatchObject({ brand, certainty });
  });

  it.each([
    ['lasportiva', 'La Sportiva'],
    ['Oboz Footwear', 'Oboz'],
    ['black_diamond', 'Black Diamond'],
    ['Quillmoor Footwear', 'Quillmoor Footwear'],
  ])('displays the only label of %s as %s', (name, brand) => {
    expect(decide('', 'Ridge Boot', { store: newStore(name), profile: noBrands }).brand).toBe(brand);
  });

  it('does not read a dictionary word at the front of a title as a brand', () => {
    const known = { only: 'Only', next: 'Next', free: 'Free' };

    for (const name of ['Only Cotton Tee', 'Next Level Tee', 'Free Run']) {
      expect(decide('', name, { known, profile: noBrands }).brand).toBe('Quillmoor');
    }
  });

  it("prefers the title to a column that repeats the store's name", () => {
    const given = { profile: { constants: { brand: 'Quillmoor US' } }, known: { oboro: 'Oboro' } };

    expect(decide('Quillmoor US', 'Oboro Ridge Boot', given).brand).toBe('Oboro');
  });

  it('lists every spelling by which the title names the brand', () => {
    const { spellings } = decide('', 'Adidas Outdoor Swift', { known: { adidas: 'adidas' } });

    expect(spellings).toContain('Adidas Outdoor');
  });

  it.each([
    ['Oboro, Inc.', 'Oboro'],
    ['Oboro LLC', 'Oboro'],
    ['La Sportiva N.A. Inc.', 'La Sportiva'],
    ['Tarn Supply Co', 'Tarn Supply Co'],
  ])('displays %s as %s', (fed, brand) => {
    expect(decide(fed, 'Ridge Boot').brand).toBe(brand);
  });

  it("replaces an all-caps brand with the catalogue's spelling", () => {
    expect(decide('TARNBECK', 'Boot', { known: { tarnbeck: 'Tarnbeck' } }).brand).toBe('Tarnbeck');
    expect(decide('SCARPA', 'Boot').brand).toBe('SCARPA');
  });
});
