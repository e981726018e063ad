import { describe, expect, it } from 'vitest';
import { openLine } from './line.ts';

const turn = () => new Promise(setImmediate);

describe('the line of partners', () => {
  it('has four places, which go to those who came first, and each once', async () => {
    const waitForPlace = openLine(() => false);
    const came: number[] = [];
    const leave: (() => void)[] = [];
    const enter = async (who: number) => {
      leave[who] = await waitForPlace();
      came.push(who);
    };
    const all = [0, 1, 2, 3, 4, 5, 6].map(enter);
    await turn();
    const first = [...came];
    leave[2]?.();
    leave[2]?.();
    await turn();
    const second = [...came];
    for (const who of [0, 4]) leave[who]?.();
    await Promise.all(all);

    expect(first).toEqual([0, 1, 2, 3]);
    expect(second).toEqual([0, 1, 2, 3, 4]);
    expect(came).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
