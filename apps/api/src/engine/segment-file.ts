import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { Segment } from '@wearfolio/listing-index/segment';
import { joinValue, splitValue } from './columns.ts';

/** The header of a file, read before the segment. */
export type SegmentFacts = {
  /** The hash of the code that wrote it (`segment-code.ts`). */
  code: string;
  /** The mark that its builder left in the database (`build-marks.ts`). */
  mark: string;
  /** The change number that it includes, as digits. */
  upTo: string;
  products: number;
};

const magic = 'WEARFOLIO INDEX ';
const headerSize = 40;
const longestFacts = 10_000;

/** The most bytes to read and check at a time. */
const pieceSize = 2 ** 22;

/** Node reads files in four threads. */
const readers = 4;

type Header = { factsLength: number; headLength: number; checksum: number; length: number };

// The magic number, the lengths of the facts and of the segment without its columns, the checksum of all pieces, and
// the file's length.
const writeHeader = ({ factsLength, headLength, checksum, length }: Header): Buffer => {
  const header = Buffer.alloc(headerSize);
  header.write(magic, 'latin1');
  header.writeUInt32LE(factsLength, magic.length);
  header.writeUInt32LE(headLength, magic.length + 4);
  header.writeUInt32LE(checksum, magic.length + 8);
  header.writeDoubleLE(length, magic.length + 12);
  return header;
};

const damaged = (path: string): Error => new Error(`${path} is damaged`);

/** Bytes of a file and their position. */
type Piece = { bytes: Uint8Array; position: number };

/** Splits consecutive parts into pieces. */
const piecesOf = (parts: readonly Uint8Array[], start: number): Piece[] => {
  const pieces: Piece[] = [];
  let position = start;
  for (const part of parts) {
    for (let at = 0; at < part.length; at += pieceSize) {
      const bytes = part.subarray(at, at + pieceSize);
      pieces.push({ bytes, position });
      position += bytes.length;
    }
  }
  return pieces;
};

/** Combines the checksums of pieces. */
const joinChecksums = (checksums: Uint32Array): number => crc32(checksums);

/** Writes a segment with its header. */
export const writeSegment = async (path: string, facts: SegmentFacts, segment: Segment): Promise<void> => {
  const said = Buffer.from(JSON.stringify(facts));
  const parts = splitValue(segment);
  const pieces = piecesOf([said, ...parts], headerSize);
  const checksum = joinChecksums(Uint32Array.from(pieces, ({ bytes }) => crc32(bytes)));
  const bytes = pieces.map((piece) => piece.bytes);
  await pipeline(Readable.from(bytes), createWriteStream(path, { flags: 'wx', start: headerSize }));
  const length = bytes.reduce((sum, piece) => sum + piece.length, headerSize);
  const file = await open(path, 'r+');
  const header = { factsLength: said.length, headLength: parts[0]?.length ?? 0, checksum, length };
  await file.write(writeHeader(header), 0, headerSize, 0);
  await file.close();
};

type Head = { header: Header; said: Uint8Array; facts: SegmentFacts };

const readHead = async (path: string, file: FileHandle): Promise<Head> => {
  const bytes = Buffer.alloc(headerSize + longestFacts);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
  const header = {
    factsLength: bytes.readUInt32LE(magic.length),
    headLength: bytes.readUInt32LE(magic.length + 4),
    checksum: bytes.readUInt32LE(magic.length + 8),
    length: bytes.readDoubleLE(magic.length + 12),
  };
  const end = headerSize + header.factsLength;
  const isWhole = bytes.toString('latin1', 0, magic.length) === magic && end <= bytesRead;
  if (!isWhole || (await file.stat()).size !== header.length) throw damaged(path);
  const said = bytes.subarray(headerSize, end);
  return { header, said, facts: JSON.parse(said.toString()) as SegmentFacts };
};

const withFile = async <Result>(path: string, use: (file: FileHandle) => Promise<Result>): Promise<Result> => {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
};

/** The header of a segment file. Throws when the file is incomplete or something else. */
export const readFacts = (path: string): Promise<SegmentFacts> =>
  withFile(path, async (file) => (await readHead(path, file)).facts);

const fillPiece = async (file: FileHandle, { bytes, position }: Piece): Promise<void> => {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at, position + at);
    if (bytesRead === 0) throw new Error('The file ends early');
    at += bytesRead;
  }
};

/** Fills the pieces from the file, several concurrently. Returns their checksums. */
const fill = async (file: FileHandle, pieces: readonly Piece[]): Promise<Uint32Array> => {
  const checksums = new Uint32Array(pieces.length);
  const left = pieces.entries();
  const readOn = async (): Promise<void> => {
    for (const [at, piece] of left) {
      await fillPiece(file, piece);
      checksums[at] = crc32(piece.bytes);
    }
  };
  await Promise.all(Array.from({ length: readers }, readOn));
  return checksums;
};

/** Reads a segment. Throws when its checksum is wrong. */
export const readSegment = (path: string): Promise<{ segment: Segment; facts: SegmentFacts }> =>
  withFile(path, async (file) => {
    const { header, said, facts } = await readHead(path, file);
    const { headLength, length } = header;
    if (headLength > length) throw damaged(path);
    const head = new Uint8Array(headLength);
    const start = headerSize + said.length;
    const heads = await fill(file, piecesOf([head], start));
    const { value, columns } = joinValue(head, length);
    const bodies = await fill(file, piecesOf(columns, start + headLength));
    const checksums = Uint32Array.from([...piecesOf([said], 0).map(({ bytes }) => crc32(bytes)), ...heads, ...bodies]);
    if (joinChecksums(checksums) !== header.checksum) throw damaged(path);
    return { segment: value as Segment, facts };
  });
