/** A timer that calls `act` after `delay` ms, not counting pauses. */
export const pausableTimer = (delay: number, act: () => void) => {
  let left = delay;
  let since = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(act, delay);
  return {
    pause: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    },
    resume: () => {
      if (timer !== undefined || left <= 0) return;
      since = Date.now();
      timer = setTimeout(act, left);
    },
    /** Cancels the timer. */
    cancel: () => {
      clearTimeout(timer);
      left = 0;
    },
  };
};
