import { FeedRefused } from '../feed-refused.ts';
import { lineBreaks, skipSpace, stringEnd } from './json-text.ts';
import { valueFollower } from './json-value.ts';

/** The whole text of a record, or the beginning of a broken one with its fault. */
export type JsonPiece = { text: string; line: number; fault: string | null };

const maxDepth = 100;
/** Maximum length of the text between records that is used to find the next record after a broken one. */
const longestBoundary = 10_000;
const mostOpenings = 20;
const mostPlaces = 50;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const scalar = '(?:"(?:[^"\\\\]|\\\\.){0,500}"|[\\w.+-]+)';
const property = new RegExp(`\\s*("[^"]{0,100}")\\s*:(?:\\s*${scalar}\\s*,(?=\\s*"))?`, 'y');
const mostProperties = 5;

/** Builds a pattern of how a record begins: its properties up to the first long, array or object value. */
const openingOf = (text: string): string | null => {
  const names: string[] = [];
  property.lastIndex = 1;
  for (let found = property.exec(text); found; found = property.exec(text)) {
    names.push(found[1] ?? '');
    if (names.length === mostProperties || !found[0].endsWith(',')) break;
  }
  if (names.length === 0 || !text.startsWith('{')) return null;
  return `\\{\\s*${names.map(escaped).join(`\\s*:\\s*${scalar}\\s*,\\s*`)}\\s*:`;
};

type Level = { bracket: '{' | '['; key: string };

/**
 * Splits a JSON document into the elements of the arrays at `path`: property names, empty if the document is the array.
 * `maxLength`, the longest record in characters, bounds memory. After a broken record, reading continues at the next
 * text that begins like the other records. Throws FeedRefused if the text around the records is broken.
 */
