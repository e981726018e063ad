import { FeedRefused } from './feed-refused.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** A file in a zip archive. Its packed `bytes` must be read before the next file. */
export type ZipEntry = { name: string; isDeflated: boolean; bytes: Bytes };

const nothing: Buffer = Buffer.alloc(0);

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const cut = (): FeedRefused => new FeedRefused('The compressed feed is damaged: unexpected end of file');

/** Reads a stream of bytes piece by piece. */
const pieces = (chunks: Bytes) => {
  const source = chunks[Symbol.asyncIterator]();
  let left: Buffer = nothing;
  /** Returns the next bytes, at least one, or null at the end. */
  const next = async (): Promise<Buffer | null> => {
    if (left.length > 0) {
      const all = left;
      left = nothing;
      return all;
    }
    for (;;) {
      const { value, done } = await source.next();
      if (done) return null;
      if (value.byteLength > 0) return bufferOf(value);
    }
  };
  const putBack = (bytes: Buffer): void => {
    left = bytes;
  };
  return {
    next,
    putBack,
    exactly: async (length: number): Promise<Buffer> => {
      const parts: Buffer[] = [];
      for (let missing = length; missing > 0; ) {
        const part = await next();
        if (!part) throw cut();
        parts.push(part.subarray(0, missing));
        if (part.length > missing) putBack(part.subarray(missing));
        missing -= Math.min(part.length, missing);
      }
      return parts.length === 1 ? (parts[0] ?? nothing) : Buffer.concat(parts);
    },
    close: async (): Promise<void> => {
      await source.return?.();
    },
  };
};

type Pieces = ReturnType<typeof pieces>;

async function* ofLength(source: Pieces, length: number): AsyncGenerator<Uint8Array> {
  for (let missing = length; missing > 0; ) {
    const part = await source.next();
    if (!part) throw cut();
    if (part.length > missing) source.putBack(part.subarray(missing));
    yield part.subarray(0, missing);
    missing -= Math.min(part.length, missing);
  }
}

const isFileHeader = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004';
const isDirectory = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\u0001\u0002';

/**
 * A file of unknown length ends with a descriptor: an optional signature, a checksum, and the packed and the unpacked
 * length, in 4 or 8 bytes each.
 */
const descriptors = [
  { length: 16, sizeAt: 8, isWide: false },
  { length: 12, sizeAt: 4, isWide: false },
  { length: 24, sizeAt: 8, isWide: true },
  { length: 20, sizeAt: 4, isWide: true },
];

/** A descriptor and the signature that follows it may be split between two pieces. */
const heldBack = 24 + 3;

/**
 * Finds the end of a file's data and the next header by a descriptor that states just this length. Packed data may
 * contain the bytes of a signature by chance.
 */
const findEnd = (window: Buffer, passed: number): { data: number; header: number } | null => {
  for (let at = window.indexOf('PK'); at !== -1; at = window.indexOf('PK', at + 1)) {
    const header = window.subarray(at);
    if (!isFileHeader(header) && !isDirectory(header)) continue;
    for (const { length, sizeAt, isWide } of descriptors) {
      const data = at - length;
      if (data < 0) continue;
      const stated = isWide ? Number(window.readBigUInt64LE(data + sizeAt)) : window.readUInt32LE(data + sizeAt);
      if (stated === passed + data) return { data, header: at };
    }
  }
  return null;
};

async function* untilDescriptor(source: Pieces): AsyncGenerator<Uint8Array> {
  let passed = 0;
  let window: Buffer = nothing;
  for (;;) {
    const part = await source.next();
    if (!part) throw cut();
    window = window.length === 0 ? part : Buffer.concat([window, part]);
    const end = findEnd(window, passed);
    if (end) {
      source.putBack(window.subarray(end.header));
      yield window.subarray(0, end.data);
      return;
    }
    const safe = Math.max(0, window.length - heldBack);
    if (safe > 0) yield window.subarray(0, safe);
    passed += safe;
    window = window.subarray(safe);
  }
}

const wide = 0xffff_ffff;

/** Returns the packed length from the extra field that replaces lengths above 4 GB. */
const wideLength = (extra: Buffer, isUnpackedWide: boolean): number => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    const size = at + 4 + (isUnpackedWide ? 8 : 0);
    if (extra.readUInt16LE(at) === 1 && size + 8 <= extra.length) return Number(extra.readBigUInt64LE(size));
  }
  return wide;
};

const readEntry = async (source: Pieces): Promise<ZipEntry | null> => {
  const signature = await source.exactly(4);
  if (!isFileHeader(signature)) return null;
  const header = await source.exactly(26);
  const flags = header.readUInt16LE(2);
  const method = header.readUInt16LE(4);
  const [packed, unpacked] = [header.readUInt32LE(14), header.readUInt32LE(18)];
  const rawName = await source.exactly(header.readUInt16LE(22));
  const extra = await source.exactly(header.readUInt16LE(24));
  const name = rawName.toString(flags & 0x800 ? 'utf8' : 'latin1');
  if (flags & 1) throw new FeedRefused('The archive has a password');
  if (method !== 0 && method !== 8)
    throw new FeedRefused(`The archive uses compression method ${method}. Compress the feed with gzip or deflate`);
  const length = packed === wide ? wideLength(extra, unpacked === wide) : packed;
  return { name, isDeflated: method === 8, bytes: flags & 8 ? untilDescriptor(source) : ofLength(source, length) };
};

/** Reads the files of a zip archive in order, and the archive to its end. Throws FeedRefused if it is damaged. */
export async function* zipEntries(chunks: Bytes): AsyncGenerator<ZipEntry> {
  const source = pieces(chunks);
  try {
    for (let entry = await readEntry(source); entry; entry = await readEntry(source)) yield entry;
    while (await source.next());
  } finally {
    await source.close();
  }
}
