import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

// The signature, the flags, and an empty header extension.
const headerSize = 19;

/** The header of a non-empty array: dimensions, flags, type, length, lower bound. */
const arrayHeader = 20;
const lengthInHeader = 12;

/** PostgreSQL counts microseconds from the year 2000. */
const epoch = Date.UTC(2000, 0, 1);

const none: readonly never[] = [];

/**
 * Reads the cells of a row in the binary COPY format: the length of a cell, then its bytes; NULL has the length -1.
 * https://www.postgresql.org/docs/current/sql-copy.html
 */
export class Cells {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  #int32(): number {
    const bytes = this.#bytes;
    const at = this.#at;
    this.#at = at + 4;
    return ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
  }

  /** Reads 16 or 32 bits, or null. */
  integerOrNull(): number | null {
    const length = this.#int32();
    if (length < 0) return null;
    const value = this.#int32();
    if (length === 4) return value;
    this.#at -= 2;
    return value >> 16;
  }

  /** Reads 16 or 32 bits; 0 for NULL. */
  integer(): number {
    return this.integerOrNull() ?? 0;
  }

  boolean(): boolean {
    this.#at += 5;
    return this.#bytes[this.#at - 1] === 1;
  }

  /** Returns milliseconds since 1970, rounded down. */
  time(): number {
    this.#at += 4;
    const high = this.#int32();
    const low = this.#int32();
    return epoch + Math.floor((high * 2 ** 32 + (low >>> 0)) / 1000);
  }

  /** Returns UTF-8 bytes of a shared buffer. Read them before the next rows, or copy them. */
  text(): Buffer {
    const length = Math.max(0, this.#int32());
    const from = this.#at;
    this.#at += length;
    return this.#bytes.subarray(from, this.#at);
  }

  // Returns the length of the array and moves to its first element.
  #openArray(): number {
    const size = this.#int32();
    if (size < arrayHeader) {
      this.#at += Math.max(0, size);
      return 0;
    }
    this.#at += lengthInHeader;
    const length = this.#int32();
    this.#at += arrayHeader - lengthInHeader - 4;
    return length;
  }

  /** Reads an array of 32-bit integers without NULLs; empty for NULL. */
  integers(): readonly number[] {
    const length = this.#openArray();
    if (length === 0) return none;
    const found: number[] = [];
    for (let at = 0; at < length; at += 1) {
      this.#at += 4;
      found.push(this.#int32());
    }
    return found;
  }

  /** Reads an array of 64-bit integers and passes the high and low half of each to `make`. */
  halves<Made>(make: (high: number, low: number) => Made): readonly Made[] {
    const length = this.#openArray();
    if (length === 0) return none;
    const made: Made[] = [];
    for (let at = 0; at < length; at += 1) {
      this.#at += 4;
      made.push(make(this.#int32() >>> 0, this.#int32() >>> 0));
    }
    return made;
  }
}

// Returns where the row from `at` on ends; -1 if it is incomplete.
const findEnd = (bytes: Buffer, at: number): number => {
  if (at + 2 > bytes.length) return -1;
  const count = bytes.readInt16BE(at);
  let end = at + 2;
  for (let cell = 0; cell < count; cell += 1) {
    if (end + 4 > bytes.length) return -1;
    end += 4 + Math.max(0, bytes.readInt32BE(end));
  }
  return end <= bytes.length ? end : -1;
};

/**
 * Yields the rows of a query in chunks of several hundred, because awaiting each row would take as long as reading it.
 * For long texts, binary COPY costs PostgreSQL a third less, and the reader need not parse digits.
 */
export async function* copyRows(client: Client, query: string): AsyncGenerator<Cells[]> {
  const stream = client.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT binary)`));
  let rest: Buffer = Buffer.alloc(0);
  let from = headerSize;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      rest = bytes;
      if (bytes.length < from) continue;
      const rows: Cells[] = [];
      // The end marker is a count of -1 in two bytes.
      for (let end = findEnd(bytes, from); end > from + 2; end = findEnd(bytes, from)) {
        rows.push(new Cells(bytes, from + 2));
        from = end;
      }
      rest = bytes.subarray(from);
      from = 0;
      yield rows;
    }
  } finally {
    // With a query_timeout, pg expects this callback, which streams never call; without it, the timeout would fire
    // later.
    (stream as { callback?: () => void }).callback?.();
  }
}
