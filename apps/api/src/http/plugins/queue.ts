import { setTimeout as wait } from 'node:timers/promises';
import { say } from '@wearfolio/messages/said';
import { RequestRefused } from '../errors.ts';

type Line = {
  /** Runs the work in its turn. Throws 503 immediately when this line is full. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Throws 503 when this line is full, now and after a pause, before any other work for the caller. */
  findRoom: () => Promise<void>;
};

type Patience = {
  /** How long to delay a refusal, in ms. */
  pause: number;
  /** The most callers to delay, because each takes memory. Further callers are refused immediately. */
  mostKept: number;
};

// A refusal costs as much as any small reply. A client that waits for it can send fewer requests.
const standardPatience: Patience = { pause: 1000, mostKept: 1000 };

/** Runs up to `atOnce` pieces of work concurrently. Several lines take turns, so that none starves another. */
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

  // A finished caller passes its place on, so that no later caller takes it.
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
      throw new RequestRefused(503, say('replies.tooManySignIns'), undefined, 5);
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
