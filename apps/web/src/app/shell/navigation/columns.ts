import type { CategoryEntry } from '@wearfolio/contracts/catalogue';

type SubCategory = CategoryEntry['subCateg'][number];

/** A sub-category in a column; where its children go on in the next column, the row of its head stays free there. */
export type Group = { sub: SubCategory; hasHead: boolean; children: SubCategory['childSubCateg'] };

/** Decision 5: at most 6 columns in a row, at most 6 sub-categories down a column. */
const most = 6;

/** Rows of 32 px that the menu's height of 400 px has room for. */
const roomyRows = 10;

/** Cuts a sub-category into pieces that fit a column each. */
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

/** Rows of a column with a free one between its groups. */
const filled = (column: readonly Group[]) =>
  column.reduce((sum, group) => sum + heightOf(group), Math.max(column.length - 1, 0));

/** Each sub-category begins a column of its own, or goes below the last one where there is room. */
const pack = (subs: readonly SubCategory[], rows: number, isStacked: boolean): Group[][] => {
  const columns: Group[][] = [];
  for (const piece of subs.flatMap((sub) => piecesOf(sub, rows))) {
    const last = isStacked ? columns.at(-1) : undefined;
    if (last && last.length < most && filled(last) + 1 + heightOf(piece) <= rows) last.push(piece);
    else columns.push([piece]);
  }
  return columns;
};

/** The columns of a mega-menu, in the order of the tree. What does not fit its height makes them longer, never more. */
export const columnsOf = (subs: readonly SubCategory[]): readonly (readonly Group[])[] => {
  const shown = subs.slice(0, most * most);
  const apart = pack(shown, roomyRows, false);
  if (apart.length <= most) return apart;
  let rows = roomyRows;
  while (pack(shown, rows, true).length > most) rows += 1;
  return pack(shown, rows, true);
};
