import { fold, letterOf } from '@wearfolio/contracts/text/fold';

/** The cells that hold at least one of the names. */
export const lettersOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(letterOf));

/** Whether a name holds what was typed, without regard to case and accents. */
export const nameContains = (name: string, typed: string): boolean => fold(name).includes(fold(typed.trim()));
