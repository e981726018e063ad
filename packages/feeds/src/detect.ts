import { FeedRefused } from './feed-refused.ts';
import { isAcp } from './formats/acp.ts';
import { isAvantlinkTable } from './formats/avantlink-table.ts';
import { isAwin } from './formats/awin.ts';
import { isAwinEnhanced } from './formats/awin-enhanced.ts';
import { headerLine, splitHeader } from './formats/cells.ts';
import { isCeneo } from './formats/ceneo.ts';
import { isRakuten, isShareasale } from './formats/headless-tables.ts';
import { isHeureka } from './formats/heureka.ts';
import { isMagento } from './formats/magento.ts';
import { networkOf } from './formats/network-tables.ts';
import { cjXmlRoots } from './formats/network-xml.ts';
import { isSchemaOrg } from './formats/schema-org.ts';
import { isShopify } from './formats/shopify.ts';
import { isShopifyJson } from './formats/shopify-json.ts';
import { isTradedoublerJson } from './formats/tradedoubler-json.ts';
import { isWix } from './formats/wix.ts';
import { isWoocommerce } from './formats/woocommerce.ts';
import { isYml } from './formats/yml.ts';
import { fieldsNamed } from './mapping/names.ts';

/** The readable formats, as `--format` spells them. */
export const feedFormats = [
  'avantlink',
  'avantlink-table',
  'google-xml',
  'google-table',
  'awin',
  'awin-enhanced',
  'cj',
  'cj-xml',
  'rakuten',
  'impact',
  'shareasale',
  'tradedoubler',
  'tradedoubler-xml',
  'tradedoubler-json',
  'webgains',
  'webgains-xml',
  'kelkoo',
  'shopify',
  'shopify-json',
  'woocommerce',
  'magento',
  'wix',
  'yml',
  'heureka',
  'heureka-sk',
  'ceneo',
  'acp',
  'schema-org',
  'plain-csv',
  'xml',
  'json',
  'json-lines',
] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Number of characters that `detectFormat` needs. */
export const formatHeadLength = 8_192;

const roots: Readonly<Record<string, FeedFormat>> = Object.assign(Object.create(null), {
  products: 'avantlink',
  rss: 'google-xml',
  feed: 'google-xml',
  'rdf:rdf': 'google-xml',
  channel: 'google-xml',
  items: 'google-xml',
  productfeed: 'tradedoubler-xml',
  result: 'tradedoubler-xml',
});

/** Other networks use AvantLink's root element too, so the child elements decide. */
const formatOfProducts = (head: string): FeedFormat => {
  if (/<(?:merchant_product_id|deeplink)[\s>]/i.test(head)) return 'webgains-xml';
  return /<(?:TDProductId|productUrl|priceHistory|sourceProductId)[\s>]/i.test(head) ? 'tradedoubler-xml' : 'avantlink';
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

/** Returns the name of the first element after declaration, comments and DOCTYPE, or ''. */
const firstElement = (head: string): string =>
  /<(\p{L}[\p{L}\p{N}_:.-]*)/u.exec(head.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))?.[1]?.toLowerCase() ?? '';

/** Throws FeedRefused if the text is not a feed in any format. */
export const refuseNonFeed = (head: string): void => {
  const text = head.trimStart();
  if (text === '') throw new FeedRefused('The feed is empty');
  if (/^<!doctype html/i.test(text) || (text.startsWith('<') && htmlTags.has(firstElement(text)))) {
    throw new FeedRefused('This is an HTML page, not a feed');
  }
};

/** Element names that distinguish XML formats with the same root. A feed without records has none. */
const namesOfXml: Readonly<Partial<Record<FeedFormat, RegExp>>> = {
  avantlink: /<(?:product_name|buy_link|brand_name)[\s>]/i,
  'google-xml': /<(?:[a-z]+:)?(?:id|image_link|google_product_category)[\s>]|xmlns:\w+="http:\/\/base\.google\.com/i,
  'tradedoubler-xml': /<(?:TDProductId|productUrl|priceHistory|sourceProductId|TDCategories)[\s>]/i,
};

/** Formats that their own elements tell, whatever the root is called. */
const dialects: readonly [is: (head: string) => boolean, FeedFormat][] = [
  [isYml, 'yml'],
  [isHeureka, 'heureka'],
  [isCeneo, 'ceneo'],
];

const formatOfXml = (text: string): FeedFormat => {
  const name = firstElement(text);
  if (name === '') throw new FeedRefused('This XML has no element');
  if (cjXmlRoots.has(name) && /<(?:programname|buyurl)>/i.test(text)) return 'cj-xml';
  const dialect = dialects.find(([is]) => is(text));
  if (dialect) return dialect[1];
  const format = name === 'products' ? formatOfProducts(text) : roots[name];
  if (!format) return 'xml';
  const hasRecords = (text.match(/<\p{L}/gu) ?? []).length > 6;
  return hasRecords && namesOfXml[format]?.test(text) === false ? 'xml' : format;
};

const formatOfJson = (text: string): FeedFormat => {
  if (isAcp(text)) return 'acp';
  if (isAwinEnhanced(text)) return 'awin-enhanced';
  if (isSchemaOrg(text)) return 'schema-org';
  if (isShopifyJson(text)) return 'shopify-json';
  return isTradedoublerJson(text) ? 'tradedoubler-json' : 'json';
};

const isGoogle = (columns: readonly string[]): boolean =>
  columns.includes('id') && columns.includes('title') && googleHeaders.some((name) => columns.includes(name));

/** Detects tables whose header line only one format has. */
const formatOfColumns = (columns: readonly string[]): FeedFormat | null => {
  if (isAvantlinkTable(columns)) return 'avantlink-table';
  if (isAwin(columns)) return 'awin';
  if (isShopify(columns)) return 'shopify';
  if (isWoocommerce(columns)) return 'woocommerce';
  if (isMagento(columns)) return 'magento';
  if (isWix(columns)) return 'wix';
  return networkOf(columns) ?? (isGoogle(columns) ? 'google-table' : null);
};

const formatOfTable = (text: string): FeedFormat => {
  const first = headerLine(text);
  if (isRakuten(first)) return 'rakuten';
  if (isShareasale(first)) return 'shareasale';
  const { columns } = splitHeader(first);
  const format = formatOfColumns(columns);
  if (format !== null) return format;
  if (columns.length > 1 && columns.filter((column) => fieldsNamed(column).isExact).length > 1) return 'plain-csv';
  throw new FeedRefused(
    'Unknown feed format: this is neither XML nor JSON, and it has no header line with an id and a name',
  );
};

/**
 * Detects the format from the beginning of a feed. A mapping replaces the format's own reader. Throws FeedRefused if
 * the format is unknown.
 */
export const detectFormat = (head: string, hasMapping: boolean): FeedFormat => {
  const text = head.trimStart();
  if (/^[{[]/.test(text)) return hasMapping ? 'json' : formatOfJson(text);
  if (text.startsWith('<')) return hasMapping ? 'xml' : formatOfXml(text);
  return hasMapping ? 'plain-csv' : formatOfTable(text);
};
