// Which pictures `media` has. The program in `studio` draws them; the demo needs only this list.

export type Colour =
  | 'ink'
  | 'bone'
  | 'white'
  | 'rust'
  | 'sage'
  | 'olive'
  | 'forest'
  | 'navy'
  | 'cobalt'
  | 'denim'
  | 'sky'
  | 'lilac'
  | 'rose'
  | 'burgundy'
  | 'red'
  | 'butter'
  | 'sand'
  | 'camel'
  | 'cognac'
  | 'cocoa'
  | 'stone'
  | 'grey'
  | 'gold'
  | 'silver';

export type Ratio = '4:5' | '1:1' | '15:23';

/** The size in pixels of the wider file of each ratio. */
export const canvases: Readonly<Record<Ratio, readonly [width: number, height: number]>> = {
  '4:5': [800, 1000],
  '1:1': [800, 800],
  '15:23': [750, 1150],
};

/** A kind of drawing. `designs` has the colors of each design; the first design of a tall kind is also drawn in 15:23. */
type Drawing = { ratio: Ratio; isTall?: true; designs: readonly (readonly Colour[])[] };

const drawn = {
  tee: {
    ratio: '4:5',
    designs: [
      ['white', 'ink', 'sage', 'navy', 'grey', 'butter'],
      ['white', 'sand', 'red', 'navy'],
      ['rust', 'sky', 'olive', 'stone'],
      ['navy', 'rose', 'bone', 'ink'],
    ],
  },
  camisole: {
    ratio: '4:5',
    isTall: true,
    designs: [
      ['rose', 'bone', 'ink', 'butter', 'sky', 'rust'],
      ['lilac', 'white', 'forest', 'burgundy'],
      ['rust', 'sage', 'white', 'ink', 'navy'],
      ['navy', 'red', 'butter', 'forest'],
    ],
  },
  shirt: {
    ratio: '4:5',
    designs: [
      ['white', 'sky', 'ink', 'rose', 'olive', 'navy'],
      ['sky', 'sage', 'butter', 'rose'],
      ['rust', 'navy', 'forest', 'sky'],
      ['sand', 'olive', 'rose', 'ink'],
    ],
  },
  jumper: {
    ratio: '4:5',
    designs: [
      ['bone', 'forest', 'camel', 'navy', 'rust', 'grey'],
      ['grey', 'burgundy', 'navy', 'bone'],
      ['rust', 'stone', 'ink', 'sage'],
      ['white', 'navy', 'sage', 'red'],
    ],
  },
  bomber: {
    ratio: '4:5',
    designs: [
      ['olive', 'ink', 'burgundy', 'navy'],
      ['ink', 'cognac', 'cocoa', 'burgundy'],
      ['navy', 'sand', 'forest', 'ink'],
      ['cobalt', 'rust', 'stone', 'burgundy'],
    ],
  },
  coat: {
    ratio: '4:5',
    isTall: true,
    designs: [
      ['camel', 'ink', 'grey', 'navy', 'burgundy', 'bone'],
      ['sand', 'olive', 'navy', 'camel'],
      ['stone', 'burgundy', 'cocoa', 'navy'],
      ['forest', 'bone', 'denim', 'camel'],
    ],
  },
  blazer: {
    ratio: '4:5',
    designs: [
      ['navy', 'sand', 'stone', 'ink', 'white'],
      ['grey', 'camel', 'olive', 'navy'],
      ['ink', 'burgundy', 'navy', 'grey'],
      ['white', 'sage', 'denim', 'sand'],
    ],
  },
  'wrap-dress': {
    ratio: '4:5',
    isTall: true,
    designs: [
      ['rust', 'navy', 'butter', 'sage', 'red', 'ink'],
      ['navy', 'ink', 'red', 'rose'],
      ['forest', 'rose', 'cobalt', 'sky'],
      ['sage', 'burgundy', 'sky', 'ink'],
    ],
  },
  trousers: {
    ratio: '4:5',
    isTall: true,
    designs: [
      ['stone', 'ink', 'olive', 'navy', 'bone'],
      ['grey', 'navy', 'cocoa', 'ink'],
      ['bone', 'rust', 'forest', 'ink'],
      ['camel', 'sage', 'burgundy', 'navy'],
    ],
  },
  jeans: {
    ratio: '4:5',
    designs: [
      ['denim', 'ink', 'sky', 'grey'],
      ['denim', 'navy', 'white', 'ink'],
      ['ink', 'grey', 'denim'],
      ['sky', 'denim', 'sand'],
    ],
  },
  shorts: {
    ratio: '4:5',
    isTall: true,
    designs: [
      ['sand', 'navy', 'sage', 'rust'],
      ['white', 'olive', 'ink', 'sand'],
      ['rose', 'cobalt', 'rust'],
      ['sky', 'red', 'denim', 'olive'],
    ],
  },
  'pleated-skirt': {
    ratio: '4:5',
    designs: [
      ['burgundy', 'lilac', 'ink', 'forest', 'rose'],
      ['forest', 'sand', 'silver', 'ink'],
      ['camel', 'grey', 'red', 'navy'],
      ['navy', 'butter', 'cocoa', 'rose'],
    ],
  },
  swimsuit: {
    ratio: '4:5',
    isTall: true,
    designs: [
      ['cobalt', 'ink', 'rust', 'butter', 'forest'],
      ['ink', 'olive', 'butter', 'rust'],
      ['red', 'navy', 'sage'],
      ['forest', 'rose', 'burgundy'],
    ],
  },
  'shoulder-bag': {
    ratio: '4:5',
    designs: [
      ['forest', 'ink', 'rust', 'cognac', 'navy'],
      ['cognac', 'stone', 'navy', 'forest'],
      ['ink', 'bone', 'rose', 'burgundy'],
      ['burgundy', 'camel', 'sage'],
    ],
  },
  sneaker: {
    ratio: '4:5',
    designs: [
      ['white', 'navy', 'sage', 'ink', 'butter', 'rose'],
      ['bone', 'ink', 'red', 'forest'],
      ['sand', 'forest', 'rose'],
      ['grey', 'cobalt', 'camel', 'white'],
    ],
  },
  'ankle-boot': {
    ratio: '4:5',
    designs: [
      ['cognac', 'ink', 'cocoa', 'forest'],
      ['ink', 'burgundy', 'sand', 'camel'],
      ['camel', 'forest', 'stone'],
      ['cocoa', 'ink', 'olive'],
    ],
  },
  loafer: {
    ratio: '4:5',
    designs: [
      ['burgundy', 'ink', 'cognac', 'forest', 'bone'],
      ['cocoa', 'bone', 'navy'],
      ['ink', 'camel', 'forest'],
      ['cognac', 'white', 'olive'],
    ],
  },
  pump: {
    ratio: '4:5',
    designs: [
      ['red', 'ink', 'sand', 'navy'],
      ['rose', 'navy', 'camel'],
      ['ink', 'cobalt', 'gold'],
      ['burgundy', 'bone', 'forest'],
    ],
  },
  sandal: {
    ratio: '4:5',
    isTall: true,
    designs: [
      ['cocoa', 'white', 'rust', 'ink', 'sage'],
      ['ink', 'camel', 'sage'],
      ['cognac', 'navy', 'gold'],
      ['bone', 'olive', 'red'],
    ],
  },
  tote: {
    ratio: '4:5',
    designs: [
      ['cognac', 'ink', 'bone', 'forest', 'burgundy'],
      ['camel', 'navy', 'forest'],
      ['cocoa', 'rust', 'stone'],
      ['ink', 'sand', 'burgundy'],
    ],
  },
  basket: {
    ratio: '4:5',
    isTall: true,
    designs: [
      ['sand', 'white', 'camel'],
      ['bone', 'sage', 'cocoa'],
      ['sand', 'navy', 'rust'],
      ['camel', 'stone', 'olive'],
    ],
  },
  backpack: {
    ratio: '4:5',
    designs: [
      ['olive', 'navy', 'stone', 'burgundy'],
      ['ink', 'sand', 'forest'],
      ['rust', 'grey', 'denim'],
      ['cocoa', 'cobalt', 'sage'],
    ],
  },
  belt: {
    ratio: '4:5',
    designs: [
      ['cognac', 'ink', 'white'],
      ['cocoa', 'camel', 'navy'],
      ['ink', 'burgundy', 'sand'],
      ['olive', 'stone', 'cognac'],
    ],
  },
  hat: {
    ratio: '4:5',
    isTall: true,
    designs: [
      ['sand', 'ink', 'camel', 'olive'],
      ['cocoa', 'stone', 'olive'],
      ['bone', 'navy', 'rust'],
      ['camel', 'grey', 'burgundy'],
    ],
  },
  scarf: {
    ratio: '4:5',
    designs: [
      ['grey', 'burgundy', 'sky', 'rose'],
      ['camel', 'forest', 'navy'],
      ['rust', 'bone', 'ink'],
      ['lilac', 'olive', 'red'],
    ],
  },
  sunglasses: {
    ratio: '1:1',
    isTall: true,
    designs: [
      ['ink', 'cognac', 'forest', 'burgundy'],
      ['cocoa', 'rose', 'navy'],
      ['ink', 'olive', 'burgundy'],
      ['camel', 'grey', 'sage'],
    ],
  },
  watch: {
    ratio: '1:1',
    designs: [
      ['cognac', 'ink', 'navy', 'burgundy'],
      ['cocoa', 'forest', 'burgundy'],
      ['ink', 'camel', 'stone'],
      ['navy', 'sand', 'olive'],
    ],
  },
  necklace: {
    ratio: '1:1',
    designs: [
      ['gold', 'silver'],
      ['silver', 'gold'],
      ['gold', 'cobalt'],
      ['silver', 'forest'],
    ],
  },
  earrings: {
    ratio: '1:1',
    designs: [
      ['gold', 'silver', 'rust'],
      ['silver', 'gold'],
      ['gold', 'forest', 'bone'],
      ['silver', 'cobalt'],
    ],
  },
  lipstick: {
    ratio: '1:1',
    designs: [
      ['red', 'rose', 'burgundy', 'cocoa', 'rust'],
      ['rust', 'red', 'cocoa', 'rose'],
      ['rose', 'burgundy', 'cognac'],
      ['red', 'rust', 'rose'],
    ],
  },
  perfume: {
    ratio: '1:1',
    designs: [
      ['butter', 'rose', 'sage'],
      ['sky', 'sand', 'lilac'],
      ['camel', 'rose', 'white'],
      ['sage', 'butter', 'rust'],
    ],
  },
  candle: {
    ratio: '1:1',
    designs: [
      ['sage', 'white', 'ink'],
      ['rust', 'sand', 'navy'],
      ['bone', 'forest', 'rose'],
      ['grey', 'burgundy', 'butter'],
    ],
  },
  cushion: {
    ratio: '1:1',
    designs: [
      ['rust', 'sage', 'white', 'ink', 'butter'],
      ['navy', 'sand', 'rose'],
      ['forest', 'butter', 'stone'],
      ['burgundy', 'sky', 'bone'],
    ],
  },
  vase: {
    ratio: '1:1',
    designs: [
      ['white', 'forest', 'rust', 'cobalt'],
      ['stone', 'navy', 'sage'],
      ['bone', 'cobalt', 'camel'],
      ['ink', 'rose', 'olive'],
    ],
  },
  throw: {
    ratio: '4:5',
    designs: [
      ['stone', 'navy', 'rose', 'burgundy'],
      ['camel', 'forest', 'grey'],
      ['bone', 'rust', 'denim'],
      ['burgundy', 'sage', 'sand'],
    ],
  },
} as const satisfies Record<string, Drawing>;

