import { maxFieldLength } from '../raw-record.ts';

/** A line of the source. Overlong lines are cut and marked, to bound memory. */
export type Line = { line: number; text: string; isCut: boolean };

const maxLineLength = 10 * maxFieldLength;

/** Splits text that arrives in chunks at LF, CRLF or CR. `write` and `end` return the complete lines. */
export const lineSplitter = () => {
  let pieces: string[] = [];
  let length = 0;
  let line = 1;
  let endedWithReturn = false;

  const add = (piece: string) => {
    if (length < maxLineLength && piece !== '') pieces.push(piece.slice(0, maxLineLength - length));
    length += piece.length;
  };
  const finish = (): Line => {
    const done = {
      line,
      text: pieces.length === 1 ? (pieces[0] ?? '') : pieces.join(''),
      isCut: length > maxLineLength,
    };
    pieces = [];
    length = 0;
    line += 1;
    return done;
  };

  return {
    write: (text: string): Line[] => {
      const lines: Line[] = [];
      let from = endedWithReturn && text.startsWith('\n') ? 1 : 0;
      if (text !== '') endedWithReturn = false;
      const breaks = /\r\n?|\n/g;
      breaks.lastIndex = from;
      for (let found = breaks.exec(text); found; found = breaks.exec(text)) {
        add(text.slice(from, found.index));
        lines.push(finish());
        from = breaks.lastIndex;
        endedWithReturn = found[0] === '\r' && from === text.length;
      }
      add(text.slice(from));
      return lines;
    },
    end: (): Line[] => (length > 0 ? [finish()] : []),
  };
};
