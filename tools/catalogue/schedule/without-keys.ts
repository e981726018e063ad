// cspell:ignore datafeeds feedid heureka productdata productfeeds

/** Parts of file names and folders that feeds commonly have. None of them is a key. */
const knownWords: ReadonlySet<string> = new Set(
  'affiliate affiliates all api apikey bulk catalog catalogs catalogue client clothing columns common compression csv data datafeed datafeeds default delivery download downloads export exports facebook fashion feed feedid feeds file files format full google gzip generic heureka index items json jsonl key language latest list locale media merchant merchants meta offers partner partners pinterest product productdata productfeed productfeeds products public publisher shop shopping shopify shopper sitemap store stores stream tiktok token tsv txt upload uploads user utf8 variants woocommerce xml'.split(
    ' ',
  ),
);

const isShort = (word: string): boolean => /^(?:[a-z]{1,3}|v?\d{1,4})$/.test(word);

// A plain file name or folder: known words, or one short word with known words behind it.
const isPlain = (segment: string): boolean => {
  const [first = '', ...others] = segment.toLowerCase().split(/[-_.]/);
  return (knownWords.has(first) || isShort(first)) && others.every((word) => knownWords.has(word));
};

/**
 * An address of a feed as shown and recorded: stores put names and keys into the query and into the path, so the query
 * is left out, and `***` stands for every part of the path that is not a common word of feeds.
 */
export const withoutKeys = (address: string): string => {
  const url = URL.parse(address);
  if (!url) return '***';
  const path = url.pathname.split('/').map((segment) => (segment === '' || isPlain(segment) ? segment : '***'));
  return `${url.protocol}//${url.host}${path.join('/')}`;
};
