// cspell:disable: sizes and colors as stores write them
import type { Lots } from './lots.ts';
import type { Scale } from './models.ts';

/** A size as a store writes it, and the key that the filter value must contain. */
export type WrittenSize = { text: string; key: string };

type Form = (value: string) => WrittenSize;

const form =
  (write: (value: string) => string, key: (value: string) => string = (value) => value): Form =>
  (value) => ({ text: write(value), key: key(value) });

const eu = ['35', '36.5', '37', '38', '38.5', '39', '40', '40.5', '41', '42.5', '43', '44', '45.5', '46', '47'];
const us = ['5', '5.5', '6', '6.5', '7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13'];
const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const half = (value: string): string => value.replace('.5', ' 1/2');
const words: Readonly<Record<string, string>> = {
  XS: 'X-Small',
  S: 'Small',
  M: 'Medium',
  L: 'Large',
  XL: 'X-Large',
  XXL: 'XX-Large',
};
const plus2 = (value: string): string => String(Number(value) + 1.5);

/** The forms in which a store writes the sizes of a scale. A store uses one form for all rows. */
const euForms: readonly Form[] = [
  form((value) => value),
  form((value) => `EU ${value}`),
  form((value) => `${value} EU`),
  form((value) => `EU${value}`),
  form((value) => `EUR ${value}`),
  form(half),
  form((value) => value.replace('.5', '½')),
  form((value) => value.replace('.', ',')),
  form((value) => `Euro ${value}`),
  form((value) => `${value} Medium`),
  form((value) => `${value}.0`.replace('.5.0', '.5')),
];
const usForms: readonly Form[] = [
  form((value) => value),
  form((value) => `US ${value}`),
  form((value) => `${value} US`),
  form((value) => `US${value}`),
  form((value) => `M${value}`),
  form((value) => `M ${value}`),
  form((value) => `Mens ${value}`),
  form((value) => `${value} Men's`),
  form((value) => `US Men's ${value}`),
  form((value) => `${value} D`),
  form((value) => `${value}D`),
  form((value) => `${value} D(M)`),
  form((value) => `${value} Wide`),
  form((value) => `${value} Medium`),
  form((value) => `${value} - REGULAR`),
  form((value) => `${value}-Medium`),
  form(half),
  form((value) => (value.includes('.') ? value : `${value}.0`)),
  form((value) => (value.length < 3 && !value.includes('.') ? value.padStart(2, '0') : value.padStart(4, '0'))),
  form((value) => `M${value}/W${plus2(value)}`),
  form((value) => `M ${value} / W ${plus2(value)}`),
  form((value) => `${value}M / ${plus2(value)}W`),
  form((value) => `Men's ${value} / Women's ${plus2(value)}`),
  form((value) => `${value} (EU ${Math.round(Number(value) + 33)})`),
  form((value) => `US ${value} / EU ${Math.round(Number(value) + 33)}`),
  form((value) => `US M ${value}`),
  form((value) => `UK ${value}`),
  form((value) => `Size ${value}`),
  form((value) => `Sz ${value}`),
];
const kidsShoeForms: readonly Form[] = [
  form((value) => value),
  form((value) => `${value}Y`),
  form((value) => `${value} Y`),
  form((value) => `Y${value}`),
  form((value) => `Youth ${value}`),
  form((value) => `${value} Big Kid`),
  form((value) => `US ${value} Kids`),
  form((value) => `Kids ${value}`),
];
const letterForms: readonly Form[] = [
  form((value) => value),
  form((value) => value.toLowerCase()),
  form((value) => words[value] ?? value),
  form((value) => (words[value] ?? value).replace('X-', 'X').replace('XX-', 'XX')),
  form((value) => (words[value] ?? value).replace('XX-', 'Extra Extra ').replace('X-', 'Extra ')),
  form((value) => `Size ${value}`),
  form((value) => (value === 'XXL' ? '2XL' : value)),
  form((value) => `${value} Regular`),
  form((value) => `${words[value] ?? value} - Regular`),
  form((value) => `${value} Tall`),
  form((value) => `Men's ${words[value] ?? value}`),
  form((value) => `US ${value}`),
  form((value) => ({ S: 'Sm', M: 'Med', L: 'Lg', XL: 'XLg' })[value] ?? value),
];
const waistForms: readonly Form[] = [
  form((value) => value),
  form((value) => `${value}x32`),
  form((value) => `${value} x 32`),
  form((value) => `${value}W x 32L`),
  form((value) => `W${value} L32`),
  form((value) => `${value}/32`),
  form((value) => `${value}W-32L`),
  form((value) => `${value} Regular`),
  form((value) => `${value}R`),
  form((value) => `${value}-Long`),
  form((value) => `${value}"`),
  form((value) => `Waist ${value}`),
];
const kidsClothes: readonly Form[] = [
  form((value) => value),
  form((value) => `Youth ${words[value] ?? value}`),
  form((value) => ({ S: 'S (7-8)', M: 'M (10-12)', L: 'L (14-16)' })[value] ?? value),
  form(
    (value) => ({ S: '4T', M: '5T', L: '6T' })[value] ?? value,
    (value) => ({ S: '4', M: '5', L: '6' })[value] ?? value,
  ),
  form(
    (value) => ({ S: '6-7Y', M: '8-9Y', L: '10-11Y' })[value] ?? value,
    (value) => ({ S: '6-7', M: '8-9', L: '10-11' })[value] ?? value,
  ),
];

