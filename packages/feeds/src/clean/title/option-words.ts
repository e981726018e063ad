// cspell:disable: words of feeds in several languages
// What stands in titles beside the product's own name: one variant's options, and words about the offer.

const sizeWord =
  '(?:size|sz|taille|pointure|größe|groesse|gr\\.?|talla|taglia|maat|rozmiar|storlek|str\\.?|størrelse|koko)';
const system = '(?:us|eu|eur|uk|fr|it|de|jp|au)';
const number = '\\d{1,3}(?:[.,]\\d{1,2})?(?:\\s?(?:1\\/2|1\\/3|2\\/3|½|⅓|⅔))?';
const letter = '(?:x{0,4}[sl]|[2-6]x[sl]?|xx?-?(?:small|large)|extra[\\s-](?:small|large)|small|medium|large|[sml])';
const width = '(?:(?:x-?|extra[\\s-])?wide|narrow|regular|standard|medium|slim|[2-4]?e{1,4}|2a|aa|[bdmw])';
const people = "(?:m|w|y|k|men['’]?s|women['’]?s|mens|womens|youth|kids?)";
const fit = '(?:petite|short|long|tall)';
const oneSize = '(?:one[\\s-]size(?:\\sfits\\s(?:all|most))?|o\\/s|os|osfa|osfm|taille unique|einheitsgröße|one)';
const child =
  '(?:\\d{1,2}\\s?(?:-|\\/)\\s?\\d{1,2}\\s?(?:y|yrs?|years?|m|months?|t)|\\d{1,2}\\s?(?:y|c|t|k|m|yrs?|mo))';
const span = `${number}\\s?[-–/]\\s?${number}`;
const dual = `${people}\\s?${number}\\s?[/,-]?\\s?${people}\\s?${number}`;
const pair = `${people}\\s?${number}\\s?/\\s?${people}\\s?${number}`;
const waist = '(?:w\\s?)?\\d{2}(?:\\s?w)?\\s?[x×/\\s]\\s?l?\\s?\\d{2}(?:\\s?l)?';
const plain = `(?:${system}\\s?)?${number}(?:\\s?${system})?(?:\\s?\\(?${width}\\)?)?`;
const forms = [
  oneSize,
  child,
  dual,
  waist,
  span,
  plain,
  `${people}\\s?${number}`,
  `${letter}(?:\\s?[/-]\\s?${letter})?`,
  `(?:${number}|${letter})[\\s-]${fit}`,
  '\\d{2}[a-h]{1,2}',
  '\\d{2,3}\\s?cm',
];

/** A text that is a size and nothing else: '9.5', 'US 9 Wide', 'M6.5/W7.5', 'Size 38 2/3', '32x34', 'One Size'. */
const sizeForm = new RegExp(`^(?:${sizeWord}\\s*:?\\s*)?(?:${forms.join('|')})$`, 'iu');
const namedSize = new RegExp(`^${sizeWord}\\s*:?\\s+(.+)$`, 'iu');

/** The size that a text is, without the word 'Size'; null for any other text. */
export const sizeIn = (text: string): string | null => {
  if (!sizeForm.test(text)) return null;
  return namedSize.exec(text)?.[1] ?? text;
};

/** Whether a text calls itself a size: 'Size 9'. */
export const isNamedSize = (text: string): boolean => namedSize.test(text);

/** 'Boots size 9' and 'Boots EU 42': a size at the end of a name that no separator sets off. */
const sizeAtEnd = new RegExp(
  `\\s+(?:${sizeWord}\\s*:?\\s+(${span}|${number}|${letter})|(${system}\\s?(?:${span}|${number})|(?:us\\s)?${pair}))$`,
  'iu',
);

// Most names end otherwise, and are not searched.
const canEndInSize = /(?:[\d½⅓⅔]|\s\S{1,3}|small|medium|large)$/i;

/** 'Jeans Size 32x30': whatever size the word announces. */
const namedAtEnd = new RegExp(`\\s+${sizeWord}\\s*:?\\s+(\\S+(?:\\s\\S+)?)$`, 'iu');

