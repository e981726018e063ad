/**
 * A card on its way out: `waiting` for the 3 seconds in which Undo stops it, `leaving` once it is removed, `returning`
 * after Undo or a failure.
 */
export type RemovalPhase = 'waiting' | 'leaving' | 'returning';

/** Milliseconds (spec 9, 'Favourite removal delay'). */
export const removalTimes = { delay: 3000, fadeOut: 100, fadeIn: 500 } as const;

/** What each phase looks like. */
export const phaseClasses: Readonly<Record<RemovalPhase, string>> = {
  waiting: 'opacity-40 transition-opacity',
  leaving: 'opacity-0 transition-opacity duration-100 ease-leave',
  returning: 'transition-opacity duration-500',
};
