/**
 * A card on its way out: `waiting` for the 3 seconds in which Undo stops it, `leaving` once it is removed, `returning`
 * after Undo or a failure.
 */
export type RemovalPhase = 'waiting' | 'leaving' | 'returning';

/** Milliseconds (spec 9, 'Favourite removal delay'). */
export const removalTimes = { delay: 3000, fadeOut: 100, fadeIn: 500 } as const;

/** What each phase looks like. Only the picture is dimmed in the time for Undo: words are read until the card goes. */
export const phaseClasses: Readonly<Record<RemovalPhase, string>> = {
  waiting: '[&_.frame_:is(img,.frame-edges)]:opacity-25',
  leaving: 'opacity-0 transition-opacity duration-100 ease-leave [&_.frame_:is(img,.frame-edges)]:opacity-25',
  returning: 'transition-opacity duration-500 [&_img]:duration-500',
};
