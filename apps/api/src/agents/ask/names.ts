import { fold } from '@wearfolio/contracts/text/fold';
import type { Category, Dictionary, Linked, NamedSize } from '../../engine/dictionary.ts';
import { AskInstead } from './ask-instead.ts';

const keyOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How many names an answer proposes. */
const proposed = 6;

const propose = (names: readonly string[]): string => names.slice(0, proposed).join(', ');

const alike = (rows: Iterable<Linked>, key: string): Linked[] =>
  [...rows].filter(({ name }) => keyOf(name).includes(key) || key.includes(keyOf(name)));

/** The brand or store with this name. Throws AskInstead with similar names if there is none. */
const idsOfName = (kind: 'brand' | 'store', rows: ReadonlyMap<number, Linked>, text: string): number[] => {
  const key = keyOf(text);
  const exact = [...rows.values()].filter(({ name, slug }) => keyOf(name) === key || slug === text);
  if (exact.length > 0) return exact.map(({ id }) => id);
  const similar = key.length > 2 ? alike(rows.values(), key) : [];
  if (similar.length === 1) return similar.map(({ id }) => id);
  const names = similar.map(({ name }) => name);
  throw new AskInstead(
    names.length > 0
      ? `There is no ${kind} "${text}". Did you mean ${propose(names)}?`
      : `There is no ${kind} "${text}" in this shop. Leave out \`${kind}\`, or search by kind of product.`,
  );
};

/** The ids of a brand by its name, an alias or the name of a brand that was merged into it. */
export const brandIds = ({ brands, brandAliases }: Dictionary, text: string): number[] => {
  const alias = brandAliases.find((one) => keyOf(one.alias) === keyOf(text));
  return alias ? [alias.id] : idsOfName('brand', brands, text);
};

/** The ids of a store by its name. */
export const storeIds = ({ stores }: Dictionary, text: string): number[] => idsOfName('store', stores, text);

/** The id of a color of the palette; null for other colors, which only the words of a search find. */
export const paletteId = ({ colors }: Dictionary, text: string): number | null =>
  [...colors.values()].find(({ name }) => keyOf(name) === keyOf(text))?.id ?? null;

const isSize = ({ name, value }: NamedSize, key: string): boolean =>
  keyOf(value) === key || name.split(' · ').some((label) => keyOf(label) === key);

// A child's shoe: 12C, 1Y.
const isOfChild = (size: NamedSize, key: string): boolean =>
  size.size?.audience === 'kids' && /\d[cky]$/.test(key) && isSize(size, key.slice(0, -1));

/** The ids of the sizes with this label in any kind and system: 'M', '38', 'EU 38'. */
export const sizeIds = ({ sizes }: Dictionary, text: string): number[] => {
  const key = keyOf(text);
  const all = [...sizes.values()];
  const found = all.filter((size) => isSize(size, key));
  const ids = (found.length > 0 ? found : all.filter((size) => isOfChild(size, key))).map(({ id }) => id);
  if (ids.length > 0) return ids;
  throw new AskInstead(`There is no size "${text}". Sizes are written such as M, 38, EU 38, UK 5, US 8, W32 L34.`);
};

const isCategory = ({ path, slug, name }: Category, text: string): boolean =>
  text.includes('/') ? path === text : slug === text || fold(name) === text;

/** The categories with this path, slug or name. Throws AskInstead if there is none. */
export const categoriesOf = ({ categories }: Dictionary, text: string): Category[] => {
  const key = fold(text)
    .trim()
    .replace(/\s*[>/]\s*/g, '/')
    .replace(/^\/|\/$/g, '');
  const found = categories.filter((category) => isCategory(category, key));
  if (found.length > 0) return found;
  throw new AskInstead(
    `There is no category "${text}". Ask list_categories for the paths, such as ${propose(categories.filter(({ level }) => level === 3).map(({ path }) => path))}.`,
  );
};
