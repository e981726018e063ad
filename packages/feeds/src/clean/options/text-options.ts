// cspell:ignore hown ictured isplayed eatured olou omes OLOU Hazelwood
import { endsInColor, isLikelyColor, isWhollyColor, mayBeColor } from '../color/color.ts';
import { sizeIn } from '../title/option-words.ts';
import { colorNames, type FoundOptions, none, sizeNames } from './found-options.ts';
import { listedColors, listedSizes } from './split-cell.ts';

/** A fit behind a label is the size of gear: 'Size: Long'. */
const fit = /^(?:short|regular|long|tall)$/i;

const label = (names: string): RegExp =>
  new RegExp(
    `(?:^|[>\\n.;,|(•*]|\\s-)\\s*(?:available\\s+|remaining\\s+|last\\s+|in\\s+)?(?:${names})s?\\s*[:=–]\\s*([^<>\\n;|•]{1,80})`,
    'iu',
  );
const sizeLabel = label(sizeNames);
const colorLabel = label(colorNames);
/** A label inside a sentence that the feed cut off: 'a durable upper with Color: Slate'. */
const plainSizeLabel = /\s(?:Size|SIZE)\s*:\s*([^<>\n;|•]{1,80})/u;
const plainColorLabel = /\s(?:Colou?r|COLOU?R)\s*:\s*([^<>\n;|•]{1,80})/u;

/** How many characters of a description are searched for options. */
const headOfDescription = 3000;
const headOfOptions = 120;
const endOfOptions = 80;

/** Reads the options that a description names: 'Color: Slate. Sizes: S, M, L'. */
export const optionsInText = (description: string): FoundOptions => {
  if (description === '') return none;
  const text = description.slice(0, headOfDescription);
  const both = bothInSentence(text);
  if (both) return both;
  const size = (sizeLabel.exec(text) ?? plainSizeLabel.exec(text))?.[1]?.split(/\.(?!\d)|\s-\s/)[0]?.trim() ?? '';
  const color =
    (colorLabel.exec(text) ?? plainColorLabel.exec(text))?.[1]
      ?.split(/\.(?!\d)|(?:,\s*|\s-\s|\s+)(?=\p{L}+\s*[:=])/u)[0]
      ?.trim() ?? '';
  const isColor = isShortColor(color) || listedColors(color, true).length > 0 || (size !== '' && isNamedColor(color));
  return {
    size:
      sizeIn(size) !== null || fit.test(size) || listedSizes(size).length > 0
        ? size
        : (sizeSetOff(text) ?? itemSize(text)),
    color: isColor
      ? color
      : (colorAhead(text) ?? colorShown(text) ?? colorOfFrames(text) ?? colorAtEnd(text) ?? colorOfLeather(text)),
  };
};

// Some stores put options into a text without a label: 'Azure/Lime | Size 9 | ...'.
const setOff = /\s*[|\n•]\s*|<[^>]*>/;
const sizeSetOff = (text: string): string | undefined =>
  text
    .slice(0, headOfOptions)
    .split(setOff)
    .find((part) => /^(?:size|sz)\s/i.test(part) && sizeIn(part) !== null)
    ?.replace(/^(?:size|sz)\s+/i, '');

/** A sentence with both: 'Factory second. Size L, Deep Navy.' */
const sizeAndColor = /(?:^|[.;>]\s*)size\s+([^.;,<]{1,8}(?:\.5)?),\s*([^.;,<]{3,40})(?=[.;<]|$)/iu;

const bothInSentence = (text: string): FoundOptions | null => {
  const [, size = '', color = ''] = sizeAndColor.exec(text) ?? [];
  return sizeIn(size) !== null && isShortColor(color) ? { size, color } : null;
};

/** A sentence of its own: 'Fleece headband. One size.' */
const oneSize = /(?:^|[.;>]\s*)(one size(?: fits (?:all|most))?)(?=[.;<]|$)/iu;

/** Reads 'Item size XS.' and 'One size.' */
const itemSize = (text: string): string | null => {
  const [, one] = oneSize.exec(text) ?? [];
  if (one !== undefined) return one;
  const size = /(?:^|[.;>]\s*)(?:item\s+)?size\s+([^.;<]{1,12}(?:\.5)?)(?=[.;<]|$)/iu.exec(text)?.[1]?.trim() ?? '';
  return sizeIn(size);
};

