import type { DraftKind, DraftSection, OwnPart } from '@wearfolio/contracts/content/home-draft';

const partNames: Readonly<Record<OwnPart, string>> = {
  slides: 'Slides of the newest, the largest brand and the largest kind',
  choice: 'Band of the largest brands, or of the featured collection',
  tiles: 'The largest kinds',
  scenes: 'The largest departments',
  names: 'The largest brands',
};

/** The name of a section in a list. */
export const sectionTitle = (section: DraftSection): string => {
  if (section.kind === 'own') return `Composed: ${partNames[section.part]}`;
  const title = section.kind === 'choice' ? section.headline : section.title;
  return `${kindNames[section.kind]}: ${title || 'without a title'}`;
};

/** The names of the section types. */
export const kindNames: Readonly<Record<DraftKind, string>> = {
  own: 'Composed',
  slides: 'Slides',
  strip: 'Row of a collection',
  drops: 'Row of price drops',
  products: 'Row of a listing',
  choice: 'Band',
  tiles: 'Tiles',
  scenes: 'Scenes',
  names: 'Brands',
  text: 'Text',
};

const slide = { brand: '', tagline: '', headline: '', explore: '/shop/weekly_product', picture: null };
const tile = { name: 'Shoes', href: '/browse/women/shoes', picture: null };
const scene = { title: 'Women', line: '', href: '/browse/women', picture: null };

/** An empty slide, tile or scene. */
export const newItems = { slide, tile, scene };

/** The initial content of a new section, by type. What only staff can say is empty, so that nothing goes live without it. */
export const newSections: readonly (readonly [name: string, section: DraftSection])[] = [
  ['Slides', { kind: 'slides', title: 'Highlights', slides: [slide] }],
  ['Row of a listing', { kind: 'products', eyebrow: '', title: 'New shoes', href: '/browse/women/shoes' }],
  ['Row of the newest', { kind: 'strip', key: 'weekly_product', eyebrow: 'Latest Drop', title: 'The newest finds' }],
  ['Row of what people save', { kind: 'strip', key: 'favorites', eyebrow: 'Saved most', title: 'Favorites' }],
  ['Row of price drops', { kind: 'drops', eyebrow: 'Price drops', title: 'Dropped this week' }],
  [
    'Band',
    {
      kind: 'choice',
      eyebrow: 'Editors Choice',
      headline: '',
      line: '',
      href: '/shop/featured_product',
      picture: null,
    },
  ],
  ['Tiles', { kind: 'tiles', title: 'Shop by kind', tiles: [tile] }],
  ['Scenes', { kind: 'scenes', title: 'Departments', look: 'portrait', scenes: [scene] }],
  ['Brands', { kind: 'names', title: 'Brands', brands: [] }],
  ['Text', { kind: 'text', title: '', markdown: '' }],
  ...Object.entries(partNames).map(
    ([part, name]) => [`Composed: ${name}`, { kind: 'own', part: part as OwnPart }] as const,
  ),
];
