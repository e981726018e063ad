// cspell:disable: words of feeds in several languages

import { isOneSize } from '@wearfolio/sizes/read/words';
import { isPlainlySize, isSizeText, isSizeWord } from '../size/size-text.ts';
import { hasNoun } from './nouns.ts';

// What stands in titles beside the product's own name: one variant's options, and words about the offer.

const sizeWord =
  '(?:size|sz|taille|pointure|größe|groesse|gr\\.?|talla|taglia|maat|rozmiar|storlek|str\\.?|størrelse|koko)';
const width = '(?:(?:x-?|extra[\\s-])?wide|narrow|regular|standard|medium|slim|[2-4]?e{1,4}|2a|aa|[bdmw])';
const namedSize = new RegExp(`^${sizeWord}\\s*:?\\s+(.+)$`, 'iu');

/** The size that a text is, without the word 'Size'; null for any other text. */
export const sizeIn = (text: string): string | null => {
  if (!isSizeText(text)) return null;
  return namedSize.exec(text)?.[1] ?? text;
};

/** Whether a text calls itself a size: 'Size 9'. */
export const isNamedSize = (text: string): boolean => namedSize.test(text);

// Most names end otherwise, and are not searched.
const canEndInSize =
  /(?:[\d½⅓⅔"”)]|[\s-]\S{1,3}|small|medium|large|wide|narrow|regular|\/reg|short|long|tall|petite|[ck]id|kids|women['’]?s|men['’]?s|person|youth|infant|toddler)$/i;
// Whom a product is for stays in its title.
const people =
  /^(?:(?:wo)?men['’]?s?|wmns|ladies|kids?['’]?|boys?['’]?|girls?['’]?|youth|toddler|infant|unisex|juniors?|big|little)$/i;
/** A fit stands behind its size; before a number it is the garment: 'Ordo Short 28R'. */
const fitAhead = /^(?:short|long|regular|tall|petite)\b/i;
const mostWordsOfSize = 6;
/** Words that are no size by themselves where nothing sets them off: 'Chaise Long', 'Bottle 20 oz'. */
const measure = /\d\s?(?:cm|mm|m|in|inch|"|”|l|liters?|oz|ml|ft|g|kg|p|person|pk|pack)$/i;

/** No number of a bare size: it is the model's. */
const aboveSizes = /(?:^|\D)(?:[7-9]\d|\d{3})(?:\D|$)/;

/** Where the words at the end of a name begin that sizes are written with, the most of them first. */
const startsOfSize = (name: string, endsInSizes: boolean): number[] => {
  const starts: number[] = [];
  let end = name.length;
  for (let count = 0; count < mostWordsOfSize; count += 1) {
    const at = name.lastIndexOf(' ', end - 1);
    const word = name.slice(at + 1, end);
    const hyphen = word.lastIndexOf('-');
    // 'Womens-US 9', where the store's titles end in sizes.
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

const waistInches = /^[2-5]\d["”]$/;

// 'Lowdown Slim 2', 'Newport H2' and 'Ferrosi 10in Short' are names; W, M, Y, C and K before a number say whose size it is.
/** Behind a bag or a tent a bare number tells how much it holds: 'Duffel 55'. */
const holds = /(?:pack|duff[el]{2}|bag|ruck(?:sack)?|tote|tent|cooler)$/i;

const namesModel = /^(?:[1-4]d$|\d\/\d[\s-]?zip|slim\b|shorts?\b|[abd-jlnp-vxz]\d)|(?:in\.?|inch|["”])\s*shorts?$/i;

/** Whether words at the end of a name are a part of it that looks like a size. */
const isOfName = (text: string, endsInSizes: boolean): boolean => {
  const [first = ''] = text.split(/[\s-]/);
  if (people.test(first) || fitAhead.test(first) || namesModel.test(text) || /^\W|^[^(]*\)/.test(text)) return true;
  return measure.test(text) && !(endsInSizes && waistInches.test(text));
};

/** 'Ghost 16 Wide': the number behind a name is the model's as likely as a size. */
const numberAndWidth =
  /^(\d{1,2})\s*\(?(?:(?:x-?|extra[\s-])?wide|narrow|[2-4]?e{1,4})\)?((?:\W+(?:wo)?men['’]?s?)?)$/iu;

const oneSizeAtEnd = /[\s,-]+(?:size:?\s+)?((?:one|1)[\s-]size(?: fits (?:all|most))?|osf[am]|o\/s)$/i;

const cutOneSize = (name: string): { rest: string; size: string } | null => {
  const [whole = '', size = ''] = oneSizeAtEnd.exec(name) ?? [];
  return isOneSize(size) && whole.length < name.length ? { rest: name.slice(0, -whole.length), size } : null;
};

/** '7 - Size 11.5': the number is the name's. */
const beforeSize = /^\S+\s+(?:[-–|,]\s+)?(?:(?:(?:wo)?men|kid)['’]?s['’]?\s+)?size\b/i;

/** '12 Small', '17 Womens, 7.5': no size is a number before a letter or another size. */
const numberAndSize =
  /^\d{1,2}\s+(?:(?:x{1,2}-?)?(?:small|large)|x{1,3}[sl]|[sl])$|^\d{1,2}\s+(?:[-–|,]\s+)?(?:(?:wo)?men|kid)['’]?s['’]?[\s,|–-]+(?!wide|narrow|medium|regular|\/)\S/i;

/** Whether what stands before or behind a number tells that it is no size. */
const isModelNumber = (before: string, text: string): boolean =>
  beforeSize.test(text) || numberAndSize.test(text) || (/^\d+$/.test(text) && holds.test(before));

/**
 * A name without the size at its end, and that size. What nothing sets off counts where it says that it is a size ('Boots
 * EU 42', 'Boots size 9'); where the titles of a store end so throughout, a bare number or letter counts as well. A width
 * alone makes no number a size, and is left out.
 */
export const cutSizeAtEnd = (name: string, endsInSizes = false): { rest: string; size: string | null } => {
  const one = cutOneSize(name);
  if (one) return one;
  const starts = canEndInSize.test(name) ? startsOfSize(name, endsInSizes) : [];
  for (const at of starts) {
    const text = name.slice(at + 1).trim();
    if (isOfName(text, endsInSizes) || isModelNumber(name.slice(0, at), text) || !isSizeText(text)) continue;
    const [, number, audience] = (!endsInSizes && numberAndWidth.exec(text)) || [];
    if (number !== undefined) return { rest: `${name.slice(0, at)} ${number}${audience}`, size: null };
    const isBare = endsInSizes && !people.test(text.split(/\s/).at(-1) ?? '') && !aboveSizes.test(text);
    if (isBare || isNamedSize(text) || isPlainlySize(text)) return { rest: name.slice(0, at), size: sizeIn(text) };
  }
  return { rest: name, size: null };
};

/** A size in words before the noun, and the two measures of a rug: 'Sert Büyük Boy Valiz', 'Desenli 70*120 Halı'. */
const sizeBetween =
  /(?<=\p{L}\S*\s)((?:büyük|orta|küçük|kabin)\s+boy|(?:[5-9]\d|[1-4]\d\d)\s?[x×*]\s?(?:[5-9]\d|[1-4]\d\d)(?:\s?cm)?)(?:\s+|$)/iu;
// Most names hold none, which one look tells.
const mayHoldBetween = /\bboy\b|\d\s?[x×*]\s?\d/i;

/** A name without a size that stands between its words, and that size. */
export const cutSizeBetween = (name: string): { rest: string; size: string | null } => {
  const [whole, size] = mayHoldBetween.test(name) ? (sizeBetween.exec(name) ?? []) : [];
  return whole === undefined || size === undefined
    ? { rest: name, size: null }
    : { rest: name.replace(whole, '').trim(), size };
};

const widthForm = new RegExp(`^(?:width\\s*:?\\s*)?${width}(?:\\s(?:width|fit))?$`, 'iu');

/** 'Wide', 'Regular', '2E': the width of a shoe or the fit of a garment. */
export const isWidth = (text: string): boolean => widthForm.test(text);

const conditions =
  '(?:brand new|new(?: (?:with|without) (?:tags?|box))?|used(?: - .+)?|pre-?owned|second ?hand|refurbished|(?:cosmetic(?:ally)? )?blem(?:ish(?:ed)?|s)?|cosmetic(?:ally)? blem(?:ish(?:ed)?)?|seconds?|irregular|open box|demo|sample|close-?out|discontinued|past season|last season|prior season|old model|(?:(?:very )?good|fair|excellent|like new|great) condition|returned?|neuf|neu|occasion|gebraucht)';
const campaigns =
  '(?:(?:final |flash |summer |winter )?sale|on sale|clearance|outlet|hot deal|deal|best ?seller|new arrivals?|limited time(?: only)?|free shipping|(?:up to )?\\d{1,2}\\s?% off|save \\d{1,2}\\s?%|black friday|cyber monday|special offer|web exclusive|online only|pre-?order|back in stock|last chance|close-?outs?|soldes|angebot|rea)';
const seasons =
  "(?:(?:model(?: year)?|my)\\s?)?(?:(?:spring|summer|fall|autumn|winter|(?:spring|fall)\\/(?:summer|winter)|s\\/?s|f\\/?w|a\\/?w|fa|sp|su|wi)\\s?['’]?(?:20)?\\d{2}(?:\\/(?:20)?\\d{2})?|20[0-3]\\d(?:\\s?[/-]\\s?(?:20)?\\d{2})?)(?:\\s(?:model|edition|version))?";
const noteForm = new RegExp(`^(?:${conditions}|${campaigns}|${seasons})[!*]*$`, 'iu');

/** What is said of the offer and not of the product: its condition, a campaign, a season or model year. */
export const isNote = (text: string): boolean => noteForm.test(text);

// 'New' begins names ('New Balance'): it needs a mark behind it to be a campaign.
const noteAhead = new RegExp(
  `^[*!\\s]*(?:[[(](?:${conditions}|${campaigns})[\\])]|(?:new(?: for (?:20\\d\\d|(?:spring|summer|fall|winter)(?: 20\\d\\d)?))?|${campaigns})\\s*[!*:|–-]+|${campaigns.replace('deal|', '')}\\s+-|\\d{1,2}\\s?% off)\\s*`,
  'iu',
);
const yearAtEnd = /[\s,]+(?:model )?['’]?20[0-3]\d(?:\s?[/-]\s?(?:20)?\d{2})?$/u;
// A model year stands between words, behind at least one: 'Guide Tennie 2016 Women's Shoe'.
const yearWithin = /(?<=\p{L}[\p{L}\p{N}.]*\s(?:\d{1,3}\s)?)20[12]\d\s+(?=[-–(]?\s*\p{L})/u;
const yearAhead = /^20[0-3]\d(?:\/(?:20)?\d{2})?\s+(?=\p{L})/u;
const noteAtEnd = new RegExp(
  `[\\s,(–-]+(?:(?:${seasons})|['’]2\\d|discontinued|clearance|close-?out|sale!*|(?:cosmetic(?:ally)? )?blem(?:ish(?:ed)?)?)\\)?$`,
  'iu',
);

const conditionWithin = conditions.replace('(?: - .+)?', '(?: - \\w+)?');
const seasonWithin = `(?:${seasons}|[SF]2\\d|['’]2\\d)`;
/** A width stands before the size that it belongs to: 'Medium 10', and not 'Medium Black'. */
const widthAhead =
  '(?:\\([bdmw]\\)|(?:x-?|extra[\\s-])?wide|narrow|regular|standard|medium|[2-4]?e{1,4}|2a|d|b)(?:\\s(?:width|fit))?(?=[)\\]]?\\s(?:us|eu|uk)?\\s?\\d)';
const offerAhead = new RegExp(
  `^[\\s,([–-]*(?:(?:${conditionWithin}|${seasonWithin})(?![\\p{L}\\p{N}])|${widthAhead})[\\s,)\\]–-]*`,
  'iu',
);

/** A text without what it says ahead of the offer's condition, its season and a width: 'Blemished Wide 43 Hibiscus'. */
export const cutOfferAhead = (text: string): string => {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(offerAhead, '');
  }
  return rest;
};

const noteWithin = new RegExp(
  `^(.*?\\p{L}\\S*)\\s+(?:[-–]\\s+)?(?=[([]?(?:discontinued|past season|last season|(?:cosmetic )?blem(?:ish(?:ed)?)?|used(?: - \\w+)?|close-?out|${seasonWithin})[)\\]]?\\s(?!-))(.+)$`,
  'iu',
);

// Most names hold no such note, which one look tells.
const mayHoldNoteWithin =
  /discont|season|blem|\bused|close|['’]2\d|\b20[0-3]\d|\b[a-z]{1,2}\/?[a-z]?\s?['’]?2\d|spring|summer|fall|autumn|winter/i;

/** Where a note about the offer stands within a name: what is before it, and it with what follows. Null where none does. */
export const splitAtNote = (name: string): [product: string, rest: string] | null => {
  const [, product, rest] = mayHoldNoteWithin.test(name) ? (noteWithin.exec(name) ?? []) : [];
  return product && rest ? [product, rest] : null;
};

// Without a mark behind them, words of a campaign are one only where a brand follows.
const campaignAhead = new RegExp(`^(?:${campaigns}|used|pre-?owned|refurbished)\\s+`, 'iu');

/** A name without a campaign that nothing sets off; only the caller knows whether what is left begins with a brand. */
export const cutCampaign = (name: string): string => (mayHoldNote.test(name) ? name.replace(campaignAhead, '') : name);

/** 'Fleece Jacket S24': a code of the season behind a product; 'Boot S12' may be a size. */
const seasonCode = /[\s,(–-]+[SF](?:19|2\d)\)?$/u;

/** 'Jacket 24/25': two years of a winter. */
const winterYears = /(?<=\p{L}\S*)\s+(\d\d)\/(\d\d)(?=\s+[-–|(]|\s*$)/u;
const earliestWinter = 15;

const withoutWinter = (name: string): string =>
  name.replace(winterYears, (years, from: string, to: string) =>
    Number(to) === Number(from) + 1 && Number(from) >= earliestWinter && Number(from) < 2 * earliestWinter ? '' : years,
  );

const withoutSeasonCode = (name: string): string => {
  const at = name.search(seasonCode);
  const before = name.slice(0, Math.max(0, at));
  return hasNoun(before) || /\b(?:wo)?men['’]?s?$/i.test(before) ? before : name;
};

// Most names hold none of this, which one look tells.
const mayHoldNote =
  /20[0-3]\d|\d\/\d|condition|used|owned|\d\s?%|[a-z]\s?['’]?\d\d|^\s*(?:[[(]|new\b)|[!*|:–]|sale|clear|close|discont|blem|outlet|deal|seller|arriv|limited|free ship|off\b|save|friday|monday|offer|exclusive|online|order|stock|chance|soldes|angebot|\brea\b/i;

/** A name without campaign and year around it. At least one word stays. */
export const cutNotes = (name: string): string => {
  if (!mayHoldNote.test(name)) return name;
  let rest = (name.includes('/') ? withoutWinter(name) : name)
    .replace(noteAhead, '')
    .replace(yearAhead, '')
    .replace(yearWithin, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = withoutSeasonCode(rest.replace(yearAtEnd, '').replace(noteAtEnd, ''));
    if (rest !== before) rest = rest.replace(/[\s,|–-]+$/u, '');
  }
  return /\p{L}/u.test(rest) ? rest : name;
};
