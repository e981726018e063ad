import { hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RowCache } from '@wearfolio/feeds/row-cache';

const versionLength = 43;
const printLength = 16;
const lengthBytes = 4;
const headLength = printLength + lengthBytes;
const chunkLength = 262_144;
const mostBytes = 2_000_000_000;

/** How many rows ahead of the last known record are searched and held. A re-sorted feed is cleaned again. */
const rowsAhead = 1_000;
const mostHeld = 5_000;

/** Reads the file of an earlier import sequentially. */
const keptReader = (file: string, version: string) => {
  const handle = openSync(file, 'r');
  let buffer: Buffer = Buffer.alloc(0);
  let isOver = false;

  const fill = (wanted: number): boolean => {
    while (buffer.length < wanted && !isOver) {
      const chunk = Buffer.allocUnsafe(chunkLength);
      const read = readSync(handle, chunk);
      isOver = read === 0;
      buffer = Buffer.concat([buffer, chunk.subarray(0, read)]);
    }
    return buffer.length >= wanted;
  };
  const take = (length: number): Buffer => {
    const taken = buffer.subarray(0, length);
    buffer = buffer.subarray(length);
    return taken;
  };

  const isCurrent = fill(versionLength) && take(versionLength).toString('latin1') === version;
  return {
    next: (): [print: string, text: string] | null => {
      if (!isCurrent || !fill(headLength)) return null;
      const length = buffer.readUInt32LE(printLength);
      if (!fill(headLength + length)) return null;
      const print = take(headLength).toString('latin1', 0, printLength);
      return [print, take(length).toString('utf8')];
    },
    close: () => closeSync(handle),
  };
};

type Reader = ReturnType<typeof keptReader>;

const openReader = (file: string, version: string): Reader | null => {
  try {
    return keptReader(file, version);
  } catch {
    return null;
  }
};

const keptWriter = (file: string, version: string) => {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'w');
  let chunk = Buffer.alloc(chunkLength);
  let used = chunk.write(version, 'latin1');
  let written = 0;

  const flush = () => {
    for (let at = 0; at < used; ) at += writeSync(handle, chunk, at, used - at);
    written += used;
    used = 0;
  };
  return {
    write: (print: string, text: string) => {
      const length = Buffer.byteLength(text);
      if (used + headLength + length > chunk.length) flush();
      if (headLength + length > chunk.length) chunk = Buffer.alloc(headLength + length);
      used += chunk.write(print, used, 'latin1');
      used = chunk.writeUInt32LE(length, used);
      used += chunk.write(text, used);
      return written <= mostBytes;
    },
    close: (isWhole: boolean) => {
      if (isWhole) flush();
      closeSync(handle);
    },
  };
};

type Writer = ReturnType<typeof keptWriter>;

export type KeptRows = RowCache & {
  /** Keeps a row's text for the next import. */
  put: (print: string, text: string) => void;
  /** Ends the reading. If the whole feed was read, the new rows replace the earlier ones. */
  end: (isWhole: boolean) => void;
};

/**
 * Keeps the cleaned rows of a store's last feed in a file outside the database, so that unchanged rows are not cleaned
 * again. The file contains only feed data, may be deleted at any time, and has at most 2 GB. If it cannot be read or
 * written, rows are cleaned again; no import fails because of it. One import at a time may use a file. `shape` is the
 * version of the stored rows.
 */
export const keptRows = (file: string, shape: string): KeptRows => {
  const next = `${file}.next`;
  let reader: Reader | null = null;
  let writer: Writer | null = null;
  const held = new Map<string, { at: number; text: string }>();
  let read = 0;

  const readTo = (wanted: number) => {
    for (; read < wanted && reader; read += 1) {
      const found = reader.next();
      if (!found) return endReading();
      const [print, text] = found;
      held.set(print, { at: read, text });
      const [oldest] = held.keys();
      if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
    }
  };
  const endReading = () => {
    reader?.close();
    reader = null;
  };
  const stopWriting = () => {
    try {
      writer?.close(false);
      rmSync(next, { force: true });
    } catch {
      // The next import overwrites what is left of the file.
    }
    writer = null;
  };

  return {
    begin: (cleaning) => {
      const version = hash('sha256', `${shape}\n${cleaning}`, 'base64url');
      reader = openReader(file, version);
      try {
        writer = keptWriter(next, version);
      } catch {
        writer = null;
      }
      readTo(rowsAhead);
    },
    find: (prints) => {
      const print = prints.find((one) => held.has(one));
      const found = print === undefined ? undefined : held.get(print);
      if (print === undefined || !found) {
        readTo(read + 1);
        return null;
      }
      held.delete(print);
      readTo(found.at + rowsAhead);
      return { print, kept: found.text };
    },
    put: (print, text) => {
      if (!writer) return;
      try {
        if (!writer.write(print, text)) stopWriting();
      } catch {
        stopWriting();
      }
    },
    end: (isWhole) => {
      endReading();
      held.clear();
      if (!isWhole) return stopWriting();
      if (!writer) return;
      try {
        writer.close(true);
        writer = null;
        renameSync(next, file);
      } catch {
        stopWriting();
      }
    },
  };
};