/** Reads 'Shown in Pine Needle Green.' and 'Color pictured: Slate.' */
const shownAs =
  /\b(?:(?:[Cc]omes|[Ss]hown|[Pp]ictured|[Dd]isplayed|[Ff]eatured)(?: here)? (?:in|as)(?: the colou?r)?|[Cc]olou?r (?:shown|pictured)(?: is)?|[Ii]n the colou?r)\s*:?\s+((?:\p{Lu}[\p{L}'’-]*|\/|&|and|with)(?:[ /]+(?:\p{Lu}[\p{L}'’-]*|\/|&|and|with)){0,5})/u;

const colorShown = (text: string): string | null => {
  const [whole = '', name = ''] = shownAs.exec(text) ?? [];
  const found = name.replace(/[.\s]+$/, '');
  // 'Shown in Antarctica by its makers' names a place, so the color must end the sentence.
  const isWhole =
    name.endsWith('.') || /^(?:$|[.,;<!)]| and (?:is|was)\b)/.test(text.slice(text.indexOf(whole) + whole.length));
  return found !== '' && (isWhole ? mayBeColor(found) : isLikelyColor(found)) ? found : null;
};

const framesForm = /\b((?:\p{L}+[ -])?\p{L}+) (?:sunglasses|frames?)\b/giu;

/** Reads 'Tortoise brown frames' and 'These black sunglasses'. */
const colorOfFrames = (text: string): string | null => {
  for (const [, words = ''] of text.slice(0, headOfOptions).matchAll(framesForm)) {
    const last = words.split(/[ -]/).at(-1) ?? '';
    if (isWhollyColor(words)) return words;
    if (isWhollyColor(last)) return last;
  }
  return null;
};

const leatherForm =
  /\b(black|brown|white|tan|gr[ae]y|navy|red|burgundy|cognac|chestnut)\s+(?:full[\s-]grain\s+)?(?:leather|suede|nubuck)\b(?!\s+(?:trim|accents?|patch|lining|details?|straps?))/i;

/** Reads 'Oily distressed brown leather.' */
const colorOfLeather = (text: string): string | null => leatherForm.exec(text.slice(0, headOfOptions))?.[1] ?? null;

const titleCase = /^\p{Lu}[\p{L}'’-]*(?:[\s/]+\p{Lu}[\p{L}'’-]*)*$/u;
const materialBehind = /\s(?:leather|suede|nubuck|canvas|mesh|nylon)$/i;

/** Reads a color that is the last sentence, or the last item of it: '... Hazelwood/Green.', '... Cedar Brown leather.' */
const colorAtEnd = (text: string): string | null => {
  const last =
    text
      .slice(-endOfOptions)
      .trim()
      .replace(/\.$/, '')
      .split(/[.!?;]\s+/)
      .at(-1) ?? '';
  const item = last.includes(',') ? (last.split(/,\s*/).at(-1) ?? '') : last;
  const color = item.replace(materialBehind, '');
  const isName = titleCase.test(color) && isShortColor(color) && endsInColor(color);
  return isName && (last === item || isWhollyColor(color)) ? color : null;
};

const colorAhead = (text: string): string | null => {
  const parts = text.slice(0, headOfOptions).split(setOff);
  const [first = ''] = parts;
  return parts.length > 1 && isShortColor(first) && endsInColor(first) ? first : null;
};

/** Accepts an unknown color name next to a size label: 'Color: Dark Cloud/Radiant. Size: 9'. */
const isNamedColor = (text: string): boolean =>
  text.length < 40 &&
  /^(?:\p{Lu}[\p{L}'’-]*)(?:\s?\/\s?\p{Lu}[\p{L}'’-]*|\s\p{Lu}[\p{L}'’-]*){0,5}$/u.test(text) &&
  !noColor.test(text);
const noColor = /\b(?:as|see|various|assorted|varies|multiple|available|pictured|shown|choose|select|options?)\b/i;

const isShortColor = (text: string): boolean =>
  text !== '' && text.split(/\s+/).length <= 5 && isLikelyColor(text) && !/\d/.test(text);
