// cspell:disable: words of feeds in several languages

import { sizeLabels } from '@wearfolio/sizes/read/words';
import { isPlainlySize, isSizeText, isSizeWord } from '../size/size-text.ts';

// Words in titles besides the product's name: the options of a variant, and notes about the offer.

const sizeWord = `(?:${[...sizeLabels, 'gr\\.?', 'str\\.?'].join('|')})`;
const width =
  '(?:(?:x-?|extra[\\s-])?wide|narrow|regular|standard|medium|slim|tight|[2-4]?e{1,4}|2a|aa|ww|ew|xw|[bdmw])';
const namedSize = new RegExp(`^${sizeWord}\\s*:?\\s+(.+)$`, 'iu');

/** Returns the size that a text consists of, without the word 'Size'; null for other texts. */
export const sizeIn = (text: string): string | null => {
  if (!isSizeText(text)) return null;
  return namedSize.exec(text)?.[1] ?? text;
};

/** Returns whether a text is a labeled size: 'Size 9'. */
export const isNamedSize = (text: string): boolean => namedSize.test(text);

// Most names cannot end in a size, so this skips the search.
const canEndInSize =
  /(?:[\d½⅓⅔"”)]|[\s-]\S{1,3}|small|medium|large|wide|narrow|regular|\/reg|short|long|tall|petite|[ck]id|kids|women['’]?s|men['’]?s|person|youth|infant|toddler)$/i;
// The audience stays in the title.
const people =
  /^(?:(?:wo)?men['’]?s?|wmns|ladies|kids?['’]?|boys?['’]?|girls?['’]?|youth|toddler|infant|unisex|juniors?|big|little)$/i;
const mostWordsOfSize = 6;
/** Words and measures that are not a size without a separator: 'Chaise Long', 'Bottle 20 oz'. */
const measure = /\d\s?(?:cm|mm|m|in|inch|"|”|l|liters?|oz|ml|ft|g|kg|p|person|pk|pack)$/i;

/** Numbers too large for a size; they belong to the model. */
const aboveSizes = /(?:^|\D)(?:[7-9]\d|\d{3})(?:\D|$)/;

/** Returns the positions where a run of size words at the end of a name can begin, longest run first. */
const startsOfSize = (name: string, endsInSizes: boolean): number[] => {
  const starts: number[] = [];
  let end = name.length;
  for (let count = 0; count < mostWordsOfSize; count += 1) {
    const at = name.lastIndexOf(' ', end - 1);
    const word = name.slice(at + 1, end);
    const hyphen = word.lastIndexOf('-');
    // 'Womens-US 9', if the store's titles end in sizes.
    const isTwo = hyphen > 0 && (!isSizeWord(word) || people.test(word.slice(0, hyphen)));
    if (endsInSizes && isTwo && isSizeWord(word.slice(hyphen + 1))) {
      starts.unshift(at + 1 + hyphen);
      break;
    }
    if (at <= 0 || !isSizeWord(word)) break;
    starts.unshift(at);
    end = at;
  }
  return starts;
};

// 'Lowdown Slim 2', 'Newport H2' and 'Ferrosi 10in Short' are names. W, M, Y, C and K before a number mark the audience
// of a size.
const namesModel = /^(?:[1-4]d$|\d\/\d[\s-]?zip|slim\b|shorts?\b|[abd-jlnp-vxz]\d)|(?:in\.?|inch|["”])\s*shorts?$/i;

/** Returns whether the last words of a name look like a size but belong to the name. */
const isOfName = (text: string): boolean => {
  const [first = ''] = text.split(/[\s-]/);
  if (people.test(first) || namesModel.test(text) || /^\W|^[^(]*\)/.test(text)) return true;
  return measure.test(text) && !isNamedSize(text);
};

/** 'Ghost 16 Wide': the number may be a model number as well as a size. */
const numberAndWidth =
  /^(\d{1,2})\s*\(?(?:(?:x-?|extra[\s-])?wide|narrow|[2-4]?e{1,4})\)?((?:\W+(?:wo)?men['’]?s?)?)$/iu;

/** '7 - Size 11.5': the first number belongs to the name. */
const beforeSize = /^\S+\s+(?:\S+\s+)?(?:[-–|,]\s+)?(?:(?:(?:wo)?men|kid)['’]?s['’]?\s+)?size\b/i;

/** '12 Small', '17 Womens, 7.5': a number before a letter or another size is not a size. */
const numberAndSize =
  /^\d{1,2}\s+(?:(?:x{1,2}-?)?(?:small|large)|x{1,3}[sl]|[sl])$|^\d{1,2}\s+(?:[-–|,]\s+)?(?:(?:wo)?men|kid)['’]?s['’]?[\s,|–-]+(?!wide|narrow|medium|regular|\/)\S/i;

/** Returns whether the words behind a number show that it is not a size. */
const isModelNumber = (text: string): boolean => beforeSize.test(text) || numberAndSize.test(text);

/**
 * Splits the size off the end of a name. Without a separator, a size counts only with a label ('Boots EU 42', 'Boots
 * size 9'), or bare if the store's titles generally end in sizes. A width alone does not turn a number into a size, and
 * is dropped.
 */
export const cutSizeAtEnd = (name: string, endsInSizes = false): { rest: string; size: string | null } => {
  const starts = canEndInSize.test(name) ? startsOfSize(name, endsInSizes) : [];
  for (const at of starts) {
    const text = name.slice(at + 1).trim();
    if (isOfName(text) || isModelNumber(text) || !isSizeText(text)) continue;
    const [, number, audience] = (!endsInSizes && numberAndWidth.exec(text)) || [];
    if (number !== undefined) return { rest: `${name.slice(0, at)} ${number}${audience}`, size: null };
    const isBare = endsInSizes && !people.test(text.split(/\s/).at(-1) ?? '') && !aboveSizes.test(text);
    if (isBare || isNamedSize(text) || isPlainlySize(text)) return { rest: name.slice(0, at), size: sizeIn(text) };
  }
  return { rest: name, size: null };
};

/** A size in words before the noun, and a rug's two measures: 'Sert Büyük Boy Valiz', 'Desenli 70*120 Halı'. */
const sizeBetween =
  /(?<=\p{L}\S*\s)((?:büyük|orta|küçük|kabin)\s+boy|(?:[5-9]\d|[1-4]\d\d)\s?[x×*]\s?(?:[5-9]\d|[1-4]\d\d)(?:\s?cm)?)(?:\s+|$)/iu;
// Rules out most names with one search.
const mayHoldBetween = /\bboy\b|\d\s?[x×*]\s?\d/i;

/** Splits a size out of the middle of a name. */
export const cutSizeBetween = (name: string): { rest: string; size: string | null } => {
  const [whole, size] = mayHoldBetween.test(name) ? (sizeBetween.exec(name) ?? []) : [];
  return whole === undefined || size === undefined
    ? { rest: name, size: null }
    : { rest: name.replace(whole, '').trim(), size };
};

const widthForm = new RegExp(`^(?:width\\s*:?\\s*)?${width}(?:\\s(?:width|fit))?$`, 'iu');

/** Returns whether a text is a shoe width or a fit: 'Wide', 'Regular', '2E'. */
export const isWidth = (text: string): boolean => widthForm.test(text);

const conditions =
  '(?:brand new|new(?: (?:with|without) (?:tags?|box))?|used(?: - .+)?|pre-?owned|second ?hand|refurbished|(?:cosmetic(?:ally)? )?blem(?:ish(?:ed)?|s)?|cosmetic(?:ally)? blem(?:ish(?:ed)?)?|(?:2nd|second) quality|(?:factory )?seconds?|rental return(?: used)?|irregular|open box|demo|sample|close-?out|discontinued|past season|last season|prior season|old model|(?:(?:very )?good|fair|excellent|like new|great) condition|returned?|neuf|neu|occasion|gebraucht)';
const campaigns =
  '(?:(?:final |flash |summer |winter )?sale|on sale|clearance(?: \\d{1,2}\\s?% off)?|outlet|hot deal|deal|best ?seller|new arrivals?|limited time(?: only)?|free shipping|(?:up to )?\\d{1,2}\\s?% off|save \\d{1,2}\\s?%|black friday|cyber monday|special offer|web exclusive|online only|pre-?order(?: \\d{1,2}\\/\\d{1,2})?|bf deals?|special buy|back in stock|\\d+ for \\$?\\d+|buy \\d.{0,20}|bogo(?: .{0,15})?|(?:[\\p{L}’.]+ ){1,2}exclusive|restock(?:ed)?|just (?:in|arrived|dropped)|low stock|last chance|last call|today only|door ?busters?|blow-?out(?: sale)?|flash deal|steal of the day|final markdown|close-?outs?|soldes|angebot|rea)';
/** '2025', '2024/25' and '2024-2025': two years of one season follow each other; '2025 - 10' is a year and a size. */
const years = `(?:${Array.from({ length: 25 }, (_, at) => 2010 + at)
  .map((year) => `${year}\\s?[/-]\\s?(?:20)?${String(year + 1).slice(2)}`)
  .join('|')}|20[0-3]\\d)`;
const seasons =
  "(?:(?:model(?: year)?|my)\\s?)?(?:(?:spring|summer|fall|autumn|winter|(?:spring|fall)\\/(?:summer|winter)|s\\/?s|f\\/?w|a\\/?w|fa|sp|su|wi)\\s?['’]?(?:20)?\\d{2}(?:\\/(?:20)?\\d{2})?|YEARS)(?:\\s(?:model|edition|version))?".replace(
    'YEARS',
    years,
  );

// 'New' begins names ('New Balance'), so as a promotion it needs a separator after it.
const noteAhead = new RegExp(
  `^[*!\\s]*(?:[[(](?:${conditions}|${campaigns})[\\])]|(?:new(?: for (?:20\\d\\d|(?:spring|summer|fall|winter)(?: 20\\d\\d)?))?|${campaigns})\\s*[!*:|–-]+|(?:${campaigns.replace('deal|', '')}|open box|pre-?owned|refurbished)\\s+[-–]|\\d{1,2}\\s?% off)\\s*`,
  'iu',
);
const yearAtEnd = new RegExp(`[\\s,]+(?:model )?['’]?${years}$`, 'u');
// A model year between words, after at least one: 'Guide Tennie 2016 Women's Shoe'.
const yearWithin =
  /(?<=\p{L}[\p{L}\p{N}.]*\s(?:\d{1,3}\s)?)(?:(?:[Ss]pring|[Ss]ummer|[Ff]all|[Aa]utumn|[Ww]inter)\s)?20[12]\d\s+(?=[-–(]?\s*\p{L})/u;
const yearAhead = /^(?:(?:spring|summer|fall|autumn|winter) )?20[0-3]\d(?:\/(?:20)?\d{2})?\s+(?=\p{L})/iu;
/** 'SALE Ridge Jacket': only in capitals before other words. */
const loudAhead =
  /^(?:(?:(?:SPRING|SUMMER|FALL|WINTER|FINAL|FLASH) )?SALE!*|CLEARANCE|BLEM|OUTLET|CLOSE-?OUT)\s+(?=.*\p{Ll}{3})/u;
const noteAtEnd = new RegExp(
  `[\\s,(–-]+(?:(?:${seasons})|['’]2\\d|discontinued|clearance(?: \\d{1,2}\\s?% off)?|\\d{1,2}\\s?% off|close-?out|blow-?out|(?:2nd|second) quality|factory seconds?|(?:rental return )?used|demo|free shipping|door ?buster|restock(?:ed)?|back[\\s-]to[\\s-]school|(?:(?:final|flash|summer|winter)\\s+)?sale!*|(?:cosmetic(?:ally)? )?blem(?:ish(?:ed)?)?)\\)?$`,
  'iu',
);

// Without a separator after them, these words are a promotion only before a brand.
const campaignAhead = new RegExp(
  `^(?:${campaigns}|(?:cosmetic )?blem(?:ish(?:ed)?)?|open box|demo|used|new(?!\\s(?:balance|era)\\b)|pre-?owned|refurbished)\\s+`,
  'iu',
);

/** Removes a promotion without a separator from a name. The caller must check that the rest begins with a brand. */
export const cutCampaign = (name: string): string => (mayHoldNote.test(name) ? name.replace(campaignAhead, '') : name);

/** 'Jacket 24/25': the two years of a winter. */
const winterYears = /(?<=\p{L}\S*)\s+(\d\d)\/(\d\d)(?=\s+[-–|(]|\s*$)/u;
const earliestWinter = 15;

const withoutWinter = (name: string): string =>
  name.replace(winterYears, (years, from: string, to: string) =>
    Number(to) === Number(from) + 1 && Number(from) >= earliestWinter && Number(from) < 2 * earliestWinter ? '' : years,
  );

// Rules out most names with one search.
const mayHoldNote =
  /20[0-3]\d|school|demo|factory|quality|return|\d\/\d|condition|used|owned|open box|refurb|\d\s?%|[a-z]\s?['’]?\d\d|^\s*(?:[[(]|new\b)|[!*|:–]|sale|clear|close|buster|discont|blem|outlet|deal|seller|arriv|limited|free ship|off\b|save|friday|monday|offer|exclusive|bogo|special|bf |buy \d|for \$?\d|online|order|stock|chance|excellent|good\)?$|fair\)?$|pristine|like new|nwo?t|v?g?uc$|soldes|angebot|\brea\b/i;

/** Removes promotion and year from the ends of a name. At least one word stays. */
export const cutNotes = (name: string): string => {
  if (!mayHoldNote.test(name)) return name;
  let rest = (name.includes('/') ? withoutWinter(name) : name)
    .replace(noteAhead, '')
    .replace(loudAhead, '')
    .replace(yearAhead, '')
    .replace(yearWithin, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(yearAtEnd, '').replace(noteAtEnd, '');
    if (rest !== before) rest = rest.replace(/[\s,|–-]+$/u, '');
  }
  return /\p{L}/u.test(rest) ? rest : name;
};
