/**
 * The phase of a removal: `waiting` for 3 s, while Undo stops it; `leaving` once removed; `returning` after Undo or a
 * failure.
 */
export type RemovalPhase = 'waiting' | 'leaving' | 'returning';

/** In ms (behavior.md#favorites-undo). */
export const removalTimes = { delay: 3000, fadeOut: 100, fadeIn: 500 } as const;

/** The classes of each phase. While waiting, only the picture is dimmed, so that the text stays readable. */
export const phaseClasses: Readonly<Record<RemovalPhase, string>> = {
  waiting: '[&_.frame_:is(img,.frame-edges)]:opacity-25',
  leaving: 'opacity-0 transition-opacity duration-100 ease-leave [&_.frame_:is(img,.frame-edges)]:opacity-25',
  returning: 'transition-opacity duration-500 [&_img]:duration-500',
};
