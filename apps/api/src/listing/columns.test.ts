import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { receive, send } from './columns.ts';

const value = {
  name: 'Été',
  upTo: 12n,
  ids: Uint32Array.of(1, 2, 0xffffffff),
  empty: new Uint32Array(),
  times: Float64Array.of(1.5, Number.MAX_SAFE_INTEGER),
  part: Uint32Array.of(7, 8, 9).subarray(1),
  dense: new Map([[3, Uint32Array.of(5)]]),
};

const inPieces = (bytes: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
  );

describe('receive', () => {
  const sent = Buffer.concat([...send(value)]);

  it.each([1, 7, 10_000])('puts together what was sent, in pieces of %i bytes', async (size) => {
    expect(await receive(inPieces(sent, size), sent.length)).toEqual(value);
  });

  it('refuses what ends early', async () => {
    await expect(receive(inPieces(sent.subarray(0, -1), 50), sent.length)).rejects.toThrow('missing');
  });

  it('takes no columns of another kind', () => {
    expect(() => [...send({ column: Int8Array.of(1) })]).toThrow('Int8Array cannot');
  });
});