export const jsonSplitter = (path: readonly string[], maxLength: number) => {
  const follower = valueFollower();
  const wanted = path.join('\0');
  const levels: Level[] = [];
  let buffer = '';
  let line = 1;
  let state: 'frame' | 'between' | 'record' | 'lost' | 'end' = 'frame';
  let isExpectingKey = false;
  let key = '';
  let gap = '';
  let isFirst = true;
  const openings = new Set<string>();
  let hasFound = false;
  let pieces: JsonPiece[] = [];

  const drop = (length: number): string => {
    const text = buffer.slice(0, length);
    buffer = buffer.slice(length);
    line += lineBreaks(text);
    return text;
  };
  const isIn = (one: typeof state): boolean => state === one;
  const refuse = (reason: string): never => {
    throw new FeedRefused(`Line ${line}: not well-formed JSON: ${reason}`);
  };
  const isWanted = (): boolean =>
    levels
      .filter(({ bracket }) => bracket === '{')
      .map((level) => level.key)
      .join('\0') === wanted;

  const enter = (bracket: '{' | '[') => {
    const parent = levels.at(-1);
    if (parent) parent.key = parent.bracket === '{' ? key : '';
    if (levels.length >= maxDepth) refuse(`nested more than ${maxDepth} deep`);
    const isRecords = bracket === '[' && isWanted();
    levels.push({ bracket, key: '' });
    isExpectingKey = bracket === '{';
    drop(1);
    if (!isRecords) return;
    hasFound = true;
    isFirst = true;
    state = 'between';
  };
  const leave = (bracket: string) => {
    if (levels.pop()?.bracket !== (bracket === '}' ? '{' : '[')) refuse(`unexpected '${bracket}'`);
    drop(1);
    isExpectingKey = false;
    state = levels.length === 0 ? 'end' : 'frame';
  };
  const passText = (isLast: boolean): boolean => {
    const end = stringEnd(buffer, 0);
    if (end < 0) {
      if (buffer.length > maxLength) refuse('a string is not closed');
      return false;
    }
    if (end === buffer.length && !isLast) return false;
    const text = drop(end);
    if (isExpectingKey) key = text.slice(1, -1);
    return true;
  };
  const passLiteral = (isLast: boolean): boolean => {
    const literal = /^[\w.+-]+/.exec(buffer)?.[0] ?? '';
    if (literal === '') refuse(`unexpected '${buffer.charAt(0)}'`);
    if (literal.length === buffer.length && !isLast) {
      if (literal.length > longestBoundary) refuse('a value is not closed');
      return false;
    }
    drop(literal.length);
    return true;
  };
  const passSeparator = (separator: string): boolean => {
    drop(1);
    isExpectingKey = separator === ',' && levels.at(-1)?.bracket === '{';
    return true;
  };
  /** Each of these returns whether the buffer holds more to process. */
  const readFrame = (isLast: boolean): boolean => {
    drop(skipSpace(buffer, 0));
    const first = buffer.charAt(0);
    if (first === '') return false;
    if (state === 'end') return refuse('text after its end');
    if (first === '"') return passText(isLast);
    if (first === ',' || first === ':') return passSeparator(first);
    if (!'{}[]'.includes(first)) return passLiteral(isLast);
    if (first === '{' || first === '[') enter(first);
    else leave(first);
    return true;
  };
  const readBetween = (isLast: boolean): boolean => {
    const comma = skipSpace(buffer, 0);
    const start = buffer.charAt(comma) === ',' ? skipSpace(buffer, comma + 1) : comma;
    const next = buffer.charAt(start);
    if (next === '') {
      if (isLast || buffer.length > longestBoundary) drop(start);
      return false;
    }
    const between = drop(start);
    if (next === ']') leave(next);
    else begin(next, between);
    return true;
  };
  const begin = (first: string, between: string) => {
    if (!isFirst && first === '{') gap = between;
    isFirst = false;
    follower.reset();
    state = 'record';
    if (first !== '{' && first !== '[') lose(`unexpected '${first}' between records`);
  };
  const lose = (fault: string) => {
    pieces.push({ text: buffer.slice(0, maxLength), line, fault });
    state = 'lost';
  };
  const readRecord = (): boolean => {
    const { end, fault } = follower.follow(buffer);
    if (fault !== null) {
      lose(fault);
      return true;
    }
    if (end === null) {
      if (buffer.length > maxLength) lose('record is too long');
      return state === 'lost';
    }
    const from = line;
    const text = drop(end);
    if (openings.size < mostOpenings) openings.add(openingOf(text) ?? '\\[');
    pieces.push({ text, line: from, fault: null });
    state = 'between';
    return true;
  };
  // Records begin alike; nested objects differ in indentation or in their first property.
  const boundary = (): RegExp => {
    const start = openings.size > 0 ? [...openings].join('|') : (openingOf(buffer) ?? '\\{');
    return new RegExp(`[}\\]"\\w]${gap === '' ? '\\s*,\\s*' : escaped(gap)}(?=${start})`, 'g');
  };
  /** Returns where the next record begins, or -1. Among the candidates, nested objects are shorter. */
  const nextRecord = (): number => {
    const places = [...buffer.matchAll(boundary())].slice(0, mostPlaces).map((found) => found.index + found[0].length);
    if (openings.size > 0 || places.length < 2) return places[0] ?? -1;
    const lengths = places.map((place) => {
      follower.reset();
      return follower.follow(buffer.slice(place)).end ?? 0;
    });
    const longest = Math.max(...lengths);
    return places[lengths.findIndex((length) => length >= longest / 2)] ?? -1;
  };
  const readLost = (isLast: boolean): boolean => {
    // Until a record is known, several candidates are compared.
    if (openings.size === 0 && !isLast && buffer.length < 2 * longestBoundary) return false;
    const place = nextRecord();
    if (place < 0) {
      // The end of the document is checked when it is reached.
      if (buffer.length > 2 * longestBoundary) drop(buffer.length - longestBoundary);
      return false;
    }
    drop(place);
    follower.reset();
    state = 'record';
    return true;
  };
  const advance = (isLast: boolean): boolean => {
    if (buffer === '') return false;
    if (state === 'record') return readRecord();
    if (state === 'between') return readBetween(isLast);
    return state === 'lost' ? readLost(isLast) : readFrame(isLast);
  };
  const take = (isLast: boolean): JsonPiece[] => {
    while (advance(isLast));
    const done = pieces;
    pieces = [];
    return done;
  };

  return {
    write: (text: string): JsonPiece[] => {
      buffer += text;
      return take(false);
    },
    /** Throws FeedRefused if the document is cut short. */
    end: (): JsonPiece[] => {
      const done = take(true);
      const lastLine = line + lineBreaks(buffer);
      // An unclosed record swallows the ones after it, unless it is the last.
      while (isIn('record')) {
        lose('is not closed');
        done.push(...take(true));
        if (isIn('lost')) throw new FeedRefused(`Line ${lastLine}: the feed ends inside a record`);
      }
      // After a broken last record, it is unknown which brackets are open.
      const isCut = isIn('lost') ? !/[\]}]\s*$/.test(buffer) : !isIn('end');
      if (isCut) throw new FeedRefused(`Line ${lastLine}: the feed ends too early`);
      return done;
    },
    /** Returns whether the path led to an array. */
    hasFound: () => hasFound,
  };
};
