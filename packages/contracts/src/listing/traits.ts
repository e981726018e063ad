/**
 * Facets beyond brand, color and size: discount, recent price drop, material, pattern, cut, length and delivery. Ids are fixed,
 * because URLs contain them. The ids of a group share a hundred and are in display order. Traits come from a feed's
 * title, its own columns, or the material percentages in its description.
 */
export const traitGroups = [
  ...(['sale', 'dropped', 'material', 'pattern', 'cut', 'length'] as const),
  ...(['free_delivery', 'fast_delivery', 'free_returns'] as const),
] as const;

export type TraitGroup = (typeof traitGroups)[number];

/** The minimum discount in percent of the `sale` group, by id. */
export const saleTraits = [
  { id: 101, name: 'On sale', least: 0 },
  { id: 102, name: '10% off or more', least: 10 },
  { id: 103, name: '20% off or more', least: 20 },
  { id: 104, name: '30% off or more', least: 30 },
  { id: 105, name: '50% off or more', least: 50 },
] as const;

/** A delivery that takes at most this many days is fast. */
export const fastDays = 3;

const numbered = (first: number, names: readonly string[]) => names.map((name, at) => ({ id: first + at, name }));

/** The `dropped` group: the price dropped within this number of days, which is also the id. */
export const dropTraits = [
  { id: 7, name: 'Dropped this week' },
  { id: 30, name: 'Dropped this month' },
] as const;

/** The traits of each group in display order. Append new ones: the ids of others must not change. */
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
  // Each in a group of its own, because all that are selected must hold.
  free_delivery: [{ id: 601, name: 'Free delivery' }],
  fast_delivery: [{ id: 701, name: `Arrives within ${fastDays} days` }],
  free_returns: [{ id: 801, name: 'Free returns' }],
};
