// cspell:disable: titles and numbers as stores write them
import type { Lots } from './lots.ts';
import type { Model } from './models.ts';

/** The options of a row as the store writes them; empty strings for none. */
export type Option = { size: string; color: string };

/** The first two letters of each word of a color, at most four letters: 'PINE' for 'Pine Needle'. */
const codeOfColor = (color: string): string =>
  color
    .split(/[\s/-]+/)
    .map((word) => word.slice(0, color.match(/[\s/-]/) ? 2 : 4))
    .join('')
    .slice(0, 4)
    .toUpperCase();

/** Forms of titles. Other titles do not contain options. */
export const titles: Readonly<Record<string, (title: string, option: Option) => string>> = {
  'T - S - C': (title, { size, color }) => `${title} - ${size} - ${color}`,
  'T - C - S': (title, { size, color }) => `${title} - ${color} - ${size}`,
  'T - Size S': (title, { size }) => `${title} - Size ${size.replace(/^(?:size|sz) /i, '')}`,
  'T, C - Size S': (title, { size, color }) => `${title}, ${color} - Size ${size.replace(/^(?:size|sz) /i, '')}`,
  'T, C, S': (title, { size, color }) => `${title}, ${color}, ${size}`,
  'T - C / S': (title, { size, color }) => `${title} - ${color} / ${size}`,
  'T - S / C': (title, { size, color }) => `${title} - ${size} / ${color}`,
  'T (C, S)': (title, { size, color }) => `${title} (${color}, ${size})`,
  'T (C / S)': (title, { size, color }) => `${title} (${color} / ${size})`,
  'T [S] C': (title, { size, color }) => `${title} [${size}] ${color}`,
  'T | C | S': (title, { size, color }) => `${title} | ${color} | ${size}`,
  'T: C, S': (title, { size, color }) => `${title}: ${color}, ${size}`,
  'T - C': (title, { color }) => `${title} - ${color}`,
  'T-C-S': (title, { size, color }) => `${title}-${color}-${size}`,
  'S - REGULAR - C': (_, { size, color }) => `${size} - REGULAR - ${color}`,
  'S / C': (_, { size, color }) => `${size} / ${color}`,
  'T – C – S': (title, { size, color }) => `${title} – ${color} – ${size}`,
  'T - Color: C, Size: S': (title, { size, color }) =>
    `${title} - Color: ${color}, Size: ${size.replace(/^(?:size|sz) /i, '')}`,
  'T - S': (title, { size }) => `${title} - ${size}`,
  'T-S': (title, { size }) => `${title}-${size}`,
  'T S': (title, { size }) => `${title} ${size}`,
  'C T': (title, { color }) => `${color} ${title}`,
  'T - C (code)': (title, { color }) => `${title} - ${color} (${codeOfColor(color)}) (31635)`,
  T: (title) => title,
};
/** The names of the title forms. */
export const titleForms = Object.keys(titles);

/** Notes that a store adds to the title. */
export const notes: readonly ((title: string) => string)[] = [
  (title) => title,
  (title) => title,
  (title) => title,
  (title) => title.toUpperCase(),
  (title) => `${title} 2024`,
  (title) => `${title} (2023)`,
  (title) => `${title} - Sale`,
  (title) => `CLEARANCE - ${title}`,
  (title) => `${title} - Closeout`,
  (title) => `NEW! ${title}`,
  (title) => `${title} - Past Season`,
  (title) => `${title} - FA23`,
  (title) => title.toUpperCase(),
  (title) => `${title} - 2022/2023`,
  (title) => `*SALE* ${title}`,
];

/** How a title names the audience. */
export const people: readonly ((title: string, audience: Model['audience']) => string)[] = [
  (title, who) => (who === null ? title : `${{ women: "Women's", men: "Men's", kids: "Kids'" }[who]} ${title}`),
  (title, who) => (who === null ? title : `${title} - ${{ women: "Women's", men: "Men's", kids: 'Kids' }[who]}`),
  (title, who) => (who === null ? title : `${title} ${{ women: 'WOMENS', men: 'MENS', kids: 'KIDS' }[who]}`),
  (title, who) => (who === null ? title : `${title} ${{ women: 'Wmns', men: 'Mens', kids: 'Youth' }[who]}`),
  (title) => title,
];

