import { lineBreaks } from './json-text.ts';

/**
 * A piece of an XML feed. A record is its text from `<item` to `</item>`, unless it was not closed or its end was
 * dropped for length. The text around the records is the frame.
 */
export type XmlPiece = {
  kind: 'frame' | 'record';
  text: string;
  /** The line on which it begins. */
  line: number;
  isClosed: boolean;
};

const holdLength = 64;
const maxTag = 1_000;

/** Returns how much of the text can be passed on, because a tag or entity may be cut at its end. */
const safeEnd = (text: string): number => {
  const at = Math.max(text.lastIndexOf('<'), text.lastIndexOf('&'));
  return at >= 0 && text.length - at < holdLength ? at : text.length;
};

/**
 * Splits an XML feed into records by their tags only, so that an error inside a record ends with it. Records inside
 * comments are ignored. A comment or CDATA section that runs past its record counts as unclosed and ends with the
 * record. `maxLength`, the longest record in characters, bounds memory.
 */
export const xmlSplitter = (names: ReadonlySet<string>, maxLength: number) => {
  const name = [...names].map((text) => text.replace(/[.]/g, '\\$&')).join('|');
  const outside = new RegExp(`<!--|<(?:${name})(?=[\\s/>])`, 'gi');
  const inside = new RegExp(`<!--|<!\\[CDATA\\[|</?(?:${name})(?=[\\s/>])`, 'gi');
  const opening = /^<[^<>]*>/;
  let buffer = '';
  let line = 1;
  let state: 'frame' | 'comment' | 'record' = 'frame';
  let scanned = 0;
  let kept: string | null = null;
  let recordLine = 1;
  let pieces: XmlPiece[] = [];

  const drop = (length: number): string => {
    const text = buffer.slice(0, length);
    buffer = buffer.slice(length);
    scanned = 0;
    line += lineBreaks(text);
    return text;
  };
  const emitFrame = (length: number) => {
    if (length === 0) return;
    const from = line;
    pieces.push({ kind: 'frame', text: drop(length), line: from, isClosed: true });
  };
  const emitRecord = (length: number, isClosed: boolean) => {
    const rest = drop(length);
    pieces.push({ kind: 'record', text: kept ?? rest, line: recordLine, isClosed: isClosed && kept === null });
    kept = null;
    state = 'frame';
  };

  /** These return whether the buffer holds more to process. */
  const readComment = (): boolean => {
    const end = buffer.indexOf('-->');
    emitFrame(end < 0 ? Math.max(0, buffer.length - 2) : end + 3);
    if (end >= 0) state = 'frame';
    return end >= 0;
  };
  const beginRecord = (): boolean => {
    const tag = opening.exec(buffer)?.[0];
    recordLine = line;
    state = 'record';
    scanned = 1;
    if (tag?.endsWith('/>')) emitRecord(tag.length, true);
    return true;
  };
  const readFrame = (isLast: boolean): boolean => {
    outside.lastIndex = 0;
    const found = outside.exec(buffer);
    const rest = isLast ? buffer.length : safeEnd(buffer);
    emitFrame(found ? found.index : rest);
    if (!found) return false;
    if (found[0] === '<!--') {
      state = 'comment';
      return true;
    }
    // The end of the tag shows whether the record is self-closing.
    if (!isLast && buffer.length < maxLength && !/[<>]/.test(buffer.slice(1))) return false;
    return beginRecord();
  };
  /** Returns where a section of the record ends: its own start if it is unclosed, -1 if more text is needed. */
  const endOfSection = (at: number, mark: string, isLast: boolean): number => {
    const ending = mark === '<!--' ? '-->' : ']]>';
    const end = buffer.indexOf(ending, at + mark.length);
    const within = end < 0 ? buffer.slice(at + mark.length) : buffer.slice(at + mark.length, end);
    const isLeft = boundary.test(within) || (mark !== '<!--' && within.includes(mark));
    if (isLeft) return at + mark.length;
    if (end >= 0) return end + ending.length;
    return isLast ? at + mark.length : -1;
  };
  const boundary = new RegExp(`</(?:${name})\\s*>\\s*<[/\\w]`, 'i');

  const shorten = () => {
    if (buffer.length <= maxLength && kept === null) return;
    kept ??= buffer.slice(0, maxLength);
    drop(safeEnd(buffer));
  };
  const passSection = (at: number, mark: string, isLast: boolean): boolean => {
    const end = kept === null ? endOfSection(at, mark, isLast) : at + mark.length;
    scanned = end < 0 ? at : end;
    if (end < 0) shorten();
    return end >= 0;
  };
  const closeRecord = (at: number): boolean => {
    const end = buffer.indexOf('>', at);
    const isEndless = end < 0 && buffer.length - at > maxTag;
    if (end >= 0 || isEndless) emitRecord(isEndless ? buffer.length : end + 1, !isEndless);
    return end >= 0 || isEndless;
  };
  const readRecord = (isLast: boolean): boolean => {
    inside.lastIndex = scanned;
    const found = inside.exec(buffer);
    if (!found) {
      scanned = Math.max(scanned, safeEnd(buffer));
      shorten();
      return false;
    }
    const [mark] = found;
    if (mark.startsWith('<!')) return passSection(found.index, mark, isLast);
    if (mark.startsWith('</')) return closeRecord(found.index);
    emitRecord(found.index, false);
    return true;
  };
  const advance = (isLast: boolean): boolean => {
    if (buffer === '') return false;
    if (state === 'comment') return readComment();
    return state === 'frame' ? readFrame(isLast) : readRecord(isLast);
  };
  const take = (isLast: boolean): XmlPiece[] => {
    while (advance(isLast));
    const done = pieces;
    pieces = [];
    return done;
  };

  return {
    write: (text: string): XmlPiece[] => {
      buffer += text;
      return take(false);
    },
    end: (): XmlPiece[] => take(true),
    /** Returns whether the text so far ends inside a record. */
    isInRecord: () => state === 'record',
    line: () => line + lineBreaks(buffer),
  };
};
