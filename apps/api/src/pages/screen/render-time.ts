/**
 * Rendering and compressing take at most this share of the time in the long run, so that pages which nobody asked for before
 * go out at two thirds of the rate of pages without a first screen.
 */
const share = 1 / 4;

/** Milliseconds of rendering that may be due at once, as after a start, when no page is kept yet. */
const burst = 1000;

/** Reckons the time that rendering takes against what it may take. */
export type RenderTime = {
  isLeft: () => boolean;
  /** Says how long one rendering took, in milliseconds. */
  spend: (milliseconds: number) => void;
};

/** `now` in milliseconds. */
export const reckonRenderTime = (now: () => number = () => performance.now()): RenderTime => {
  let left = burst;
  let reckonedAt = now();
  const isLeft = (): boolean => {
    const at = now();
    left = Math.min(burst, left + (at - reckonedAt) * share);
    reckonedAt = at;
    return left > 0;
  };
  return {
    isLeft,
    spend: (milliseconds) => {
      left -= milliseconds;
    },
  };
};
