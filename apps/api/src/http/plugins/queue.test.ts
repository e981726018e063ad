import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

/** Work that ends when told to. */
const openWork = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, finish: resolve, fail: reject };
};

describe('createQueue', () => {
  it('limits concurrency, queues the rest in order, and refuses when the queue is full', async () => {
    const { inTurn, findRoom } = createQueue(2, { pause: 0, mostKept: 1 }).openLine(1);
    const [first, second] = [openWork(), openWork()];
    const started: number[] = [];
    const start = (at: number, work: () => Promise<string>) =>
      inTurn(() => {
        started.push(at);
        return work();
      });

    const running = [start(1, first.work), start(2, second.work)];
    await findRoom();
    const done = [...running, start(3, async () => 'third')];
    await expect(findRoom()).rejects.toThrow('Too many people are signing in.');
    await expect(start(4, async () => 'fourth')).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
    expect(started).toEqual([1, 2]);

    first.finish('first');
    second.finish('second');
    expect(await Promise.all(done)).toEqual(['first', 'second', 'third']);
    expect(started).toEqual([1, 2, 3]);
  });

  it('delays a refusal, and accepts the caller when there is room by then', async () => {
    const { inTurn, findRoom } = createQueue(1, { pause: 50, mostKept: 1 }).openLine(0);
    const busy = openWork();
    const running = inTurn(busy.work);

    const kept = findRoom();
    await expect(findRoom()).rejects.toMatchObject({ statusCode: 503 });
    busy.finish('done');
    await running;

    await kept;
  });

  it('continues after work that failed', async () => {
    const { inTurn } = createQueue(1).openLine(1);
    const failing = openWork();

    const failed = inTurn(failing.work);
    const next = inTurn(async () => 'next');
    failing.fail(new Error('broken'));

    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(await inTurn(async () => 'after')).toBe('after');
  });

  it('alternates between its lines', async () => {
    const { openLine } = createQueue(1);
    const [one, other] = [openLine(9), openLine(9)];
    const done: string[] = [];
    const note = (name: string) => async () => void done.push(name);
    const holding = openWork();

    const held = one.inTurn(holding.work);
    const all = [one.inTurn(note('one')), one.inTurn(note('one')), other.inTurn(note('other'))];
    holding.finish('held');
    await Promise.all([held, ...all]);

    expect(done).toEqual(['other', 'one', 'one']);
  });
});
