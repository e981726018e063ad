import { fold, letterOf } from '@wearfolio/contracts/text/fold';

type Named = { id: number; name: string };

/** A name as it is compared, and the letter under which it stands. */
type FoldedName = { id: number; folded: string; letter: string };

const known = new WeakMap<ReadonlyMap<number, Named>, FoldedName[]>();

/** The names of stores or brands in the order of the rows; folded once, since there may be 12,000 of them. */
export const foldedNames = (rows: ReadonlyMap<number, Named>): FoldedName[] => {
  const remembered = known.get(rows);
  if (remembered) return remembered;
  const names = [...rows.values()].map(({ id, name }) => ({ id, folded: fold(name), letter: letterOf(name) }));
  known.set(rows, names);
  return names;
};
