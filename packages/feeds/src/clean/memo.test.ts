import { describe, expect, it } from 'vitest';
import { memo } from './memo.ts';

describe('memo', () => {
  it('computes each text once, and again after the cache reached its limit', () => {
    const computed: string[] = [];
    const length = memo((text) => computed.push(text), 2);

    expect([length('a'), length('a'), length('b'), length('c'), length('a')]).toEqual([1, 1, 2, 3, 4]);
    expect(computed).toEqual(['a', 'b', 'c', 'a']);
  });

  it('does not cache texts above the length limit', () => {
    const computed: string[] = [];
    const length = memo((text) => computed.push(text), 2, 3);

    expect([length('long'), length('long')]).toEqual([1, 2]);
  });
});
