/**
 * The largest share of time for rendering and compressing in the long run. Uncached pages are then sent at two thirds
 * of the rate of pages without a first screen.
 */
const share = 1 / 4;

/** Rendering time that may be spent in a burst, in ms, as after a start with an empty cache. */
const burst = 1000;

/** A budget of rendering time. */
export type RenderBudget = {
  isLeft: () => boolean;
  /** Records the time of one rendering, in ms. */
  spend: (milliseconds: number) => void;
};

/** `now` in milliseconds. */
export const createRenderBudget = (now: () => number = () => performance.now()): RenderBudget => {
  let left = burst;
  let updatedAt = now();
  const isLeft = (): boolean => {
    const at = now();
    left = Math.min(burst, left + (at - updatedAt) * share);
    updatedAt = at;
    return left > 0;
  };
  return {
    isLeft,
    spend: (milliseconds) => {
      left -= milliseconds;
    },
  };
};