export type KindName = keyof typeof drawn;

export const drawings: Readonly<Record<KindName, Drawing>> = drawn;

/** The banners and tiles of the home page, and the marks of its brands. */
export const scenes = [
  'banner-1',
  'banner-2',
  'banner-3',
  'editors-choice',
  'tropical-1',
  'tropical-2',
  'tropical-3',
  'arrivals-1',
  'arrivals-2',
] as const;
export const logos = ['logo-ostra', 'logo-marelle', 'logo-rowan'] as const;

export type Picture = { kind: KindName; design: number; colour: Colour; ratio?: Ratio };

/** A name such as `tee-2-rust`. A ratio other than the kind's own is appended: `coat-1-camel-15x23`. */
export const pictureName = ({ kind, design, colour, ratio = drawings[kind].ratio }: Picture): string =>
  [kind, design, colour, ...(ratio === drawings[kind].ratio ? [] : [ratio.replace(':', 'x')])].join('-');

const picturesOf = (kind: KindName): Picture[] => {
  const { designs, isTall } = drawings[kind];
  return [
    ...designs.flatMap((colours, index) => colours.map((colour) => ({ kind, design: index + 1, colour }))),
    ...(isTall ? (designs[0] ?? []).map((colour): Picture => ({ kind, design: 1, colour, ratio: '15:23' })) : []),
  ];
};

/** All pictures of products. */
export const listPictures = (): Picture[] => (Object.keys(drawn) as KindName[]).flatMap(picturesOf);
