/** Longest text before the first tag. */
const mostPreface = 4_000;

/** The beginning of an XML document; without a declaration, of a root that only feeds have. */
const beginning =
  /<\?xml[\s?]|<(?:rss|feed|rdf:rdf|channel|yml_catalog|catalog|products?|offers?|items|shop|productfeed|product_catalog_data|export)(?=[\s>])/i;

/**
 * Returns the beginning of a feed without what a browser or a script put before its first tag, such as 'This XML file does
 * not appear to have any style information'. Its line breaks stay, so that line numbers hold.
 */
export const withoutPreface = (head: string): string => {
  const text = head.trimStart();
  if (/^[<{[]/.test(text)) return head;
  const at = head.slice(0, mostPreface).search(beginning);
  // A cell of a table can hold markup, so the text ahead must not be a line of cells.
  if (at <= 0 || /[\t;|].*[\t;|]/.test(head.slice(0, at))) return head;
  return head.slice(0, at).replace(/[^\n]/g, '') + head.slice(at);
};

const mark = '\uFEFF';

/** Removes byte order marks wherever they stand: some scripts join files that each begin with one. */
export const withoutMarks = (text: string): string => (text.includes(mark) ? text.replaceAll(mark, '') : text);
