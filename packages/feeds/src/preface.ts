import { splitHeader } from './formats/cells.ts';
import { fieldsNamed } from './mapping/names.ts';

/** Longest text before the first tag or above a header. */
const mostPreface = 4_000;

/** The beginning of an XML document; without a declaration, of a root that only feeds have. */
const beginning =
  /<\?xml[\s?]|<(?:rss|feed|rdf:rdf|channel|yml_catalog|catalog|products?|offers?|items|shop|productfeed|product_catalog_data|export)(?=[\s>])/i;

const withoutText = (head: string, end: number): string => head.slice(0, end).replace(/[^\n]/g, '') + head.slice(end);

/** A table's header is among its first lines, below titles and remarks. */
const mostLinesAhead = 6;
const leastNames = 3;

/** Returns how many names of columns a line has; 0 if it has numbers or addresses, as rows do. */
const namesIn = (line: string): number => {
  const cells = splitHeader(line).headers.filter((cell) => cell !== '');
  if (cells.some((cell) => /^\W*\d|:\/\//.test(cell))) return 0;
  return cells.filter((cell) => fieldsNamed(cell).isExact).length;
};

/** A second header repeats the names of the first in other words. */
const enoughNames = 0.5;

/** Returns where the header line of a table begins: of several such lines, the last one. */
const headerStart = (head: string): number => {
  let [at, best] = [0, { at: 0, names: 0, line: '' }];
  for (const line of head.slice(0, mostPreface).split('\n', mostLinesAhead)) {
    const names = namesIn(line);
    // The reader reports a header that is repeated word for word.
    if (names >= leastNames && names >= enoughNames * best.names && line !== best.line) best = { at, names, line };
    at += line.length + 1;
  }
  return best.at;
};

/**
 * Returns the beginning of a feed without what stands before its first tag or above a table's header, such as 'This XML
 * file does not appear to have any style information' or 'Price list of May'. Its line breaks stay, so that line numbers
 * hold.
 */
export const withoutPreface = (head: string): string => {
  const text = head.trimStart();
  if (/^[<{[]/.test(text)) return head;
  const at = head.slice(0, mostPreface).search(beginning);
  // A cell of a table can hold markup, so the text ahead must not be a line of cells.
  const isMarkup = at > 0 && !/[\t;|].*[\t;|]/.test(head.slice(0, at));
  return withoutText(head, isMarkup ? at : headerStart(head));
};

const mark = '\uFEFF';

/** Removes byte order marks wherever they stand: some scripts join files that each begin with one. */
export const withoutMarks = (text: string): string => (text.includes(mark) ? text.replaceAll(mark, '') : text);
