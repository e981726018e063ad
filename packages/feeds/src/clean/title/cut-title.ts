// cspell:ignore MWND MWNBD springsuit
import { isLikelyColor, isWhollyColor, mayBeColor } from '../color/color.ts';
import { basicWords } from '../color/palette.ts';
import { withoutIdBehind, withoutNumbers } from './bare-name.ts';
import { withoutColorIn, withoutColorWithin } from './cut-color.ts';
import { spellPerson, withMarks } from './mark-options.ts';
import { colorOf, placeParts, rejoin } from './name-parts.ts';
import { hasNoun, lastNounEnd } from './nouns.ts';
import { cutNotes, cutSizeAtEnd, cutSizeBetween, isNamedSize, sizeIn } from './option-words.ts';
import { partsOf, splitName } from './split-name.ts';
import { audienceOnly, fitAlone, kindOf, maxColorWords, type Part, type TitleHints } from './title-kinds.ts';

/** The parts of a name. `title` is the product's name, or '' if the name consists of options only. */
export type CutTitle = { title: string; color: string | null; size: string | null };

/** An audience or the word 'Size' after a separator: "Tank Top | Slate | Men's X-Small", 'Pant - Size 28"'. */
const audienceSetOff = /(?:\s[|–—/-]|,)\s+(?:(?:wo)?men['’]?s?|wmns|kids|youth|size|sz)$/iu;

/** 'Sneaker Hot Pink 10.5 M': a size and its width after a color. */
const sizeAndWidth =
  /^(.*\p{L})(?<!\bsize|\bsz)\s(\d{1,2}(?:\.5)?\s(?:[MWND]|[XE]W|WW|[24]?E{1,2}|medium|wide|narrow))$/iu;
// Rules out most names with one search.
const mayEndInWidth = /\d\s(?:[A-Z24]{1,3}|medium|wide|narrow)$/i;

/** 'Sneaker 8 M CHARCOAL': a size and its width before a color at the end. */
const sizeBeforeColorWord =
  /^(.*\p{L}\S*|.*\s\S*\d\S*)\s(\d{1,2}(?:\.5)?\s(?:[MWNBD]|[XE]W|WW|[24]?E{1,3}))\s(\p{L}[\p{L}/'’-]*(?:\s\p{L}[\p{L}/'’-]*){0,2})$/iu;
const mayHoldWidth = /\d\s[A-Z24]{1,3}\s/i;

/** A number after a bag is its capacity. */
const holdsLiters = /(?:pack|bag|tote|duff[el]{2})s?$/i;

/** The options behind a product without a mark: 'BOOT 6 C HONEY', 'JEAN 32X34 BLUE', 'HAT 7 3/8 BELLY'. */
const optionsBehindNoun =
  /^(.*?\S)\s(?:size\s)?(\d{1,2}\s\d\/\d|\d{2}x\d{2}|\d{1,2}(?:\.5)?|\d?x{0,3}[sl]|xs\/s|s\/m|m\/l|l\/xl|m)(?:\s(\(?(?:[a-e]|[mnw]|e{2,3}|[24]e|xw|regular|long|short|tall|wide|narrow|medium)\)?))?\s(\p{L}[\p{L}/'’-]*(?:\s\p{L}[\p{L}/'’-]*){0,2})$/iu;
