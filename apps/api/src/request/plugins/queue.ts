import { setTimeout as wait } from 'node:timers/promises';
import { RequestRefused } from '../errors.ts';

type Line = {
  /** Does the work when it is its turn. Throws 503 at once where too many wait in this line already. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Throws the same, before anything else is done for somebody who finds no place, now and after a pause. */
  findRoom: () => Promise<void>;
};

type Patience = {
  /** How long somebody who finds no place is kept before the refusal, in milliseconds. */
  pause: number;
  /** So many are kept at once, since each of them takes memory; whoever comes then is refused without a pause. */
  mostKept: number;
};

// A refusal costs as much as any other small reply. Whoever must wait for it can ask for few of them.
const standardPatience: Patience = { pause: 1000, mostKept: 1000 };

/** Does work `atOnce` at a time. Several lines may wait for it; they are served in turn, so that none starves another. */
export const createQueue = (
  atOnce: number,
  { pause, mostKept } = standardPatience,
): { openLine: (mostWaiting: number) => Line } => {
  const lines: (() => void)[][] = [];
  let running = 0;
  let kept = 0;
  let lastServed = 0;

  const takeNext = (): (() => void) | undefined => {
    for (let step = 1; step <= lines.length; step += 1) {
      const at = (lastServed + step) % lines.length;
      const next = lines[at]?.shift();
      if (!next) continue;
      lastServed = at;
      return next;
    }
    return undefined;
  };

  // Who leaves hands the place on, so that nobody who comes meanwhile can take it.
  const leave = (): void => {
    const next = takeNext();
    if (next) next();
    else running -= 1;
  };

  const openLine = (mostWaiting: number): Line => {
    const waiting: (() => void)[] = [];
    lines.push(waiting);

    const hasRoom = (): boolean => running < atOnce || waiting.length < mostWaiting;
    const checkRoom = (): void => {
      if (hasRoom()) return;
      throw new RequestRefused(503, 'Too many people are signing in. Please try again in a moment.', undefined, 5);
    };
    const findRoom = async (): Promise<void> => {
      if (!hasRoom() && kept < mostKept) {
        kept += 1;
        await wait(pause);
        kept -= 1;
      }
      checkRoom();
    };
    const enter = async (): Promise<void> => {
      if (running < atOnce) {
        running += 1;
        return;
      }
      checkRoom();
      await new Promise<void>((resolve) => waiting.push(resolve));
    };
    const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    };
    return { inTurn, findRoom };
  };

  return { openLine };
};
