import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { Segment } from '@wearfolio/listing/segment';
import { receive, send } from './columns.ts';

/** What is known of a file before it is read. */
export type SegmentFacts = {
  /** What the segment was made by (`segment-code.ts`). */
  code: string;
  /** The mark that its builder left in the database (`build-marks.ts`). */
  mark: string;
  /** The change number that it includes, in digits. */
  upTo: string;
  products: number;
};

const magic = 'WEARFOLIO INDEX ';
const headerSize = 40;
const longestFacts = 10_000;
const chunkSize = 2 ** 22;

type Header = { factsLength: number; checksum: number; length: number };

// The magic; the length of the facts; the checksum of all that follows the header; the length of the file.
const writeHeader = ({ factsLength, checksum, length }: Header): Buffer => {
  const header = Buffer.alloc(headerSize);
  header.write(magic, 'latin1');
  header.writeUInt32LE(factsLength, magic.length);
  header.writeUInt32LE(checksum, magic.length + 4);
  header.writeDoubleLE(length, magic.length + 8);
  return header;
};

const damaged = (path: string): Error => new Error(`${path} is damaged`);

/** Writes a segment and what is known of it. */
export const writeSegment = async (path: string, facts: SegmentFacts, segment: Segment): Promise<void> => {
  const said = Buffer.from(JSON.stringify(facts));
  let checksum = 0;
  let length = headerSize;
  const note = (bytes: Uint8Array): Uint8Array => {
    checksum = crc32(bytes, checksum);
    length += bytes.length;
    return bytes;
  };
  function* parts() {
    yield note(said);
    for (const bytes of send(segment))
      for (let at = 0; at < bytes.length; at += chunkSize) yield note(bytes.subarray(at, at + chunkSize));
  }
  await pipeline(Readable.from(parts()), createWriteStream(path, { flags: 'wx', start: headerSize }));
  const file = await open(path, 'r+');
  await file.write(writeHeader({ factsLength: said.length, checksum, length }), 0, headerSize, 0);
  await file.close();
};

const readHead = async (path: string): Promise<{ header: Header; facts: SegmentFacts }> => {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(headerSize + longestFacts);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    const header = {
      factsLength: bytes.readUInt32LE(magic.length),
      checksum: bytes.readUInt32LE(magic.length + 4),
      length: bytes.readDoubleLE(magic.length + 8),
    };
    const end = headerSize + header.factsLength;
    const isWhole = bytes.toString('latin1', 0, magic.length) === magic && end <= bytesRead;
    if (!isWhole || (await file.stat()).size !== header.length) throw damaged(path);
    return { header, facts: JSON.parse(bytes.toString('utf8', headerSize, end)) as SegmentFacts };
  } finally {
    await file.close();
  }
};

/** What is known of the segment in a file. Throws where the file is none, or not whole. */
export const readFacts = async (path: string): Promise<SegmentFacts> => (await readHead(path)).facts;

/** Reads a segment. Throws where its bytes are not those that were written. */
export const readSegment = async (path: string): Promise<{ segment: Segment; facts: SegmentFacts }> => {
  const { header, facts } = await readHead(path);
  const { factsLength, length } = header;
  let checksum = crc32(Buffer.from(JSON.stringify(facts)));
  async function* chunks() {
    const stream = createReadStream(path, { start: headerSize + factsLength, highWaterMark: chunkSize });
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  }
  const segment = (await receive(chunks(), length)) as Segment;
  if (checksum !== header.checksum) throw damaged(path);
  return { segment, facts };
};
