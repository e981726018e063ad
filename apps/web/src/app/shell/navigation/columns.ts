import type { CategoryEntry } from '@wearfolio/contracts/catalogue';

type SubCategory = CategoryEntry['subCateg'][number];

/** A sub-category in a column. If its children continue from the column before, the row of its heading stays empty. */
export type Group = { sub: SubCategory; hasHead: boolean; children: SubCategory['childSubCateg'] };

/** behavior.md#shell-menu: at most 6 columns in a row, at most 6 sub-categories down a column. */
const most = 6;

/** The rows of 32 px that fit into the menu's height of 400 px. */
const roomyRows = 10;

/** Splits a sub-category into pieces of one column each. */
const piecesOf = (sub: SubCategory, rows: number): Group[] => {
  const room = rows - 1;
  const count = Math.max(Math.ceil(sub.childSubCateg.length / room), 1);
  return Array.from({ length: count }, (_, at) => ({
    sub,
    hasHead: at === 0,
    children: sub.childSubCateg.slice(at * room, (at + 1) * room),
  }));
};

const heightOf = ({ children }: Group) => 1 + children.length;

/** The rows of a column, with an empty row between groups. */
const filled = (column: readonly Group[]) =>
  column.reduce((sum, group) => sum + heightOf(group), Math.max(column.length - 1, 0));

/** Each sub-category starts a column, or follows the last one if there is room. */
const pack = (subs: readonly SubCategory[], rows: number, isStacked: boolean): Group[][] => {
  const columns: Group[][] = [];
  for (const piece of subs.flatMap((sub) => piecesOf(sub, rows))) {
    const last = isStacked ? columns.at(-1) : undefined;
    if (last && last.length < most && filled(last) + 1 + heightOf(piece) <= rows) last.push(piece);
    else columns.push([piece]);
  }
  return columns;
};

/** The columns of a mega-menu, in the order of the tree. If there is too much, the columns become longer, not more. */
export const columnsOf = (subs: readonly SubCategory[]): readonly (readonly Group[])[] => {
  const shown = subs.slice(0, most * most);
  const apart = pack(shown, roomyRows, false);
  if (apart.length <= most) return apart;
  let rows = roomyRows;
  while (pack(shown, rows, true).length > most) rows += 1;
  return pack(shown, rows, true);
};
