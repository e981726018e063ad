import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Decodes chunks of bytes; a character may be split across chunks. */
export type Decoder = { write: (bytes: Buffer) => string; end: () => string };

const windows1252 = Array.from(
  iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), 'windows-1252'),
);

/** Returns the length of a UTF-8 sequence by its first byte; 0 if no sequence begins with it. */
const lengthByLead = (lead: number): number => {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
};

/** Returns the length of the valid UTF-8 sequence at `at`: 0 if invalid, -1 if more bytes are needed. */
const sequenceLength = (bytes: Buffer, at: number): number => {
  const lead = bytes[at] ?? 0;
  const length = lengthByLead(lead);
  let [low, high] = secondByteRange(lead);
  for (let next = at + 1; next < at + length; next += 1) {
    const byte = bytes[next];
    if (byte === undefined) return -1;
    if (byte < low || byte > high) return 0;
    [low, high] = [0x80, 0xbf];
  }
  return length;
};

/** Excludes overlong forms, surrogates and code points above U+10FFFF. */
const secondByteRange = (lead: number): [low: number, high: number] => {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  if (lead === 0xf4) return [0x80, 0x8f];
  return [0x80, 0xbf];
};

/** Decodes valid UTF-8 and reads all other bytes as windows-1252; `rest` needs more bytes. */
const decodeMixed = (bytes: Buffer, isLast: boolean): { text: string; rest: Buffer } => {
  let text = '';
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (length === -1 && !isLast) break;
    if (length > 0) {
      at += length;
      continue;
    }
    text += bytes.toString('utf8', from, at) + (windows1252[bytes[at] ?? 0] ?? '');
    at += 1;
    from = at;
  }
  return { text: text + bytes.toString('utf8', from, at), rest: bytes.subarray(at) };
};

/** Decodes UTF-8 with stray windows-1252 bytes, which feeds with a wrong encoding declaration contain. */
const mixedDecoder = (): Decoder => {
  let rest: Buffer = Buffer.alloc(0);
  return {
    write: (chunk) => {
      if (rest.length === 0 && isUtf8(chunk)) return chunk.toString('utf8');
      const decoded = decodeMixed(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]), false);
      rest = decoded.rest;
      return decoded.text;
    },
    end: () => decodeMixed(rest, true).text,
  };
};

const iconvDecoder = (name: string): Decoder => {
  const decoder = iconv.getDecoder(name);
  return { write: (chunk) => decoder.write(chunk), end: () => decoder.end() ?? '' };
};

/** Detects UTF-16 without a byte order mark by the NUL in every other byte of ASCII text. */
const utf16Pattern = (head: Buffer): 'utf-16le' | 'utf-16be' | null => {
  const sample = head.subarray(0, 64);
  if (sample.length < 4) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at += 1) {
    if (sample[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  if (odd > half * 0.6 && even === 0) return 'utf-16le';
  if (even > half * 0.6 && odd === 0) return 'utf-16be';
  return null;
};

const forgiven = /^(utf-?8|us-ascii|ascii|iso-?8859-1|latin-?1|windows-1252|cp1252|utf-?16.*)$/;

/** Returns the encoding that a feed's first bytes declare or show; 'mixed' is UTF-8 with windows-1252 bytes. */
export const detectEncoding = (head: Buffer): string => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const pattern = utf16Pattern(head);
  if (pattern) return pattern;
  const declared = /^[^<]{0,8}<\?xml[^>]{0,80}encoding=["']([\w.:-]+)["']/i.exec(head.toString('latin1', 0, 200))?.[1];
  const name = declared?.toLowerCase() ?? 'utf-8';
  return forgiven.test(name) || !iconv.encodingExists(name) ? 'mixed' : name;
};

/** Number of bytes that `detectEncoding` needs. */
export const encodingHeadLength = 200;

/** Returns a decoder for an encoding from `detectEncoding`. */
export const decoderFor = (encoding: string): Decoder =>
  encoding === 'mixed' ? mixedDecoder() : iconvDecoder(encoding);
