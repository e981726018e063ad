import type { Bitset } from './bitset.ts';

/** Each group of traits has a hundred numbers of its own: 201 and 215 are of group 2. */
export const groupOfTrait = (trait: number): number => Math.floor(trait / 100);

/** The chosen traits, group by group: any of one group will do, and each group must hold. */
export const byGroup = (traits: readonly number[]): Map<number, number[]> => {
  const groups = new Map<number, number[]>();
  for (const trait of traits) {
    const group = groupOfTrait(trait);
    groups.set(group, [...(groups.get(group) ?? []), trait]);
  }
  return groups;
};

/** What is left by the chosen traits of each group but `group`. */
export const traitsBeside = (chosen: ReadonlyMap<number, Bitset>, group: number): Bitset[] =>
  [...chosen].filter(([other]) => other !== group).map(([, bits]) => bits);
