/** Elements that start a new line but that a description may not contain. */
export const blocks = [
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'address', 'figure', 'figcaption'],
  ...['blockquote', 'pre', 'center', 'dl', 'dt', 'dd', 'hr', 'caption'],
];

/** Elements of tables. */
export const tables = ['table', 'tr', 'td', 'th'];

/** A new line that the store did not type. */
const edge = '<hr />';

const blockTag = new RegExp(`</?(?:${blocks.join('|')})(?: /)?>`, 'g');
const cellEdge = /(:?)\s*<\/t[dh]>\s*<t[dh]>/g;

const rowOf = (cells: string): string => {
  let isFirst = true;
  const joined = cells.replace(cellEdge, () => {
    const sign = isFirst ? ': ' : ', ';
    isFirst = false;
    return sign;
  });
  return joined.replace(/<\/?t[dh]>/g, '').trim();
};

/** Each row becomes an item: its first cell names the others. */
const withLists = (html: string): string =>
  html.includes('<tr>')
    ? html
        .replace(/<tr>(.*?)<\/tr>/gs, (_, cells: string) => `<li>${rowOf(cells)}</li>`)
        .replace(/<(\/?)table>/g, '<$1ul>')
    : html;

const lineRun = /(?:\s*<[bh]r \/>)+\s*/g;
const listed = '</?(?:p|ul|ol|li|h3)>';
const beside = new RegExp(
  `^${lineRun.source}|${lineRun.source}$|(${listed})${lineRun.source}|${lineRun.source}(?=${listed})`,
  'g',
);

/**
 * Turns tables of sanitized HTML into lists, and its other block elements into line breaks. At most one line between
 * two texts stays empty.
 */
export const breakLines = (html: string): string =>
  withLists(html)
    .replace(/(:?)\s*<\/dt>\s*<dd>/g, ': ')
    .replace(blockTag, edge)
    .replace(/<\/?(?:table|tr|td|th)>/g, edge)
    .replace(/\s+/g, ' ')
    .replace(lineRun, (run) => '<br />'.repeat(Math.min(2, run.split('<br />').length - 1 || 1)))
    .replace(beside, '$1')
    .replace(/<(p|li|h3|ul|ol)>\s*<\/\1>/g, '')
    .trim();
