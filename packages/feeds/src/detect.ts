import { FeedRefused } from './feed-refused.ts';
import { isAwin } from './formats/awin.ts';
import { splitHeader } from './formats/cells.ts';
import { fieldOfHeader } from './formats/plain-csv.ts';
import { isShopify } from './formats/shopify.ts';

/** The formats that can be read, as `--format` spells them. */
export const feedFormats = ['avantlink', 'google-xml', 'google-table', 'awin', 'shopify', 'plain-csv'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** How much text `detectFormat` wants to see. */
export const formatHeadLength = 8_192;

const roots: Readonly<Record<string, FeedFormat>> = {
  products: 'avantlink',
  rss: 'google-xml',
  feed: 'google-xml',
  'rdf:rdf': 'google-xml',
  channel: 'google-xml',
  items: 'google-xml',
};
const htmlTags = new Set(
  'html head body title meta script style link div span p br b i h1 h2 h3 center font table pre a img iframe form'.split(
    ' ',
  ),
);
const googleHeaders = [
  'image_link',
  'item_group_id',
  'google_product_category',
  'gtin',
  'product_type',
  'additional_image_link',
];

/** Name of the first element after declaration, comments and DOCTYPE; empty if there is none. */
const firstElement = (head: string): string =>
  /<([a-z][\w:.-]*)/i.exec(head.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))?.[1]?.toLowerCase() ?? '';

/** Throws FeedRefused where the text is no feed at all, whatever its format was said to be. */
export const refuseNonFeed = (head: string): void => {
  const text = head.trimStart();
  if (text === '') throw new FeedRefused('The feed is empty');
  if (/^<!doctype html/i.test(text) || (text.startsWith('<') && htmlTags.has(firstElement(text)))) {
    throw new FeedRefused('This is an HTML page, not a feed');
  }
  if (/^[{[]/.test(text)) throw new FeedRefused('This is JSON, not a feed');
};

/** The format that the beginning of a feed shows. Throws FeedRefused when it shows none. */
export const detectFormat = (head: string, hasColumnMap: boolean): FeedFormat => {
  const text = head.trimStart();
  if (text.startsWith('<')) {
    const name = firstElement(text);
    const format = roots[name];
    if (!format)
      throw new FeedRefused(
        name === '' ? 'No element in this XML' : `No known feed format has the root element <${name}>`,
      );
    return format;
  }
  if (hasColumnMap) return 'plain-csv';
  const { columns } = splitHeader(text.split(/\r\n|\n|\r/, 1)[0] ?? '');
  if (isAwin(columns)) return 'awin';
  if (isShopify(columns)) return 'shopify';
  if (columns.includes('id') && columns.includes('title') && googleHeaders.some((name) => columns.includes(name)))
    return 'google-table';
  const fields = new Set(columns.map(fieldOfHeader));
  if (columns.length > 1 && fields.has('id') && fields.has('name')) return 'plain-csv';
  throw new FeedRefused('No known feed format begins like this: neither XML nor a header line with an id and a name');
};
