import { isOldLadder, meaningsOfOld } from '@wearfolio/sizes/old-ladders';
import type { Dictionary } from '../dictionary.ts';

/** The size groups that may hold a size that an older version named. */
const groupsOfOld = ({ sizes }: Dictionary, ladder: string, value: string): number[] => {
  const names = new Set(meaningsOfOld({ ladder, value }).map((now) => `${now.ladder} ${now.value}`));
  const found = [...sizes.values()].filter((size) => names.has(`${size.ladder} ${size.value}`));
  return [...new Set(found.map(({ group }) => group))];
};

const known = new WeakMap<Dictionary, Map<number, number[]>>();

const groupsOf = (dictionary: Dictionary, id: number): number[] => {
  const size = dictionary.sizes.get(id);
  if (!size) return [id];
  if (!isOldLadder(size.ladder)) return [size.group];
  const groups = known.get(dictionary) ?? new Map<number, number[]>();
  known.set(dictionary, groups);
  const found = groups.get(id) ?? groupsOfOld(dictionary, size.ladder, size.value);
  groups.set(id, found);
  return found.length > 0 ? found : [id];
};

/**
 * Maps the sizes in an address to the size groups of the listing, including sizes that an older version named.
 * `askedSizes` maps a group to the id in the address where the two differ.
 */
export const groupSizes = (
  dictionary: Dictionary,
  ids: readonly number[],
): { sizes: number[]; askedSizes: Map<number, number> } => {
  const askedSizes = new Map<number, number>();
  const sizes = ids.flatMap((id) => {
    const groups = groupsOf(dictionary, id);
    const [first] = groups;
    if (first !== undefined && first !== id && !ids.includes(first)) askedSizes.set(first, id);
    return groups;
  });
  return { sizes: [...new Set(sizes)], askedSizes };
};
