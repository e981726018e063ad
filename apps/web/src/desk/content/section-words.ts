import type { DraftKind, DraftSection, OwnPart } from '@wearfolio/contracts/content/home-draft';
import { t } from '../../lib/t.tsx';

const partNames: Readonly<Record<OwnPart, string>> = {
  slides: t('desk.content.ownSlides'),
  choice: t('desk.content.ownBand'),
  tiles: t('desk.content.largestKinds'),
  scenes: t('desk.content.largestDepartments'),
  names: t('desk.content.largestBrands'),
};

/** The name of a section in a list. */
export const sectionTitle = (section: DraftSection): string => {
  if (section.kind === 'own') return t('desk.content.composedOf', { name: partNames[section.part] });
  const title = section.kind === 'choice' ? section.headline : section.title;
  return `${kindNames[section.kind]}: ${title || t('desk.content.withoutTitle')}`;
};

/** The names of the section types. */
export const kindNames: Readonly<Record<DraftKind, string>> = {
  own: t('desk.content.composed'),
  slides: t('desk.content.slides'),
  strip: t('desk.content.rowCollection'),
  drops: t('desk.content.rowPriceDrops'),
  products: t('desk.content.rowListing'),
  choice: t('desk.content.band'),
  tiles: t('desk.content.tiles'),
  scenes: t('desk.content.scenes'),
  names: t('desk.parts.brands'),
  text: t('desk.parts.text'),
};

const slide = { brand: '', tagline: '', headline: '', explore: '/shop/weekly_product', picture: null };
const tile = { name: t('desk.content.shoes'), href: '/browse/women/shoes', picture: null };
const scene = { title: t('desk.parts.women'), line: '', href: '/browse/women', picture: null };

/** An empty slide, tile or scene. */
export const newItems = { slide, tile, scene };

/** The initial content of a new section, by type. What only staff can say is empty, so that nothing goes live without it. */
export const newSections: readonly (readonly [name: string, section: DraftSection])[] = [
  [t('desk.content.slides'), { kind: 'slides', title: t('desk.content.highlights'), slides: [slide] }],
  [
    t('desk.content.rowListing'),
    { kind: 'products', eyebrow: '', title: t('desk.content.newShoes'), href: '/browse/women/shoes' },
  ],
  [
    t('desk.content.rowNewest'),
    {
      kind: 'strip',
      key: 'weekly_product',
      eyebrow: t('desk.content.latestDrop'),
      title: t('desk.content.newestFinds'),
    },
  ],
  [
    t('desk.content.rowFavorites'),
    { kind: 'strip', key: 'favorites', eyebrow: t('desk.content.savedMost'), title: t('desk.parts.favorites') },
  ],
  [
    t('desk.content.rowPriceDrops'),
    { kind: 'drops', eyebrow: t('desk.content.priceDrops'), title: t('desk.content.droppedWeek') },
  ],
  [
    t('desk.content.band'),
    {
      kind: 'choice',
      eyebrow: t('desk.content.editorsChoice'),
      headline: '',
      line: '',
      href: '/shop/featured_product',
      picture: null,
    },
  ],
  [t('desk.content.tiles'), { kind: 'tiles', title: t('desk.content.shopByKind'), tiles: [tile] }],
  [
    t('desk.content.scenes'),
    { kind: 'scenes', title: t('desk.content.departments'), look: 'portrait', scenes: [scene] },
  ],
  [t('desk.parts.brands'), { kind: 'names', title: t('desk.parts.brands'), brands: [] }],
  [t('desk.parts.text'), { kind: 'text', title: '', markdown: '' }],
  ...Object.entries(partNames).map(
    ([part, name]) => [t('desk.content.composedOf', { name }), { kind: 'own', part: part as OwnPart }] as const,
  ),
];
