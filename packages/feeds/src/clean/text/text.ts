import sanitizeHtml from 'sanitize-html';

/** The named HTML entities that occur in feeds. */
export const namedEntities: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  middot: '·',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  laquo: '«',
  raquo: '»',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  atilde: 'ã',
  auml: 'ä',
  aring: 'å',
  aelig: 'æ',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  igrave: 'ì',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  ograve: 'ò',
  oacute: 'ó',
  ocirc: 'ô',
  otilde: 'õ',
  ouml: 'ö',
  oslash: 'ø',
  ugrave: 'ù',
  uacute: 'ú',
  ucirc: 'û',
  uuml: 'ü',
  yacute: 'ý',
  yuml: 'ÿ',
  szlig: 'ß',
  Agrave: 'À',
  Aacute: 'Á',
  Auml: 'Ä',
  Aring: 'Å',
  AElig: 'Æ',
  Ccedil: 'Ç',
  Egrave: 'È',
  Eacute: 'É',
  Ntilde: 'Ñ',
  Ouml: 'Ö',
  Oslash: 'Ø',
  Uuml: 'Ü',
});

const fromCode = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\uFFFD';

/** Decodes HTML entities once; unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]{1,7}));/gi, (whole, hex, decimal, name) => {
        if (hex) return fromCode(Number.parseInt(hex, 16));
        if (decimal) return fromCode(Number.parseInt(decimal, 10));
        return namedEntities[name] ?? namedEntities[String(name).toLowerCase()] ?? whole;
      })
    : text;

const tagLike = /<[a-z!/?]/i;

/** Elements whose text is not displayed. */
export const silentTags = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'template',
  'svg',
  'math',
  'title',
];

/** Tags that part two words. */
const parting = /(?=<\/?(?:br|p|div|li|t[drh]|h[1-6]|d[td])\b)/gi;

const withoutTags = (text: string): string =>
  sanitizeHtml(text.replace(parting, ' '), { allowedTags: [], allowedAttributes: {}, nonTextTags: silentTags });

/** windows-1252 character -> its byte, to undo a wrong decoding of UTF-8. */
const byteOf = new Map<string, number>(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, at) => [character, 0x80 + at]),
);
const bytesOf = (text: string): number[] =>
  [...text].map((character) => byteOf.get(character) ?? character.charCodeAt(0));

const misread = /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€„][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g;

/**
 * Repairs UTF-8 that was decoded as windows-1252 ('cafÃ©' -> 'café'). Repairs only lead bytes that rarely start two
 * letters of a real word.
 */
export const repairMojibake = (text: string): string =>
  /[ÂÃâ]/.test(text)
    ? text.replace(misread, (run) => {
        const repaired = Buffer.from(bytesOf(run)).toString('utf8');
        return repaired.includes('\uFFFD') || repaired < '\u00a0' ? run : repaired;
      })
    : text;

const unwanted = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Collapses white space and removes control characters and invisible characters that change text direction. */
export const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').replace(unwanted, '').trim();

/** Matches ASCII without markup, entities or repeated spaces. */
export const isPlain = /^[\x21-\x25\x27-\x3b\x3d-\x7e]+(?: [\x21-\x25\x27-\x3b\x3d-\x7e]+)*$/;

/**
 * Converts a field to plain text: removes markup, decodes entities, repairs encoding errors and collapses white space.
 */
export const plainText = (raw: string): string => {
  if (isPlain.test(raw)) return raw;
  let text = repairMojibake(raw);
  // Markup may be escaped several times, and decoding must not create markup.
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    text = decodeEntities(tagLike.test(text) ? withoutTags(text) : text);
    if (text === before) break;
  }
  if (tagLike.test(text)) text = decodeEntities(withoutTags(text)).replace(/[<>]/g, ' ');
  return foldSpace(text);
};

const maxShort = 1_000;

/** Returns the plain text of a short field, such as a word or path; longer texts are cut. */
export const shortText = (raw: string): string => plainText(raw.slice(0, maxShort));
