import { letterOf } from '@wearfolio/contracts/alphabet';

/** The cells that hold at least one of the names. */
export const lettersOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(letterOf));

/** A name without regard to case and accents. */
export const foldName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a name holds what was typed, without regard to case and accents. */
export const nameContains = (name: string, typed: string): boolean => foldName(name).includes(foldName(typed.trim()));