type Values = { values: readonly string[]; forms: readonly Form[] };

const same: readonly Form[] = [form((value) => value)];
const scales: Readonly<Record<Exclude<Scale, 'none' | 'shoes'>, Values>> = {
  'kids-shoes': { values: ['10', '11', '12', '13', '1', '2', '3', '4'], forms: kidsShoeForms },
  letters: { values: letters, forms: letterForms },
  waists: { values: ['28', '30', '31', '32', '33', '34', '36', '38'], forms: waistForms },
  'kids-clothes': { values: ['S', 'M', 'L'], forms: kidsClothes },
  one: {
    values: ['One Size'],
    forms: [
      form((value) => value),
      form(
        () => 'OS',
        () => 'One Size',
      ),
      form(
        () => 'O/S',
        () => 'One Size',
      ),
      form(
        () => 'OSFA',
        () => 'One Size',
      ),
      form(
        () => 'OSFM',
        () => 'One Size',
      ),
      form(
        () => 'One Size Fits Most',
        () => 'One Size',
      ),
    ],
  },
  gloves: { values: ['S', 'M', 'L', 'XL'], forms: letterForms.slice(0, 4) },
  packs: {
    values: ['S/M', 'M/L', 'L/XL'],
    forms: [...same, form((value) => value.replace('/', ' / ')), form((value) => value.replace('/', '-'))],
  },
  helmets: {
    values: ['S/M', 'M/L'],
    forms: [
      ...same,
      form((value) => (value === 'S/M' ? 'Small/Medium' : 'Medium/Large')),
      form(
        (value) => (value === 'S/M' ? '52-57cm' : '55-61 cm'),
        (value) => (value === 'S/M' ? '52-57' : '55-61'),
      ),
      form((value) => (value === 'S/M' ? 'S/M (52-57cm)' : 'M/L (55-61cm)')),
    ],
  },
  ropes: {
    values: ['40', '60', '70', '80'],
    forms: [form((value) => `${value}m`), form((value) => `${value} m`), form((value) => `9.5mm x ${value}m`)],
  },
  skis: {
    values: ['164', '172', '180', '188'],
    forms: [...same, form((value) => `${value}cm`), form((value) => `${value} cm`)],
  },
  'ski-boots': {
    values: ['24.5', '25.5', '26', '26.5', '27.5', '28.5'],
    forms: [
      ...same,
      form((value) => `Mondo ${value}`),
      form((value) => `${value} MP`),
      form((value) => `Size ${value}`),
    ],
  },
  poles: { values: ['110', '120', '130'], forms: [form((value) => `${value}cm`), form((value) => `${value} cm`)] },
  sleeping: {
    values: ['Short', 'Regular', 'Long'],
    forms: [...same, form((value) => `${value} / Left Zip`), form((value) => `${value} - Right Zip`)],
  },
  tents: {
    values: ['1', '2', '3', '4'],
    forms: [form((value) => `${value} Person`), form((value) => `${value}-Person`), form((value) => `${value}P`)],
  },
};

/** The sizes of a product in one store, all in the same form; empty if it has none. */
export const sizesOf = (scale: Scale, lots: Lots, isEuropean: boolean, shoeForm: number): WrittenSize[] => {
  if (scale === 'none') return [];
  const { values, forms } =
    scale === 'shoes' ? { values: isEuropean ? eu : us, forms: isEuropean ? euForms : usForms } : scales[scale];
  const write = forms[shoeForm % forms.length];
  return write ? lots.some(values, 5).map(write) : [];
};

/** Colors as stores name them, each with a distinct word or code. The parent can be any of several. */
export const colors: readonly string[] = [
  'Black',
  'White',
  'Navy',
  'Black/Red',
  'Slate/Teal',
  'Black/Ember',
  'White Ice Green',
  'Carbon/Flame',
  'Ice/Spicy Orange',
  'Kale/Lime Punch',
  'Graphite-Beet',
  'Dark Grey/Lagoon',
  'Blue Surf',
  'Charcoal Heather',
  'Topaz-Hibiscus',
  'Storm Blue/Tropic Coral',
  'Burnt Olive',
  'Deep Sea/Malibu Blue',
  'Clay',
  'Moss',
  'Sulphur/Black',
  'Yellow',
  'Light Grey',
  'Antique Bronze',
  'Dusty Rose',
  'Aluminum',
  'Mocha',
  'Cobalt Blue',
  'Savana/Tiger',
  'Azure/Lime',
  'Midnight Navy',
  'Oxblood',
  'Turquoise',
  'Sand',
  'Silver/Gold',
  'Emerald',
  'Lilac/Plum',
  'Bright Cherry Red',
  'Wild Berry',
  'Pewter',
  'Oatmeal Heather',
  'Phantom',
  'Ocean Depths',
  'Sunset Glow',
  'Pine Needle',
  'Cactus/Lichen',
  'Iron/Citron',
  'Titanium',
  'Caspian',
  'Paprika',
  'Void',
  'Carob/Canvas',
  'Raging River',
  'Dk Arctic Silk',
  'Tidepool Blue',
  'Oval Logo: Birch White',
  'Chestnut Brown/Blue Teal',
];
