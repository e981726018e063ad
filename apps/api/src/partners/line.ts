import { setTimeout as wait } from 'node:timers/promises';

/** Calls of partners that a process works on at the same time. Most connections to the database are left to shoppers. */
const places = 4;

/** From this share of the time on, the event loop is busy, and who has a place waits before using it. */
const busy = 0.8;

/** That wait, in ms. */
const rest = 25;

/** The time over which the event loop is judged, in ms. */
const judged = 50;

/** Returns whether the event loop was busy lately. */
const watchLoop = (): (() => boolean) => {
  let from = performance.eventLoopUtilization();
  let isBusy = false;
  return () => {
    const now = performance.eventLoopUtilization();
    const { active, idle, utilization } = performance.eventLoopUtilization(now, from);
    if (active + idle >= judged) {
      from = now;
      isBusy = utilization >= busy;
    }
    return isBusy;
  };
};

/** Waits for a place. The result gives it back; more than one call of it does no harm. */
export type Line = () => Promise<() => void>;

/**
 * The line of partners' calls, which shoppers do not stand in: few are worked on at the same time, and slower while the
 * process is busy, so that no number of partners takes the database or the processor from shoppers. Who came first is
 * served first.
 */
export const openLine = (isBusy = watchLoop()): Line => {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    if (isBusy()) await wait(rest);
    let isIn = true;
    return () => {
      if (isIn) leave();
      isIn = false;
    };
  };
};
