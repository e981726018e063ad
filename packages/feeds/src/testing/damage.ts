import type { RawFields } from '../raw-record.ts';

/** One variant of a real feed, used to build damaged feeds. */
export type Truth = { brand: string; title: string; category: string; color: string; size: string };

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

const initials = (title: string): string =>
  slugOf(title)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A way of writing a row without size and color columns. */
export type Damage = (truth: Truth) => RawFields;

/** Ways in which real stores write size and color without columns for them. */
export const damages: Readonly<Record<string, Damage>> = {
  'the title, separated by hyphens': ({ brand, title, color, size }) => ({
    name: `${brand} ${title} - ${size} - ${color}`,
  }),
  'the title, with the word Size': ({ brand, title, color, size }) => ({
    name: `${brand} ${title}, ${color} - Size ${size}`,
  }),
  'a title in capitals': ({ brand, title, color, size }) => ({
    name: `${brand} ${title} - ${size} - ${color}`.toUpperCase(),
  }),
  'the title, separated by slashes': ({ title, color, size }) => ({ name: `${title} - ${color} / ${size}` }),
  'a title of only color and size': ({ brand, title, color, size }) => ({
    name: `${size} - REGULAR - ${color}`,
    link: `https://store.example/products/${slugOf(`${brand} ${title}`)}`,
  }),
  "the link's query": ({ title, color, size }) => ({
    name: title,
    link: `https://store.example/p/${slugOf(title)}?size=${encodeURIComponent(size)}&color=${encodeURIComponent(color)}`,
  }),
  "the link's path": ({ title, color, size }) => ({
    name: title,
    link: `https://store.example/products/${slugOf(`${title} ${color} size ${size}`)}`,
  }),
  'one cell with both': ({ title, color, size }) => ({ name: title, size: `${color} / ${size}` }),
  'the SKU': ({ title, color, size }) => ({
    id: `${initials(title)}${title.length}-${color.split(/\W+/)[0]}-${size}`,
    name: title,
  }),
  'picture and description': ({ title, color, size }) => ({
    name: title,
    image: `https://store.example/${slugOf(`${title} ${color}`)}_1200x1200.jpg`,
    description: `Made to last. Size: ${size}.`,
  }),
};

const columns = ['id', 'name', 'brand', 'category', 'price', 'link', 'image', 'description', 'color', 'size'] as const;
const headers: Readonly<Record<string, string>> = { name: 'title' };

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Builds a plain CSV with one row per variant, damaged in one way, in the order of `truths`. */
export const damagedFeed = (truths: readonly Truth[], damage: Damage): string => {
  const lines = truths.map((truth, at) => {
    const row: RawFields = {
      id: `R${at}`,
      brand: truth.brand,
      category: truth.category,
      price: '50',
      link: `https://store.example/p/${at}`,
      ...damage(truth),
    };
    return columns.map((column) => quoted(row[column] ?? '')).join(',');
  });
  return [columns.map((column) => headers[column] ?? column).join(','), ...lines, ''].join('\n');
};