/** Words behind a number that make it a measure or a model: 'Boot 6 Inch', 'Jacket 2 Womens'. */
const noOptions =
  /\b(?:in|inch|packs?|pieces?|pairs?|person|liters?|oz|(?:wo)?men['’]?s?|kids|boys|girls|youth|low|mid|high|gtx|wp|waterproof|leather|hooded|with|for|set)\b/i;

/** Cuts a size, its width and a color behind the last noun. A bare number needs a known color behind it. */
const optionsAtEnd = (name: string): { rest: string; size: string; color: string } | null => {
  const [, product = '', size = '', width = '', color = ''] = optionsBehindNoun.exec(name) ?? [];
  if (size === '' || noOptions.test(color) || lastNounEnd(product) !== product.length) return null;
  const isPlain = /^\d{1,2}(?:\.5)?$/.test(size) && width === '';
  if (isPlain && holdsLiters.test(product)) return null;
  if (isPlain ? !isWhollyColor(color) : /^[a-z]$/i.test(size) && !mayBeColor(color)) return null;
  return { rest: product, size: width === '' ? size : `${size} ${width}`, color };
};

/** 'Kids Springsuit Black 4': a plain color and a number. */
const colorAndNumber = /^(.*\p{L}{3})\s(\p{L}+)\s(\d{1,2}(?:\.5)?)$/u;

/** Splits off a size without a separator: 'Shoe Black/Grey US 11.5'. A size after a separator is a part of its own. */
const sizeWithoutMark = (
  name: string,
  { endsInSizes }: TitleHints,
): { rest: string; size: string | null; color?: string } => {
  const behindColor = mayEndInWidth.test(name) ? sizeAndWidth.exec(name) : null;
  if (behindColor?.[1] && behindColor[2] && isLikelyColor(behindColor[1].split(' ').slice(-2).join(' ')))
    return { rest: behindColor[1], size: behindColor[2] };
  const ahead = mayHoldWidth.test(name) ? sizeBeforeColorWord.exec(name) : null;
  if (ahead?.[1] && ahead[2] && ahead[3] && isWhollyColor(ahead[3]))
    return { rest: `${ahead[1]} - ${ahead[3]}`, size: ahead[2] };
  const options = / \d| [sml] /i.test(name) ? optionsAtEnd(name) : null;
  if (options) return options;
  const [, thing = '', color = '', number = ''] = /\d$/.test(name) ? (colorAndNumber.exec(name) ?? []) : [];
  if (basicWords[color.toLowerCase()] !== undefined && lastNounEnd(thing) === thing.length)
    return { rest: `${thing} - ${color}`, size: number };
  const found = cutSizeAtEnd(name, endsInSizes);
  const isSetOff =
    name.charAt(found.rest.length) === '-' || /[\s–—,|/:([-]$/u.test(found.rest) || audienceSetOff.test(found.rest);
  return isSetOff ? { rest: name, size: null } : found;
};

/** If the size is already known, a bare number after a name belongs to the model: 'Trail Glove 7 - Size 11.5'. */
const sizeOfKept = (
  kept: string,
  stated: string | null,
  { endsInSizes }: TitleHints,
): ReturnType<typeof cutSizeAtEnd> => cutSizeAtEnd(kept, endsInSizes === true && stated === null);

/** Returns the longest of the store's models that begins a name: 'Vest 12' in 'Vest 12 Small'. */
const modelAhead = (name: string, models: ReadonlySet<string>): string => {
  const lower = name.toLowerCase();
  for (let end = name.length; end > 0; end = name.lastIndexOf(' ', end - 1)) {
    const ahead = lower.slice(0, end).replace(/[\s,:|(–-]+$/u, '');
    if (models.has(ahead)) return name.slice(0, ahead.length);
  }
  return '';
};

/** A European shoe size or a letter between a product and its color: 'Pumps 37 Nude', 'Helmet Small in Matte Black'. */
const sizeBehindNoun =
  /^(.*\S)\s(3[4-9](?:\.5)?|4[0-8](?:\.5)?|x{1,3}[sl]|[2-4]xl|[sml]|(?:x{1,2}-?)?(?:small|large)|medium)$/iu;

/** Splits off a size that preceded the color at the end of a name. */
const sizeBeforeColor = ({
  title,
  color,
}: {
  title: string;
  color: string | null;
}): ReturnType<typeof cutSizeAtEnd> => {
  const [, product = '', size = ''] = color === null ? [] : (sizeBehindNoun.exec(title) ?? []);
  const isSize = lastNounEnd(product) === product.length && !holdsLiters.test(product);
  return product !== '' && isSize ? { rest: product, size } : { rest: title, size: null };
};

/** Replaces a known model while the name is cut, so that no word of the model counts as an option. */
const standIn = 'Shoe';

const sizeWordAhead = /^size\s+(?=\S)/i;

/** Reads the text after a known model, which can only be options: 'Regular', 'Buff', 'SIZE 9 Buff', 'Buff 9'. */
const optionsLeft = (left: string, { colors }: TitleHints): Omit<CutTitle, 'title'> | null => {
  const text = left.replace(sizeWordAhead, '');
  if (sizeIn(text) !== null || fitAlone.test(text)) return { size: text, color: null };
  if (colors.has(text.toLowerCase())) return { size: null, color: text };
  const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  if (sizeIn(first) !== null && colors.has(rest.toLowerCase())) return { size: first, color: rest };
  const [, color = '', last = ''] = /^(.+)\s+(\S+)$/.exec(text) ?? [];
  return sizeIn(last) !== null && colors.has(color.toLowerCase()) ? { size: last, color } : null;
};

/**
 * Splits a name without its brand into the product's name, and the color and size of one variant. Drops width,
 * condition, promotion and model year.
 */
export const cutTitle = (name: string, hints: TitleHints): CutTitle => {
  const model = hints.models?.size ? modelAhead(name, hints.models) : '';
  if (model === '') return cutName(name, hints);
  const cut = cutName(standIn + name.slice(model.length), hints);
  const left = cut.title.startsWith(standIn) ? cut.title.slice(standIn.length).trim() : '';
  const options = left === '' ? null : optionsLeft(left, hints);
  const color = cut.color ?? options?.color ?? null;
  // A model of the store can still end in a year.
  const named = cutNotes(model);
  const title = options ? named : cut.title.replace(standIn, named);
  // Names that differ only in size can still contain a color: 'Ridge Ivory Puff Sleeve Blouse - Small'.
  const colored = color === null ? withoutColorWithin({ title, color }, hints) : { title, color };
  return { ...colored, size: cut.size ?? options?.size ?? null };
};

/** Returns the size among the parts of a name; without one, a fit. */
const sizeOfParts = (parts: readonly Part[], atEnd: string | null): string | null => {
  const sizes = parts.filter(({ kind }) => kind === 'size').map(({ text }) => text);
  // A labeled size wins, then the first that is not a code: 'White - 02 - Size 10'.
  const stated = sizes.find(isNamedSize) ?? sizes.find((text) => !/^0\d$/.test(text)) ?? sizes[0] ?? null;
  const fit = parts.find(({ text, kind }) => kind === 'drop' && fitAlone.test(text))?.text ?? null;
  return stated ?? (atEnd === null && fit !== null ? fit.replace(/^size\s+/i, '') : null);
};

/** "Ridge 16 Women's Wide" */
const widthBehindPeople = /(?<=\s(?:(?:wo)?men|kid|boy|girl)['’]?s['’]?)\s(?:(?:x-?|extra\s)?wide|narrow|[24]e)$/iu;

/** Removes the color, and a size before it, that a name still contains after its separated options are cut. */
const cutKept = (kept: string, colorOfParts: string | null, hints: TitleHints, isSized: boolean): CutTitle => {
  const atTail = withoutColorIn(kept, hints, isSized);
  const colored = colorOfParts === null && atTail.color === null ? withoutColorWithin(atTail, hints) : atTail;
  const { rest, size } = isSized ? { rest: colored.title, size: null } : sizeBeforeColor(colored);
  const color = colorOfParts ?? colored.color;
  const title = cutNotes(rest)
    .replace(/[\s,:|–-]+$/u, '')
    .replace(widthBehindPeople, '');
  return { title: color === null ? title : title.replace(/\s+in$/i, ''), color, size };
};

/** 'Black XL', 'Ceramic Blue L/XL', 'L/XL Black' */
const letterBehind = /^(.*\p{L}{3})\s([2-4]?x{1,3}[sl]|[sml]|xs\/s|s\/m|m\/l|l\/xl)$/iu;
const letterAhead = /^([2-4]?x{1,3}[sl]|[sml]|xs\/s|s\/m|m\/l|l\/xl)\s(\p{L}{3}.*)$/iu;

/** Splits a size in letters off a color without a separator. */
const sizeOfColor = (color: string): { color: string; size: string } | null => {
  const [, shade, behind] = letterBehind.exec(color) ?? [];
  if (shade && behind) return { color: shade, size: behind };
  const [, ahead, rest] = letterAhead.exec(color) ?? [];
  return ahead && rest ? { color: rest, size: ahead } : null;
};

/** 'Wide Width Sandal' and '26 WIDE Shoes': a width before the product. */
const widthAheadOfNoun =
  /(?<=\S)\s(?:(?:(?:x-?|extra[\s-])?wide|narrow|medium|regular)[\s-]width(?=\s)|(?<=\d\s)(?:x-?|extra[\s-])?wide(?=\s(?:shoes?|boots?|sandals?|sneakers?)\b))/iu;

const cutName = (whole: string, hints: TitleHints): CutTitle => {
  const name = whole.replace(widthAheadOfNoun, '');
  const between = cutSizeBetween(spellPerson(cutNotes(withoutNumbers(withoutIdBehind(name, hints.ids), hints.ids))));
  const atEnd = sizeWithoutMark(withMarks(between.rest, hints), hints);
  const parts = placeParts(partsOf(atEnd.rest, hints));
  const size = sizeOfParts(parts, atEnd.size);
  const kept = cutNotes(rejoin(parts.filter(({ kind }) => kind === 'keep')));
  const sized = sizeOfKept(kept, atEnd.size ?? size, hints);
  const isSized = (atEnd.size ?? size ?? sized.size) !== null;
  const own = cutKept(sized.rest, colorOf(parts), hints, isSized);
  const marked = size === null ? null : (sizeIn(size) ?? size);
  const color = atEnd.color ?? own.color;
  const found = atEnd.size ?? marked ?? sized.size ?? own.size ?? between.size;
  const joined = found === null && color !== null ? sizeOfColor(color) : null;
  return { ...own, ...(joined ?? { color, size: found }) };
};

/** Returns a name's first part, and the others that may be a color: no size, width, note, audience or product. */
export const colorCandidates = (name: string): { product: string; candidates: string[] } => {
  const hints = { color: '', size: '', ids: [], colors: new Set<string>() };
  const atEnd = sizeWithoutMark(withMarks(cutNotes(name), hints), hints);
  const [first = '', ...rest] = splitName(atEnd.rest, hints).filter((_, at) => at % 2 === 0);
  const candidates = rest
    .map((text) => text.trim())
    .filter((text) => /\p{L}{3}/u.test(text) && kindOf(text, hints) !== 'size' && kindOf(text, hints) !== 'drop')
    .filter(
      (text) =>
        !audienceOnly.test(text) && !hasNoun(text) && !/\d/.test(text) && text.split(/\s+/).length <= maxColorWords,
    );
  return { product: first.trim(), candidates };
};
