import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archiveOf, deflatedZeros } from './testing/archive.ts';
import { readAll } from './testing/read.ts';
import { csvWith } from './testing/samples.ts';

const packed = gzipSync(csvWith());
const trap = gzipSync(Buffer.concat([Buffer.from('id,title,link\n1,'), Buffer.alloc(80 * 1024 * 1024, '0')]), {
  level: 9,
});
const text = strToU8(csvWith());
const feed = { name: 'products.csv', packed: deflateRawSync(csvWith()) };
const noise = Buffer.from('PK\u0003\u0004 PK\u0007\u0008 PK\u0001\u0002 is not deflated', 'latin1');
const begun = deflateRawSync('id,title,link\n1,', { finishFlush: constants.Z_SYNC_FLUSH });
const archive = (files: Zippable): Buffer => Buffer.from(zipSync(files));

describe('unzip', () => {
  it.each([1, 7, 65_536])('reads a compressed feed, %i bytes at a time', async (chunkSize) => {
    const { rows, refusal } = await readAll(packed, { chunkSize });

    expect(refusal).toBeNull();
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['gzip in gzip', gzipSync(packed)],
    ['a zip archive', archive({ 'feed/products.csv': text, '__MACOSX/._products.csv': text, '.DS_Store': text })],
    ['a zip archive that does not compress', archive({ 'products.csv': [text, { level: 0 }] })],
    ['gzip in a zip archive', archive({ 'products.csv.gz': packed })],
    ['a zip archive with lengths after the files', archiveOf([{ ...feed, isStreamed: true }])],
    [
      'a feed beside files that cannot be decompressed',
      archiveOf([
        { name: '__MACOSX/._a', packed: noise },
        { name: '.a', packed: noise, isStreamed: true },
        feed,
        { name: '__MACOSX/._b', packed: noise, isStreamed: true },
      ]),
    ],
    [
      'a stored feed that contains the signatures of an archive',
      archiveOf([{ name: 'a.csv', method: 0, isStreamed: true, packed: Buffer.from(csvWith('PK\u0001\u0002')) }]),
    ],
    ['a feed with other bytes after its data', archiveOf([{ ...feed, packed: Buffer.concat([feed.packed, noise]) }])],
  ])('reads %s', async (_, bytes) => {
    for (const chunkSize of [1, 65_536]) {
      const { rows, refusal } = await readAll(bytes, { chunkSize });
      expect([rows.length, refusal]).toEqual([2, null]);
    }
  });

  it('reads the files of an archive that are asked for, with their own columns', async () => {
    const more = strToU8('id,title,link,price\n7,Felt Hat,https://a.example/7,10 USD\n');
    const bytes = archive({ 'readme.txt': strToU8('hello'), 'feed/a.csv': text, 'feed/b.csv': more });

    const [both, one, none] = await Promise.all(
      ['*.csv', 'b.csv, x.csv', 'c.csv'].map((files) => readAll(bytes, { files })),
    );

    expect([both?.rows.length, both?.refusal]).toEqual([3, null]);
    expect(one?.rows).toHaveLength(1);
    expect(none?.refusal).toBe(
      'No file of the archive is called c.csv. It contains readme.txt, feed/a.csv, feed/b.csv',
    );
  });

  it.each([
    ['with several files', archive({ 'a.csv': text, 'b.csv': text }), /must contain one file.* a\.csv, b\.csv/],
    ['with only a folder', archive({ 'empty/': new Uint8Array() }), /archive is empty/],
    ['without an entry', archive({}), /archive is empty/],
    ['that is cut', archive({ 'a.csv': text }).subarray(0, 150), /damaged/],
    ['that is cut between files', archiveOf([feed]).subarray(0, -46), /damaged/],
    ['with a compression of its own', archiveOf([{ ...feed, method: 9 as 8 }]), /compression method 9/],
    [
      'that pads a bomb with a file beside it',
      archiveOf([
        { name: '__MACOSX/x', packed: Buffer.alloc(1024 ** 2), method: 0 },
        { name: 'a.csv', packed: Buffer.concat([begun, deflatedZeros(128)]) },
      ]),
      /implausible size/,
    ],
    ['that expands without limit', archive({ 'a.csv.gz': trap }), /implausible size/],
    [
      'with too many nested archives',
      [1, 2, 3].reduce((inner, _) => archive({ 'a.zip': inner }), archive({ 'a.csv': text })),
      /more than 3 times/,
    ],
  ])('rejects a zip archive %s', async (_, bytes, message) => {
    expect((await readAll(bytes)).refusal).toMatch(message);
  });

  it('reports the compressed length, not the uncompressed one', async () => {
    let total = 0;

    await readAll(packed, { onBytes: (count) => (total += count) });

    expect(total).toBe(packed.length);
  });

  it('rejects a cut or damaged archive', async () => {
    const damaged = Buffer.from(packed);
    damaged.fill(0, 20, 60);

    expect((await readAll(packed.subarray(0, packed.length / 2))).refusal).toMatch(/damaged/);
    expect((await readAll(damaged)).refusal).toMatch(/damaged/);
  });

  it.each([
    ['once', trap],
    ['twice', gzipSync(trap)],
  ])('rejects a decompression bomb, packed %s', async (_, bytes) => {
    expect((await readAll(bytes)).refusal).toMatch(/implausible size/);
  });
});
