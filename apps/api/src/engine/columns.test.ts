import { describe, expect, it } from 'vitest';
import { joinValue, splitValue } from './columns.ts';

const value = {
  name: 'Été',
  upTo: 12n,
  ids: Uint32Array.of(1, 2, 0xffffffff),
  empty: new Uint32Array(),
  times: Float64Array.of(1.5, Number.MAX_SAFE_INTEGER),
  part: Uint32Array.of(7, 8, 9).subarray(1),
  dense: new Map([[3, Uint32Array.of(5)]]),
};
const bytesOfColumns = 4 * 6 + 8 * 2;

describe('joinValue', () => {
  const [head = new Uint8Array(), ...parts] = splitValue(value);

  it('restores a value when its columns are filled', () => {
    const made = joinValue(head, bytesOfColumns);
    for (const [at, column] of made.columns.entries()) column.set(parts[at] ?? []);

    expect(made.value).toEqual(value);
  });

  it('refuses columns that need more bytes than there are', () => {
    expect(() => joinValue(head, bytesOfColumns - 1)).toThrow('missing');
  });

  it('refuses columns of another kind', () => {
    expect(() => splitValue({ column: Int8Array.of(1) })).toThrow('Int8Array cannot');
  });
});
