// cspell:disable
/**
 * Spellings that differ between stores, in the order of replacement. The input is lower case. Replacements that need a
 * digit are skipped for titles without one, which are most.
 */
const spellings: readonly [from: RegExp, to: string, needs?: 'digit'][] = [
  [/\bgore[\s-]?tex(?:[\s-]?(?:invisible fit|surround|pro|infinium|paclite))?\b/g, ' gtx '],
  [
    /\b(?:b[\s-]?dry|out[\s-]?dry|keen[.\s-]?dry|dry[\s-]?vent|m[\s-]select[\s-]dry|h2no|hydroguard|futurelight|dryq|omni[\s-]?tech|event|ultra[\s-]?dry|ud|cswp|clima[\s-]?(?:shield|salomon)(?:[\s-]+(?:waterproof|wp))?|rain[.\s-]?rdy|h[\s-]?dry|sympatex|texapore|neoshell|wp|wtpf|wpf|waterproofing|water-?proof|waterproof|wasserdicht)\b/g,
    ' waterproof ',
  ],
  [/(?<=\w)\+|\+(?=\s*$)/g, ' plus '],
  [/\b([2-4])[\s-]?in[\s-]?1\b/g, ' $1in1 ', 'digit'],
  [/\b(\d{3,4})v(\d{1,2})\b/g, ' $1 $2 ', 'digit'],
  [/\b(\d+)(?:-?packs?|[\s-]?(?:pk|pairs?|pcs?|pieces?))\b/g, ' $1pk ', 'digit'],
  [/\bpack of (\d+)\b/g, ' $1pk ', 'digit'],
  [/\b(\d+(?:\.\d+)?)[\s-]?(?:"|''|in\b\.?|inch(?:es)?\b)/g, ' $1in ', 'digit'],
  [/\b(?:extra|x)[\s-]?wide\b/g, ' wide '],
  [/\bno[\s-]?show\b/g, ' noshow '],
  [/\bover[\s-]the[\s-]calf\b/g, ' otc '],
  [/\bchalk[\s-]?(?:bag|pot)s?\b/g, ' chalkbag '],
  [/\bsleeping[\s-]?bags?\b/g, ' sleepingbag '],
  [/\bzip[\s-]?off\b/g, ' convertible '],
  [/\bv[\s-]neck\b/g, ' vneck '],
  [/\bt[\s-]?neck\b/g, ' turtleneck '],
  [/\bpnts?\b/g, ' pant '],
  [/\b(?:fa|fw|sp|su|ho)\d{2}\b/g, ' ', 'digit'],
  [/\bvibram(?:[\s-]+xs)?(?:[\s-]+(?:edge|grip\s?2?|flash|mega\s?grip))?\b/g, ' '],
  [/\bxs[\s-]+(?:edge|grip\s?2?|flash)\b/g, ' '],
  [/\bsynth\b/g, ' synthetic '],
  [/\bl(?:ea)?thr?\b|\bltr\b/g, ' leather '],
  [/\b(?:1\/4|quarter)[\s-]?(?:zip|zipper|zipped)\b/g, ' quarterzip '],
  [/\b(?:1\/2|half)[\s-]?(?:zip|zipper|zipped)\b/g, ' halfzip '],
  [/\b1\/4\b/g, ' quarter ', 'digit'],
  [/\b1\/2\b/g, ' half ', 'digit'],
  [/\bfull[\s-]?(?:zip|zipper|zipped)\b/g, ' fullzip '],
  [/\b(?:long[\s-]?slee?ved?|l\/s|ls)\b/g, ' longsleeve '],
  [/\b(?:short[\s-]?slee?ved?|s\/s|ss)\b/g, ' shortsleeve '],
  [/\b(?:low volume|lv)\b/g, ' lowvolume '],
  [/\b(?:high volume|hv)\b/g, ' highvolume '],
  [/\b(?:lace[\s-]?ups?|laces?|laced|lacing)\b/g, ' lace '],
  [/\b(?:velcro|vcr|vcs|vs|hook[\s-]and[\s-]loop)\b/g, ' velcro '],
  [/\b(?:slip[\s-]?ons?|slippers?)\b/g, ' slipper '],
  [/\bpull[\s-]?ons?\b/g, ' pullon '],
  [/\b(?:hoody|hoodie|hoodies|hooded|hood)\b/g, ' hooded '],
  [/\bt[\s-]?shirts?\b|\btees?\b/g, ' tee '],
  [/\bjkts?\b/g, ' jacket '],
  [/\bp\/o\b/g, ' pullover '],
  [/\b(?:lw|light[\s-]weight)\b/g, ' lightweight '],
  [/\b(?:mw|mid[\s-]?weight)\b/g, ' midweight '],
  [/\b(?:hw|heavy[\s-]?weight)\b/g, ' heavyweight '],
  [/\bbase[\s-]?layers?\b/g, ' baselayer '],
  [/\bbottoms\b/g, ' bottom '],
  [/\b(?:mid|middle)[\s-]?(?:height|cut|top)?\b/g, ' mid '],
  [/\b(?:low)[\s-]?(?:height|cut|top|rise)\b/g, ' low '],
  [/\b(?:high|hi|tall)[\s-]?(?:height|cut|top|rise)\b/g, ' high '],
  [/\bsweat\s?shirts?\b/g, ' sweatshirt '],
  [/\bback\s?packs?\b|\bruck\s?sacks?\b|\bday\s?packs?\b/g, ' pack '],
  [/\bcamelbak\b/g, ' camelbak '],
  [/\bhead\s?lamps?\b/g, ' headlamp '],
  [/\b(?:w'?s|wms|wmns|wmn'?s?|women'?s?|womens|ladies'?|lady'?s|damen|dames|femme|donna|girls? women)\b/g, ' '],
  [/\b(?:m'?s|mns|men'?s?|mens|gents?|herren|heren|homme|uomo)\b/g, ' '],
  [
    /\b(?:kids?'?s?|children'?s?|child'?s?|youths?'?|juniors?'?|jr|toddlers?'?|infants?'?|boys?'?s?|girls?'?s?|big|little|unisex|adults?'?)\b/g,
    ' ',
  ],
  [/(?<=\s)[wm](?=\s)/g, ' '],
  [/\b(?:gen(?:eration)?|version|ver|vers|mk|mark)[\s.-]?(\d{1,2})\b/g, ' $1 ', 'digit'],
  [/\bv\.?(\d{1,2})(?:\.0)?\b/g, ' $1 ', 'digit'],
  [/\b(\d{1,2})(?:st|nd|rd|th)(?: gen(?:eration)?)?\b/g, ' $1 ', 'digit'],
  [/\b(\d{1,2})\.0\b/g, ' $1 ', 'digit'],
  [/\b([a-z]{1,3})(\d{1,2})\b/g, ' $1 $2 ', 'digit'],
  [/\b(\d+(?:\.\d+)?)\s?(?:liters?|litres?|ltrs?|l)\b/g, ' $1l ', 'digit'],
  [/\b(\d+(?:\.\d+)?)\s?(?:millimeters?|mm)\b/g, ' $1mm ', 'digit'],
  [/\b(\d+(?:\.\d+)?)\s?(?:centimeters?|cms?)\b/g, ' $1cm ', 'digit'],
  [/\b(\d+(?:\.\d+)?)\s?(?:meters?|metres?|mtrs?|m)\b/g, ' $1m ', 'digit'],
  [/\b(\d+(?:\.\d+)?)\s?(?:ounces?|oz)\b/g, ' $1oz ', 'digit'],
  [/\b(\d+)\s?[\s-]?(?:person|people|man|p)\b/g, ' $1p ', 'digit'],
  [/\b[34][\s-]?season\b/g, ' ', 'digit'],
  [/\b(\d+)\s?(?:degrees?|deg|°|f)\b/g, ' $1f ', 'digit'],
  [/\b(?:with|w\/|and|or|the|a|an|in|of|for|by|from|n)\b/g, ' '],
];

const folded = (title: string): string =>
  ` ${title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f®™©]/g, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()} `;

const people: readonly [RegExp, 'women' | 'men' | 'girls' | 'boys' | 'kids' | 'unisex'][] = [
  [/\b(?:w'?s|wms|wmns|wmn'?s?|women'?s?|womens|ladies'?|lady'?s|damen|dames|femme|donna)\b/, 'women'],
  [/\b(?:m'?s|mns|men'?s?|mens|gents?|herren|heren|homme|uomo)\b/, 'men'],
  [/\bgirls?'?s?\b/, 'girls'],
  [/\bboys?'?s?\b/, 'boys'],
  [/\b(?:kids?'?s?|children'?s?|child'?s?|youths?'?|juniors?'?|jr|toddlers?'?|infants?'?)\b/, 'kids'],
  [/\bunisex\b/, 'unisex'],
];

/** The audience that a title names, or null. */
export const audienceIn = (title: string): (typeof people)[number][1] | null => {
  const text = folded(title);
  return people.find(([words]) => words.test(text))?.[1] ?? null;
};

const romans: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
});

/** Endings that are not plurals. */
const noPlural = /(?:ss|us|is|os|as)$/;

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || noPlural.test(word) || /\d/.test(word)) return word;
  if (/(?:ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
};

const years = /^(?:19|20)\d{2}$/;

/**
 * The words of a title in a form that does not depend on the store: lower case, without accents, plurals, audiences,
 * years and trademarks. 'Gore-Tex' becomes 'gtx', 'III' becomes '3', '30 Liter' becomes '30l'.
 */
export const normalWords = (title: string): string[] => {
  let text = folded(title);
  const hasDigit = /\d/.test(text);
  for (const [from, to, needs] of spellings) if (hasDigit || needs === undefined) text = text.replace(from, to);
  const words = text
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/'s\b/g, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .split(' ');
  return words.filter((word) => word !== '' && !years.test(word)).map((word) => romans[word] ?? singular(word));
};
