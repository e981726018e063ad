import { describe, expect, it } from 'vitest';
import { Arena, giveBack, keep, lend } from './arena.ts';
import { addBit, listBits } from './bitset.ts';

describe('Arena', () => {
  it('lends released memory again, as an empty set', () => {
    const [first, second] = [new Arena(), new Arena()];
    const bits = first.create(1000);
    addBit(bits, 7);
    first.release();

    const again = second.create(1000);

    expect(again).toBe(bits);
    expect([...listBits(again)]).toEqual([]);
  });

  it('lends nothing twice, not even after a second release', () => {
    const [first, second] = [new Arena(), new Arena()];
    first.create(2000);
    first.release();
    first.release();

    const sets = [second.create(2000), second.create(2000), new Arena().create(2000)];

    expect(new Set(sets).size).toBe(3);
  });

  it('copies into released memory', () => {
    const [first, second] = [new Arena(), new Arena()];
    const bits = first.create(3000);
    addBit(bits, 5);
    const other = first.copy(bits);
    addBit(other, 6);
    expect([...listBits(bits)]).toEqual([5]);
    first.release();
    const source = new Uint32Array(94);
    addBit(source, 2999);

    expect([...listBits(second.copy(source))]).toEqual([2999]);
  });
});

describe('lend', () => {
  it('takes back its sets, also after an error', () => {
    const sets = lend((own) => [own.create(4000), own.create(4000)]);
    const failed: unknown[] = [];
    expect(() =>
      lend((own) => {
        failed.push(own.create(4000));
        throw new Error('Stop');
      }),
    ).toThrow('Stop');

    const again = lend((own) => [own.create(4000), own.create(4000)]);

    expect(new Set(again)).toEqual(new Set(sets));
    expect(again).toContain(failed[0]);
  });

  it('does not lend a set that a cache dropped before the computation ends', () => {
    const kept = keep(new Uint32Array(157));

    lend((own) => {
      giveBack(kept);
      lend(() => undefined);
      expect(own.create(5000)).not.toBe(kept);
    });

    expect(lend((own) => [own.create(5000), own.create(5000)])).toContain(kept);
  });
});
