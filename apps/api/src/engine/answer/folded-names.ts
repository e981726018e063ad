import { fold, letterOf } from '@wearfolio/contracts/text/fold';

type Named = { id: number; name: string };

/** A name for comparing, and its index letter. */
type FoldedName = { id: number; folded: string; letter: string };

const known = new WeakMap<ReadonlyMap<number, Named>, FoldedName[]>();

/** The names of stores or brands in the order of the rows. Cached, because there may be 12,000. */
export const foldedNames = (rows: ReadonlyMap<number, Named>): FoldedName[] => {
  const remembered = known.get(rows);
  if (remembered) return remembered;
  const names = [...rows.values()].map(({ id, name }) => ({ id, folded: fold(name), letter: letterOf(name) }));
  known.set(rows, names);
  return names;
};
