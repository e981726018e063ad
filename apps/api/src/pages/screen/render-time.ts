/** Rendering takes at most this share of the processor in the long run, so that pages go out as quickly as without it. */
const share = 1 / 3;

/** Milliseconds of rendering that may be due at once, as after a start, when no page is kept yet. */
const burst = 2000;

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
