import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAll } from './testing/read.ts';
import { csvWith } from './testing/samples.ts';

const packed = gzipSync(csvWith());

describe('unzip', () => {
  it.each([1, 7, 65_536])('reads a feed that is packed, %i bytes at a time', async (chunkSize) => {
    const { rows, refusal } = await readAll(packed, { chunkSize });

    expect(refusal).toBeNull();
    expect(rows).toHaveLength(2);
  });

  it('tells the length of what was read, not of what came out', async () => {
    let total = 0;

    await readAll(packed, { onBytes: (count) => (total += count) });

    expect(total).toBe(packed.length);
  });

  it('refuses a package that is cut short or damaged', async () => {
    const damaged = Buffer.from(packed);
    damaged.fill(0, 20, 60);

    expect((await readAll(packed.subarray(0, packed.length / 2))).refusal).toMatch(/damaged/);
    expect((await readAll(damaged)).refusal).toMatch(/damaged/);
  });

  it('refuses one that would fill the memory', async () => {
    const trap = gzipSync(`id,title,link\n1,${'0'.repeat(80 * 1024 * 1024)},https://a.example/1\n`, { level: 9 });

    expect((await readAll(trap)).refusal).toMatch(/swells/);
  });
});
