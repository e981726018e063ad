import type { Bitset } from './bitset.ts';

/** From here on, each trait is a group of its own. */
export const firstAlone = 1000;

/** Whether a trait is a group of its own. */
export const isAlone = (trait: number): boolean => trait >= firstAlone;

/** Each group of traits below 1000 has one hundred numbers: 201 and 215 belong to group 2. */
export const groupOfTrait = (trait: number): number => (isAlone(trait) ? trait : Math.floor(trait / 100));

/** The selected traits by group. Traits of a group are alternatives; groups must all match. */
export const byGroup = (traits: readonly number[]): Map<number, number[]> => {
  const groups = new Map<number, number[]>();
  for (const trait of traits) {
    const group = groupOfTrait(trait);
    groups.set(group, [...(groups.get(group) ?? []), trait]);
  }
  return groups;
};

/** The slots that match the selected traits of each group except `group`. */
export const traitsBeside = (chosen: ReadonlyMap<number, Bitset>, group: number): Bitset[] =>
  [...chosen].filter(([other]) => other !== group).map(([, bits]) => bits);
