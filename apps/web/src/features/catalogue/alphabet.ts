import { fold, letterOf } from '@wearfolio/contracts/text/fold';

/** The letters with which at least one of the names starts. */
export const lettersOf = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(letterOf));

/** Whether a name contains the typed text, ignoring case and accents. */
export const nameContains = (name: string, typed: string): boolean => fold(name).includes(fold(typed.trim()));