/** Categories that contain a shop's whole menu, truncated. */
export const menus: readonly string[] = [
  "Shop All > New Arrivals > Men's > Men's Climbing Shoes > Men's Boots > Men's Shirts > Men's Pants > Women's > Women's Climbing Shoes > Women's Boots > Women's Jackets > Kids > Kids Shoes > Packs > Ropes > Gear > Sale > Men's Sa",
  'Home, Footwear, Climbing, Hiking, Mountain Running, Apparel, Tops, Bottoms, Outerwear, Accessories, Hats, Socks, Chalk Bags, Outlet, Gift Cards, Stories, Athlete Te',
  'Apparel/Tees/Shorts/Boys/Girls/Shoes/Climbing/Approach/Accessories/Bags/Hats/Equipment/Harnesses/Ropes/Helmets/Outlet/Last Chance/Cust',
  'All Products|Best Sellers|Shoes|Mens Shoes|Womens Shoes|Boys Tops|Girls Dresses|Mens Apparel|Womens Apparel|Backpacks|Sleeping Bags|Tents|Gift Car',
];
/** The content of the category column. */
export const categories: readonly ((model: Model, menu: string) => string)[] = [
  ({ kinds }) =>
    (kinds[0] ?? '')
      .split('/')
      .map((level) => level.replaceAll('-', ' '))
      .join(' > '),
  (_model, menu) => menu,
  (_model, menu) => menu,
  () => 'General',
  () => 'General',
  () => 'Shoes',
  () => '',
  () => 'All',
  ({ audience }) => ({ women: 'Women', men: 'Men', kids: 'Kids' })[audience ?? 'men'],
];

const codeOf = (title: string): string =>
  title
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
const shortColor = (color: string): string =>
  color
    .split(/[\s/-]+/)
    .map((word) => word.slice(0, 2))
    .join('');
/** A text as a URL slug. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z\d.]+/g, '-')
    .replace(/^-|-$/g, '');
const bareSize = (size: string): string =>
  size
    .replace(/^(?:size|sz|eur?o?|us|uk|mens)\s*/i, '')
    .replace(/ 1\/2|½/, '.5')
    .replace(/[^\w./,-]+/g, '');

/** Formats of SKUs. */
export const skus: Readonly<Record<string, (title: string, at: number, nth: number, option: Option) => string>> = {
  opaque: (_title, _at, nth) => String(4_000_000 + nth * 37),
  'M-C-S': (title, at, _nth, { size, color }) => `${20 + at}${codeOf(title)}-${shortColor(color)}-${bareSize(size)}`,
  'M.C.S': (_title, at, _nth, { size, color }) =>
    `${700_100 + at}.${shortColor(color).toUpperCase()}.${bareSize(size).replace('.', '')}`,
  M_S: (title, at, _nth, { size, color }) => `${codeOf(title)}${at}${shortColor(color)}_${bareSize(size)}`,
  'M/C-S': (_title, at, _nth, { size, color }) => `${70_000 + at}/000-${shortColor(color)}-${bareSize(size)}`,
};
const skuForms = Object.keys(skus);

/** Where a row may contain its size or color. */
export type Place = 'title' | 'column' | 'sku' | 'query' | 'path' | 'picture' | 'description' | 'keywords';

/** Where a store puts the options that its titles lack. */
export const places: readonly { size: Place; color: Place }[] = [
  { size: 'column', color: 'column' },
  { size: 'query', color: 'query' },
  { size: 'path', color: 'path' },
  { size: 'sku', color: 'picture' },
  { size: 'description', color: 'description' },
  { size: 'column', color: 'picture' },
  { size: 'query', color: 'picture' },
  { size: 'description', color: 'picture' },
];

/** How a description lists the options. */
export const descriptions: readonly ((about: string, option: Option) => string)[] = [
  (about, { size, color }) => `${about} Size: ${size}. Color: ${color}.`,
  (about, { size, color }) => `<p>${about}</p><ul><li>Color: ${color}</li><li>Size: ${size}</li></ul>`,
  (about, { size, color }) => `${color} | Size ${size} | ${about}`,
  (about, { size, color }) => `${about} - Colour = ${color} - Size = ${size}`,
];

const brands: readonly ('column' | 'spelled otherwise' | 'in the title' | 'own label')[] = [
  'column',
  'spelled otherwise',
  'in the title',
  'own label',
  'own label',
];

/** The habits of a store: one entry of each table above. */
export type Habits = {
  brand: (typeof brands)[number];
  category: number;
  title: string;
  note: number;
  people: number;
  sku: string;
  place: number;
  form: number;
};

/** Names of stores with a house brand. */
export const labels = ['Skarvik', 'Norrholm', 'Vertigrip', 'Monte Sasso', 'Blocpress', 'Rampart'];

/** Picks a store's habits at random. */
export const habitsOf = (lots: Lots): Habits => ({
  brand: lots.pick(brands),
  category: lots.below(categories.length),
  title: lots.pick(titleForms),
  note: lots.below(notes.length),
  people: lots.below(people.length),
  sku: lots.pick(skuForms),
  place: lots.below(places.length),
  form: lots.below(1000),
});
