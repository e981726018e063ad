import type { CleanRow } from '@wearfolio/feeds/row';
import { readSize } from '@wearfolio/sizes/read/read-size';
import type { Label } from './golden-set.ts';

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

const judgeKind = ({ kind }: Label, row: CleanRow): Verdict => {
  const expected = kind === null ? [] : [kind].flat();
  const path = row.categoryPath;
  const isUnplaced = path.endsWith(fallback);
  const isRight = expected.length === 0 ? isUnplaced : expected.some((one) => isSameLeaf(path, one));
  return { isRight, expected: expected[0] ?? 'none', actual: path };
};

const kids: ReadonlySet<string> = new Set(['kids', 'girls', 'boys']);

// The tree has no place for both, so only one of them is judged.
const judgeAudience = ({ audience }: Label, { categoryPath }: CleanRow): Verdict => {
  const [top = ''] = categoryPath.split('/');
  if (audience === null || audience === 'unisex' || !['women', 'men', 'kids'].includes(top)) return null;
  const expected = kids.has(audience) ? 'kids' : audience;
  return { isRight: expected === top, expected, actual: top };
};

const judgeColor = ({ colors }: Label, { variants }: CleanRow): Verdict => {
  const known = variants.flatMap(({ color }) => (color && color.parent !== 'Unspecified' ? [color.parent] : []));
  const actual = [...new Set(known)].join(', ') || 'none';
  if (colors.includes('?')) return null;
  const isRight = colors.length === 0 ? known.length === 0 : colors.some((color) => known.includes(color));
  return { isRight, expected: colors.join(', ') || 'none', actual };
};

const sizeKey = (text: string): string => plain(text.replace(/^(?:size|us|eu|uk)\s*/i, '')).replace(/ /g, '');

/** A size label in the form of the filter, by an independent reading. */
const readLabel = (label: string, row: CleanRow): string => {
  const family = row.categoryPath.includes('/shoes/') ? 'shoes' : 'clothing';
  return readSize(label, { family, isKids: row.categoryPath.startsWith('kids/'), system: null, home: 'us' }).value;
};

const judgeSize = ({ sizes }: Label, row: CleanRow): Verdict => {
  const known = new Set(row.variants.flatMap(({ size }) => (size ? [size.value] : [])));
  const keys = new Set([...known].map(sizeKey));
  const isKnown = (label: string): boolean => keys.has(sizeKey(label)) || known.has(readLabel(label, row));
  const isRight = sizes.length === 0 ? known.size === 0 : sizes.every(isKnown);
  return { isRight, expected: sizes.join(', ') || 'none', actual: [...known].join(', ') || 'none' };
};

/** All facts of a row except its group, which depends on all rows. */
export const judgeRow = (label: Label, row: CleanRow): Record<Exclude<JudgedFact, 'group'>, Verdict> => ({
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
