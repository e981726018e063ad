import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A file to pack. `packed` replaces its compressed bytes; `isStreamed` writes its length after it instead of before. */
export type Packed = { name: string; packed: Buffer; method?: 0 | 8; isStreamed?: boolean };

const header = ({ name, packed, method = 8, isStreamed = false }: Packed): Buffer => {
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  head.writeUInt16LE(isStreamed ? 8 : 0, 6);
  head.writeUInt16LE(method, 8);
  if (!isStreamed) head.writeUInt32LE(packed.length, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([head, Buffer.from(name)]);
};

const descriptor = ({ packed }: Packed): Buffer => {
  const tail = Buffer.alloc(16);
  tail.write('PK\u0007\u0008', 'latin1');
  tail.writeUInt32LE(crc32(packed), 4);
  tail.writeUInt32LE(packed.length, 8);
  return tail;
};

/** Returns a zip archive of these files as they are, so that it may be damaged or hostile. Its directory is a stub. */
export const archiveOf = (files: readonly Packed[]): Buffer =>
  Buffer.concat([
    ...files.flatMap((file) => [header(file), file.packed, ...(file.isStreamed ? [descriptor(file)] : [])]),
    Buffer.from('PK\u0001\u0002'),
    Buffer.alloc(42),
  ]);

const chunkSize = 64 * 1024 ** 2;

/** Returns this many megabytes of zeros, a multiple of 64, as deflated data: about a thousandth of it. */
export const deflatedZeros = (megabytes: number): Buffer => {
  // A block that is not the last ends at a byte, so that it can be repeated.
  const block = deflateRawSync(Buffer.alloc(chunkSize), { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const blocks = Array.from({ length: (megabytes * 1024 ** 2) / chunkSize }, () => block);
  return Buffer.concat([...blocks, Buffer.from([3, 0])]);
};