/** A name without the size at its end, and that size. */
export const cutSizeAtEnd = (name: string): { rest: string; size: string | null } => {
  const named = namedAtEnd.exec(name);
  const announced = named?.[1] ? sizeIn(named[1]) : null;
  if (named && announced !== null) return { rest: name.slice(0, named.index), size: announced };
  const found = canEndInSize.test(name) ? sizeAtEnd.exec(name) : null;
  return found ? { rest: name.slice(0, found.index), size: found[1] ?? found[2] ?? null } : { rest: name, size: null };
};

const widthForm = new RegExp(`^(?:width\\s*:?\\s*)?${width}(?:\\s(?:width|fit))?$`, 'iu');

/** 'Wide', 'Regular', '2E': the width of a shoe or the fit of a garment. */
export const isWidth = (text: string): boolean => widthForm.test(text);

const conditions =
  '(?:brand new|new(?: (?:with|without) (?:tags?|box))?|used(?: - .+)?|pre-?owned|second ?hand|refurbished|(?:cosmetic(?:ally)? )?blem(?:ish(?:ed)?|s)?|cosmetic(?:ally)? blem(?:ish(?:ed)?)?|seconds?|irregular|open box|demo|sample|close-?out|discontinued|past season|last season|prior season|old model|returned?|neuf|neu|occasion|gebraucht)';
const campaigns =
  '(?:(?:final |flash |summer |winter )?sale|on sale|clearance|outlet|hot deal|deal|best ?seller|new arrivals?|limited time(?: only)?|free shipping|(?:up to )?\\d{1,2}\\s?% off|save \\d{1,2}\\s?%|black friday|cyber monday|special offer|web exclusive|online only|pre-?order|back in stock|last chance|soldes|angebot|rea)';
const seasons =
  "(?:(?:model(?: year)?|my)\\s?)?(?:(?:spring|summer|fall|autumn|winter|(?:spring|fall)\\/(?:summer|winter)|s\\/?s|f\\/?w|a\\/?w|fa|sp|su|wi)\\s?['’]?(?:20)?\\d{2}(?:\\/(?:20)?\\d{2})?|20[0-3]\\d(?:\\s?[/-]\\s?(?:20)?\\d{2})?)(?:\\s(?:model|edition|version))?";
const noteForm = new RegExp(`^(?:${conditions}|${campaigns}|${seasons})[!*]*$`, 'iu');

/** What is said of the offer and not of the product: its condition, a campaign, a season or model year. */
export const isNote = (text: string): boolean => noteForm.test(text);

// 'New' begins names ('New Balance'): it needs a mark behind it to be a campaign.
const noteAhead = new RegExp(
  `^[*!\\s]*(?:(?:new|${campaigns})\\s*[!*:|–-]+|${campaigns.replace('deal|', '')}\\s+-|\\d{1,2}\\s?% off)\\s*`,
  'iu',
);
const yearAtEnd = /[\s,]+(?:model )?['’]?20[0-3]\d(?:\s?[/-]\s?(?:20)?\d{2})?$/u;
// A model year stands between words, behind at least one: 'Guide Tennie 2016 Women's Shoe'.
const yearWithin = /(?<=\p{L}[\p{L}\p{N}.]*\s)20[12]\d\s+(?=[-–(]?\s*\p{L})/u;
const yearAhead = /^20[0-3]\d(?:\/(?:20)?\d{2})?\s+(?=\p{L})/u;
const noteAtEnd = new RegExp(
  `[\\s,(–-]+(?:(?:${seasons})|discontinued|clearance|close-?out|sale!*|cosmetic(?:ally)? blem\\w*)\\)?$`,
  'iu',
);

// Most names hold none of this, which one look tells.
const mayHoldNote =
  /\d\d|[!*|:–]|sale|clear|close|discont|blem|outlet|deal|seller|arriv|limited|free ship|off\b|save|friday|monday|offer|exclusive|online|order|stock|chance|soldes|angebot|\brea\b/i;

/** A name without campaign and year around it. At least one word stays. */
export const cutNotes = (name: string): string => {
  if (!mayHoldNote.test(name)) return name;
  let rest = name.replace(noteAhead, '').replace(yearAhead, '').replace(yearWithin, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(yearAtEnd, '').replace(noteAtEnd, '').trim();
  }
  return /\p{L}/u.test(rest) ? rest : name;
};
