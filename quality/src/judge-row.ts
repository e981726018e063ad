import type { CleanRow } from '@wearfolio/feeds/row';
import { positionOf } from '@wearfolio/sizes/position';
import { type ReadSize, sizeOf } from '@wearfolio/sizes/read/context';
import { readSize } from '@wearfolio/sizes/read/read-size';
import type { Size } from '@wearfolio/sizes/size';
import type { Label } from './golden-set.ts';

/** What a verdict depends on. */
export type JudgedRow = Pick<CleanRow, 'brand' | 'title' | 'categoryPath' | 'variants'>;

/** The facts that are judged. */
export const judgedFacts = ['brand', 'title', 'kind', 'audience', 'color', 'size', 'group'] as const;

export type JudgedFact = (typeof judgedFacts)[number];

/** Whether a fact is right, with both values as text; null if the label does not cover it. */
export type Verdict = { isRight: boolean; expected: string; actual: string } | null;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fallback = 'unsorted/everything-else';

/** Children have fewer leaves. Maps the missing ones to those that replace them. */
const ofKids: Readonly<Record<string, readonly string[]>> = {
  outerwear: ['jackets', 'coats', 'blazers'],
  tops: ['t-shirts', 'shirts', 'knitwear', 'sweatshirts-hoodies', 'tops', 'activewear', 'underwear-socks', 'swimwear'],
  bottoms: ['trousers', 'jeans', 'shorts', 'skirts', 'leggings'],
};

const isSameLeaf = (path: string, kind: string): boolean => {
  const [top = '', middle = '', leaf = ''] = path.split('/');
  if (path === kind || `${middle}/${leaf}` === kind) return true;
  const wanted = kind.split('/').at(-1) ?? '';
  return top === 'kids' && (leaf === wanted || (ofKids[leaf] ?? []).includes(wanted));
};

const judgeKind = ({ kind }: Label, row: JudgedRow): Verdict => {
  const expected = kind === null ? [] : [kind].flat();
  const path = row.categoryPath;
  const isUnplaced = path.endsWith(fallback);
  const isRight = expected.length === 0 ? isUnplaced : expected.some((one) => isSameLeaf(path, one));
  return { isRight, expected: expected[0] ?? 'none', actual: path };
};

const kids: ReadonlySet<string> = new Set(['kids', 'girls', 'boys']);

// The tree has no place for both, so only one of them is judged.
const judgeAudience = ({ audience }: Label, { categoryPath }: JudgedRow): Verdict => {
  const [top = ''] = categoryPath.split('/');
  if (audience === null || audience === 'unisex' || !['women', 'men', 'kids'].includes(top)) return null;
  const expected = kids.has(audience) ? 'kids' : audience;
  return { isRight: expected === top, expected, actual: top };
};

const judgeColor = ({ colors }: Label, { variants }: JudgedRow): Verdict => {
  const known = variants.flatMap(({ color }) => (color && color.parent !== 'Unspecified' ? [color.parent] : []));
  const actual = [...new Set(known)].join(', ') || 'none';
  if (colors.includes('?')) return null;
  const isRight = colors.length === 0 ? known.length === 0 : colors.some((color) => known.includes(color));
  return { isRight, expected: colors.join(', ') || 'none', actual };
};

const sizeKey = (text: string): string => plain(text.replace(/^(?:size|us|eu|uk)\s*/i, '')).replace(/ /g, '');

/** A size label in the form of the filter, by an independent reading. */
const readLabel = (label: string, row: JudgedRow): string => {
  const family = row.categoryPath.includes('/shoes/') ? 'shoes' : 'clothing';
  return readSize(label, { family, isKids: row.categoryPath.startsWith('kids/'), system: null, home: 'us' }).value;
};

const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL'];

/** Whether a size is more than one letter away from a letter; false if our tables have no letters for such a size. */
const isFar = (size: Size, letter: string): boolean => {
  const at = letters.indexOf(letter);
  const place = positionOf(size);
  // Charts of brands differ by a letter, so the letters beside it are as good.
  const spans = letters
    .slice(Math.max(0, at - 1), at + 2)
    .flatMap((value) => positionOf({ ...size, system: 'letters', value }) ?? [])
    .filter(({ axis }) => place === null || axis === place.axis);
  if (spans.length === 0 || place === null) return spans.length > 0;
  return spans.every(({ from }) => from > place.to) || spans.every(({ to }) => to < place.from);
};

/** Whether the system of a result contradicts a letter that the row gives for the same size. */
const isContradicted = (size: ReadSize, names: readonly string[]): boolean => {
  const known = sizeOf(size);
  if (known === null || known.system === 'numbers' || known.system === 'letters') return false;
  return names.some((name) => letters.includes(name) && isFar(known, name));
};

const judgeSize = ({ sizes }: Label, row: JudgedRow): Verdict => {
  const found = row.variants.flatMap(({ size }) => size ?? []);
  const isNamed = ({ value }: ReadSize, name: string): boolean =>
    sizeKey(value) === sizeKey(name) || value === readLabel(name, row);
  const isFound = (names: readonly string[]): boolean =>
    found.some((size) => names.some((name) => isNamed(size, name)) && !isContradicted(size, names));
  const labeled = sizes.map((size) => [size].flat());
  return {
    isRight: labeled.length === 0 ? found.length === 0 : labeled.every(isFound),
    expected: labeled.map((names) => names.join(' or ')).join(', ') || 'none',
    actual: [...new Set(found.map(({ value }) => value))].join(', ') || 'none',
  };
};

/** All facts of a row except its group, which depends on all rows. */
export const judgeRow = (label: Label, row: JudgedRow): Record<Exclude<JudgedFact, 'group'>, Verdict> => ({
  brand: {
    isRight: plain(label.brand ?? 'Unbranded') === plain(row.brand),
    expected: label.brand ?? 'Unbranded',
    actual: row.brand,
  },
  title: { isRight: plain(label.title) === plain(row.title), expected: label.title, actual: row.title },
  kind: judgeKind(label, row),
  audience: judgeAudience(label, row),
  color: judgeColor(label, row),
  size: judgeSize(label, row),
});
