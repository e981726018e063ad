/**
 * What a product is, beyond its brand, color and size: how far its price is reduced and how lately it fell, what it is made of, its pattern, how it
 * is cut and how long it is. Ids are fixed, since addresses hold them; those of a group are in one hundred, in the order in
 * which they are shown. A feed tells traits in the title, in columns of its own or in the description's shares of material.
 */
export const traitGroups = ['sale', 'dropped', 'material', 'pattern', 'cut', 'length'] as const;

export type TraitGroup = (typeof traitGroups)[number];

/** The least per cent by which a price of the `sale` group is reduced, by its id. */
export const saleTraits = [
  { id: 101, name: 'On sale', least: 0 },
  { id: 102, name: '10% off or more', least: 10 },
  { id: 103, name: '20% off or more', least: 20 },
  { id: 104, name: '30% off or more', least: 30 },
  { id: 105, name: '50% off or more', least: 50 },
] as const;

const numbered = (first: number, names: readonly string[]) => names.map((name, at) => ({ id: first + at, name }));

/** How lately a price of the `dropped` group fell, by its id, which is the number of days. */
export const dropTraits = [
  { id: 7, name: 'Dropped this week' },
  { id: 30, name: 'Dropped this month' },
] as const;

/** The traits of each group in the order in which they are shown. New ones go to the end: the others keep their ids. */
export const traitsOf: Readonly<Record<TraitGroup, readonly { id: number; name: string }[]>> = {
  sale: saleTraits.map(({ id, name }) => ({ id, name })),
  dropped: [...dropTraits],
  material: numbered(201, [
    'Leather',
    'Suede',
    'Vegan leather',
    'Cotton',
    'Organic cotton',
    'Linen',
    'Wool',
    'Merino',
    'Cashmere',
    'Alpaca',
    'Mohair',
    'Silk',
    'Satin',
    'Velvet',
    'Denim',
    'Corduroy',
    'Flannel',
    'Tweed',
    'Fleece',
    'Down',
    'Shearling',
    'Faux fur',
    'Gore-Tex',
    'Nylon',
    'Polyester',
    'Viscose',
    'Lyocell',
    'Modal',
    'Hemp',
    'Bamboo',
    'Canvas',
    'Mesh',
    'Chiffon',
    'Tulle',
    'Rubber',
    'Straw',
    'Sterling silver',
    'Gold-plated',
    'Stainless steel',
  ]),
  pattern: numbered(301, [
    'Striped',
    'Checked',
    'Plaid',
    'Gingham',
    'Floral',
    'Polka dots',
    'Leopard',
    'Animal print',
    'Camouflage',
    'Houndstooth',
    'Herringbone',
    'Paisley',
    'Tie-dye',
    'Color block',
    'Graphic',
    'Printed',
    'Fair Isle',
    'Plain',
  ]),
  cut: numbered(401, [
    'Skinny',
    'Slim',
    'Regular',
    'Straight',
    'Tapered',
    'Relaxed',
    'Loose',
    'Oversized',
    'Wide leg',
    'Bootcut',
    'Flared',
  ]),
  length: numbered(501, [
    'Cropped',
    'Mini',
    'Knee-length',
    'Midi',
    'Maxi',
    'Sleeveless',
    'Short sleeves',
    'Long sleeves',
  ]),
};
