import { describe, expect, it } from 'vitest';
import { memo } from './memo.ts';

describe('memo', () => {
  it('computes once per text, and again after the bound was passed', () => {
    const asked: string[] = [];
    const length = memo((text) => asked.push(text), 2);

    expect([length('a'), length('a'), length('b'), length('c'), length('a')]).toEqual([1, 1, 2, 3, 4]);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('does not keep texts longer than its bound', () => {
    const asked: string[] = [];
    const length = memo((text) => asked.push(text), 2, 3);

    expect([length('long'), length('long')]).toEqual([1, 2]);
  });
});
