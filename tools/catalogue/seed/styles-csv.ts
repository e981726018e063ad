import { readFile } from 'node:fs/promises';
import { brandReader } from '@wearfolio/database/seed/brand-names';
import type { Style } from '@wearfolio/database/seed/style';
import { readColor } from '@wearfolio/feeds/clean/color/color';
import { parents } from '@wearfolio/feeds/clean/color/palette';
import type { CleanColor } from '@wearfolio/feeds/row';
import { parse } from 'csv-parse/sync';
import { Refused } from '../refused.ts';

type StyleRow = Record<
  | 'id'
  | 'gender'
  | 'masterCategory'
  | 'subCategory'
  | 'articleType'
  | 'baseColour'
  | 'productDisplayName'
  | 'colorgroup',
  string
>;

const columns = ['id', 'masterCategory', 'subCategory', 'articleType', 'baseColour', 'productDisplayName'] as const;

/** The table's groups that are palette colors under another name; other groups use the color itself. */
const groups: Readonly<Record<string, string>> = { Multi: 'Multicolor' };
const parentNames = new Set(Object.keys(parents));

const colorOf = ({ baseColour, colorgroup }: StyleRow): CleanColor | null => {
  if (baseColour === '') return null;
  const { color } = readColor(baseColour, new Map());
  const parent = groups[colorgroup] ?? colorgroup;
  return parentNames.has(parent) ? { ...color, parent } : color;
};

const wornAs = ({ masterCategory }: StyleRow): Style['wornAs'] => {
  if (masterCategory === 'Footwear') return 'shoes';
  return masterCategory === 'Apparel' ? 'clothing' : 'other';
};

/**
 * Reads the products of a `styles.csv` (id, gender, three category levels, color with its group, name), with brands
 * read from the front of the names. Throws Refused if the file is another table.
 */
export const readStyles = async (path: string): Promise<Style[]> => {
  const rows = parse<StyleRow>(await readFile(path), {
    columns: true,
    bom: true,
    trim: true,
    relax_column_count: true,
  });
  const missing = columns.filter((column) => rows[0]?.[column] === undefined);
  if (missing.length > 0) throw new Refused(`${path} has no column ${missing.join(', ')}`);
  const brandOf = brandReader(rows.map((row) => row.productDisplayName));
  const colors = new Map<string, CleanColor | null>();
  return rows.map((row) => {
    const key = `${row.baseColour}/${row.colorgroup}`;
    if (!colors.has(key)) colors.set(key, colorOf(row));
    return {
      id: row.id,
      name: row.productDisplayName,
      brand: brandOf(row.productDisplayName),
      categoryNames: [row.masterCategory, row.subCategory, row.articleType],
      color: colors.get(key) ?? null,
      wornAs: wornAs(row),
      isKids: /^(boys|girls)$/i.test(row.gender),
    };
  });
};
