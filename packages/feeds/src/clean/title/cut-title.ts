// cspell:ignore PNGR GRMS grimsel
import { isLikelyColor, isWhollyColor, mayBeColor, readsAsColor } from '../color/color.ts';
import { palette } from '../color/palette.ts';
import { isPlainlySize } from '../size/size-text.ts';
import { type ColorWithin, colorWithin, headsOf, isKindAlone, isNamed, pairAhead } from './color-within.ts';
import { hasNoun, lastNounEnd } from './nouns.ts';
import {
  cutNotes,
  cutOfferAhead,
  cutSizeAtEnd,
  cutSizeBetween,
  isNamedSize,
  isWidth,
  sizeIn,
  splitAtNote,
} from './option-words.ts';
import {
  audienceOnly,
  fitAlone,
  isColor,
  isMaterial,
  kindOf,
  type Part,
  same,
  type TitleHints,
} from './title-kinds.ts';
import { readTitleParts } from './title-parts.ts';

/** A name taken apart. `title` is the product's own name, empty where the name is nothing but options. */
export type CutTitle = { title: string; color: string | null; size: string | null };

const separator =
  /(\s+[-–—|•]\s+|:\s+|(?<!\d),\s*(?!\d{3}\b)|,\s+(?!\d{3}\b)|,(?!\d|\s)|[-–—]\s+|\s+[-–—](?=\S)|\s*[([{]\s*|\s*[)\]}]\s*|(?<=['’]s)-(?=\S)|\s*\|\s*)/u;

// Most names hold none, which one look tells.
const mayBeParted = /[-–—|•:,()[\]{}]/;

/** '40 Hyper Blue' and '10.0 medium Black': a size and a color in one part. */
const sizeAhead =
  /^(\d{1,2}(?:\.\d{1,2})?|(?:X{1,3}|[2-4]X)?[SL]|M|(?:X{1,2}-?)?(?:Small|Large)|Medium)\s+(?:(?:medium|wide|narrow|regular)\b\s*)?(\p{L}.*)$/u;

/** 'Black S' and 'Dark Olive 46': a color and a size in one part. */
const sizeBehind = /^(\p{L}.*\p{L})\s+(\d{1,2}(?:\.5)?|(?:X{1,3}|[2-4]X)?[SL]|M)$/u;
/** "Women's S TNF Black" */
const personAhead = /^((?:(?:wo)?men|kid|boy|girl)['’]?s['’]?|wmns|youth)\s+(?=\S)/iu;

const splitOptions = (part: Part, hints: TitleHints, isFirst: boolean): Part[] => {
  if (part.kind === 'size' || part.kind === 'drop') return [part];
  const person = isFirst ? '' : (personAhead.exec(part.text)?.[1] ?? '');
  const text = part.text.slice(person.length).trim();
  const [, ahead, behind] = sizeAhead.exec(text) ?? [];
  // 'Phantom 3' is a name.
  const [, first, last] = isFirst ? [] : (sizeBehind.exec(text) ?? []);
  const [size, color] = ahead && behind ? [ahead, behind] : [last, first];
  if (!size || !color || !isColor(color, hints)) return [part];
  return [
    ...(person === '' ? [] : [{ ...part, text: person }]),
    { ...part, text: size, kind: 'size' },
    { ...part, text: color, kind: 'color' },
  ];
};

/** 'Arco - Green Climbing Shoes': the color is ahead of the product's noun. */
const splitColorAhead = (part: Part): Part[] => {
  const found = part.kind === 'size' || !hasNoun(part.text) ? undefined : headsOf(part.text).find(isColorOfProduct);
  if (!found) return [part];
  return [
    { ...part, text: found.color, kind: 'color' },
    { text: found.rest, before: ' ', kind: 'keep' },
  ];
};

const isColorOfProduct = ({ color, rest }: ColorWithin): boolean =>
  isWhollyColor(color) && rest.includes(' ') && lastNounEnd(rest) === rest.length;

const tightOption = /^(.+)-([^\s-][^-]*)$/u;
/** 'X-Small' has a hyphen of its own. */
const tightLetters = /^(.+)-((?:x{1,3}|extra)-(?:small|large)(?:\s[^-]*)?)$/iu;

/** 'Shoe Womens-Graphite-Beet' -> its name and its color, where the size behind them told that hyphens part options. */
const cutTightColor = (text: string, { colors }: TitleHints): string[] => {
  for (const { index } of text.matchAll(/(?<=\S)-(?=\S)/g)) {
    const color = text.slice(index + 1);
    if (colors.has(color.toLowerCase()) || isWhollyColor(color) || (isLikelyColor(color) && !hasNoun(color)))
      return [text.slice(0, index), color];
  }
  return [text];
};

/** 'Shoe-11.5 US' and 'Gray-Medium-8.5': options behind hyphens without spaces, which a name may hold as well. */
const cutTight = (text: string, hints: TitleHints): string[] => {
  const [, rest, last] = tightLetters.exec(text) ?? tightOption.exec(text) ?? [];
  if (!rest || !last || sizeIn(text) !== null) return [text];
  const isSize =
    sizeIn(last) !== null &&
    (hints.endsInSizes === true ||
      isPlainlySize(last) ||
      lastNounEnd(rest) === rest.length ||
      isWhollyColor(rest) ||
      hints.colors.has(rest.toLowerCase()));
  if (isSize) {
    const before = cutTight(rest, hints);
    return [...(before.length > 1 ? before : cutTightColor(rest, hints)), last];
  }
  return isWidth(last) && last.length > 2 ? [...cutTight(rest, hints), last] : [text];
};

/** 'Ridge Boot / India Ink/Rust': what stands between a name and its size is a color; 'Black / White' is one. */
const cutField = (pieces: readonly string[], hints: TitleHints): string[] => {
  const [name = '', color = ''] = [pieces.slice(0, -1).join(' / '), pieces.at(-1)];
  return name !== '' && !isColor(name, hints) && isColor(color, hints) ? [name, color] : [pieces.join(' / ')];
};

/** 'Gotham/32W x 30L' and 'Ink Black/XS' */
const tightSlash = /^(\p{L}[^/()\d]*)\/((?:[2-4]x|x{0,3})[sl]|m|[2-5]\dW?\s?x\s?\d{2}L?)$/iu;

/** 'Black / 9.5' and '9.5 / Black / White': the size on either end of what slashes part. */
const cutSlashes = (text: string, hints: TitleHints): string[] => {
  const [, color, size] = tightSlash.exec(text) ?? [];
  if (color && size && sizeIn(text) === null && !hasNoun(color)) return [color, size];
  const pieces = text.split(/\s+\/\s+/);
  const isOption = (piece: string): boolean => sizeIn(piece) !== null || fitAlone.test(piece);
  if (pieces.length < 2 || isOption(text)) return [text];
  // The longest of what may be a size: "Men's 9 / Women's 10.5", 'Long / Left Zip'.
  const joined = (from: number, to?: number): string => pieces.slice(from, to).join(' / ');
  for (let at = 1; at < pieces.length; at += 1) {
    if (isOption(joined(at))) return [...cutField(pieces.slice(0, at), hints), joined(at)];
    if (isOption(joined(0, -at))) return [joined(0, -at), joined(-at)];
  }
  // 'Ridge Jacket / S / Frost'
  const middle = pieces.findIndex((piece, at) => at > 0 && isOption(piece));
  return middle < 0 ? [text] : [joined(0, middle), pieces[middle] ?? '', joined(middle + 1)];
};

// cspell:ignore couleur colore
const colorLabel = /(?<=^|[\s,(|–-])(?:colou?r|farbe|couleur|colore?|kleur)\s*[:=]\s*/giu;
const sizeLabel = /(?<=^|[\s,(|–-])(?:size|sz)\s*[:=.]\s*/giu;

const endsInMark = /[,:([|–—-]$/u;

/** Sets off what a label announces: 'Boot Size: 9 Color: Slate' -> 'Boot - Size 9 - Slate'. */
const markLabels = (name: string): string => {
  const mark = (label: string) => (_: string, at: number, whole: string) => {
    const before = whole.slice(0, at).trimEnd();
    return before === '' || endsInMark.test(before) ? label : `- ${label}`;
  };
  return /[:=.]/.test(name) ? name.replace(colorLabel, mark('')).replace(sizeLabel, mark('Size ')) : name;
};

// Most names hold none, which one look tells.
const mayHoldSize = /\s(?:size|sz|eur?|us|uk)\s?\d|\d\.5\s|\s(?:size|sz)\s+(?:x|s|m|l|one|os|reg)/i;
const sizeWithin =
  /^(\p{L}.*?[\p{L}\p{N}"'’)]|.*?\p{L}\S*)\s+((?:size|sz|eur?|us|uk)\s?\d{1,2}(?:[.,]\d)?|(?:size|sz)\s(?:(?:x{1,3}|[2-4]x)?[sl]|m|s\/m|m\/l|l\/xl|(?:x{1,2}-?)?(?:small|large)|medium|regular|long|short|one size|os|\d{1,3}\s?(?:cm|mm|m)|\d{2}\s?x\s?\d{2})|(?:[3-9]|1[0-6]|3[3-9]|4\d)\.5)\s+(?:(?:medium|wide|narrow|regular)\s+)?(?!(?:wo)?men|kids|boys|girls|ladies|unisex|youth)(\p{L}[\p{L}\s/'’-]*)$/iu;

/** Sets off a size that only a color follows: 'Boot EU 39 Yellow' -> 'Boot - EU 39 - Yellow'. */
const markSize = (name: string, hints: TitleHints): string => {
  const [, product = '', size = '', color = ''] = mayHoldSize.test(name) ? (sizeWithin.exec(name) ?? []) : [];
  if (product === '' || hasNoun(color) || color.split(/\s+/).length > maxColorWords) return name;
  if (sizeIn(`${size} ${color}`) !== null) return name;
  const isTold =
    /^\p{L}/u.test(size) && (hasNoun(product) || /^s/i.test(size)) && !/\s(?:for|in|with|to|up|plus)$/i.test(product);
  return isTold || isColor(color, hints) ? `${product} - ${size} - ${color}` : name;
};

const mayHoldAudience = /(?:men|kid|youth|ladies|unisex|wmn)/i;
// Behind a mark or the word 'Size' the audience is the size's: "Vest - Men's Small".
const behindAudience =
  /^(.*[\p{L}\p{N}"'’](?<!\bsize)\s\(?(?:(?:wo)?men['’]?s?|wmns?|ladies|kids?['’]?s?|youth|unisex)\)?)\s+(?:[-–]\s+)?(.+)$/iu;
const mostSizeWords = 3;

/** Where a name's own words end, as its audience or a note behind them tells; null where neither does. */
const splitAtEnd = (name: string): readonly [product: string, tail: string] | null => {
  const [, product, tail] = mayHoldAudience.test(name) ? (behindAudience.exec(name) ?? []) : [];
  return product && tail && !hasNoun(tail) ? [product, tail] : splitAtNote(name);
};

/**
 * Sets off what is nothing but the offer's condition, a width, a size and a color: 'Solution Comp Womens - Discontinued
 * Wide 37 Hibiscus' -> 'Solution Comp Womens - 37 - Hibiscus'. A size alone may be the model's number.
 */
const markTail = (name: string, hints: TitleHints): string => {
  const [product, tail] = splitAtEnd(name) ?? [name, ''];
  const bare = cutOfferAhead(tail);
  if (tail === '' || hasNoun(bare) || /\s\/\s|[([]/.test(bare)) return name;
  if (fitAlone.test(bare)) return `${product} - ${bare}`;
  return markOptions(name, [product, tail, bare], hints);
};

const markOptions = (name: string, [product, tail, bare]: [string, string, string], hints: TitleHints): string => {
  const words = bare.split(/\s+/);
  for (let count = Math.min(mostSizeWords, words.length); count > 0; count -= 1) {
    const size = words.slice(0, count).join(' ');
    const color = words.slice(count).join(' ');
    if (sizeIn(size) === null || /\d/.test(color) || words.length - count > maxColorWords) continue;
    const isTold = bare !== tail || hints.endsInSizes === true || isPlainlySize(size) || isColor(color, hints);
    return isTold ? [product, size, ...(color === '' ? [] : [color])].join(' - ') : name;
  }
  return bare !== tail && isColor(bare, hints) ? `${product} - ${bare}` : name;
};

const letterOfPerson = /^(\S.*?\S)\s([MW])(?:\s(?:Reg|Regular|Long|Short|Tall))?\s+(?:[-–|/]\s+)?(\p{Lu}.*|\d.*)$/u;

/**
 * 'Ridge Trousers M Reg Dark Olive 46' -> 'Men's Ridge Trousers - Dark Olive 46': a letter behind a product tells whose it
 * is where a size follows it.
 */
const spellPerson = (name: string): string => {
  const [, product = '', letter, tail = ''] = / [MW] /.test(name) ? (letterOfPerson.exec(name) ?? []) : [];
  if (product === '' || lastNounEnd(product) !== product.length || mayHoldAudience.test(product)) return name;
  const isSized = sizeIn(tail) !== null || cutSizeAtEnd(`- ${tail}`, true).size !== null || sizeAtFront.test(tail);
  return isSized ? `${letter === 'W' ? "Women's" : "Men's"} ${product} - ${tail}` : name;
};

const sizeAtFront = /^(?:x{0,3}[sl]|[2-4]x[sl]|m|\d{1,2}(?:\.5)?)\s+[-–|/]\s/i;

/** A name whose labeled and plain options are set off by marks. */
const withMarks = (name: string, hints: TitleHints): string => markSize(markTail(markLabels(name), hints), hints);

const maxColorWords = 5;

const splitName = (name: string, hints: TitleHints): string[] =>
  (mayBeParted.test(name) ? name.split(separator) : [name]).flatMap((piece, at) =>
    at % 2 === 1
      ? [piece]
      : cutSlashes(piece, hints)
          .flatMap((part) => cutTight(part, hints))
          .flatMap((part, nth) => (nth === 0 ? [part] : [' - ', part])),
  );

const partsOf = (name: string, hints: TitleHints): Part[] => {
  const pieces = splitName(name, hints);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').trim();
    if (text === '') continue;
    const before = parts.length === 0 ? '' : (pieces[at - 1] ?? '');
    // Most names are one part that names its product, which is no option.
    const kind = parts.length === 0 && hasNoun(text) ? 'keep' : kindOf(text, hints);
    const part: Part = { text, before, kind };
    const isFirst = parts.length === 0;
    const split = splitOptions(part, hints, isFirst);
    parts.push(...(isFirst ? split : split.flatMap(splitColorAhead)));
  }
  return parts;
};

const beginsWithColor = (text: string): boolean => palette.has(text.split(/\s/, 1)[0]?.toLowerCase() ?? '');

const isNameable = ({ text, kind }: Part, isLast: boolean): boolean =>
  kind === 'keep' &&
  !audienceOnly.test(text) &&
  // 'Bungee Cord/Green Tea', 'Amber Harness'
  (isLast || !hasNoun(text) || text.includes('/') || beginsWithColor(text)) &&
  text.split(/\s+/).length <= maxColorWords;

/**
 * What stands behind a size is a color, known or not ('Ridge - 40.5 - White Ice Green'), as is what stands between a
 * product's noun and its size ('Work Boots, Peanut - Size 9'). A number there is the store's own.
 */
const nameColors = (parts: readonly Part[]): Part[] => {
  // '7 - REGULAR - Walnut' has no name: what follows size and width is a color.
  const isNameless = parts[0]?.kind === 'size' && isWidth(parts[1]?.text ?? '');
  const size = isNameless ? 1 : parts.findIndex(({ kind }, at) => at > 0 && kind === 'size');
  const isNamed = hasNoun(parts[0]?.text ?? '');
  // 'Ranger Boots - Size 7 - Walnut Harness': what ends a name behind its product and its size.
  const last = isNamed && size > 0 && size < parts.length - 1 ? parts.length - 1 : -1;
  const isBetween = ({ text }: Part, at: number): boolean =>
    size > at ? isNamed || beginsWithColor(text) || mayBeColor(text) : isNamed && text.includes('/');
  return parts.map((part, at): Part => {
    if (at === 0 || !isNameable(part, at === last)) return part;
    const isBehind = size > 0 && at > size;
    if (/\d/.test(part.text)) return isBehind && /^\d+$/.test(part.text) ? { ...part, kind: 'drop' } : part;
    return isBehind || isBetween(part, at) ? { ...part, kind: 'color' } : part;
  });
};

/** 'Jacket - Pine Needle Green (PNGR)': a code behind a color is that color's. */
const isColorCode = ({ text, before }: Part, ahead: Part | undefined): boolean =>
  ahead?.kind === 'color' && before.includes('(') && /^[A-Z]{3,5}$/.test(text);

/** 'Jacket - Grimsel (GRMS)': what the code behind it abbreviates is a color, known or not. */
const isCoded = ({ text, kind }: Part, next: Part | undefined): boolean =>
  kind === 'keep' &&
  next !== undefined &&
  next.before.includes('(') &&
  /^[A-Z]{3,5}$/.test(next.text) &&
  !hasNoun(text) &&
  !audienceOnly.test(text) &&
  new RegExp(`^${[...next.text].join('.*')}`, 'i').test(text);

/** 'Sandal - Oval Logo: Birch White': what a pattern is called stands before its color. */
const isPattern = ({ text, kind }: Part, next: Part | undefined): boolean =>
  kind === 'keep' && next?.kind === 'color' && next.before.trim() === ':' && !hasNoun(text);

const colorCoded = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => (at > 0 && isCoded(part, parts[at + 1]) ? { ...part, kind: 'color' } : part));

const dropAside = (parts: readonly Part[]): Part[] =>
  parts.map((part, at): Part => {
    const isAside = at > 0 && (isColorCode(part, parts[at - 1]) || isPattern(part, parts[at + 1]));
    return isAside ? { ...part, kind: 'drop' } : part;
  });

const isName = ({ text, kind }: Part): boolean => kind === 'keep' && /\p{L}{2}/u.test(text) && !audienceOnly.test(text);

/** '9 - Grimsel - Ridge Boot': of what a size stands ahead of, the last part is the name, and a color is before it. */
const behindSize = ([first, ...rest]: readonly Part[]): Part[] | null => {
  const name = rest.findLastIndex(isName);
  const isAhead =
    first?.kind === 'size' || (first !== undefined && fitAlone.test(first.text) && rest[0]?.kind === 'color');
  if (!isAhead || name < 0) return null;
  return [
    first,
    ...rest.map(
      (part, at): Part => (at < name && isName(part) && !/\d/.test(part.text) ? { ...part, kind: 'color' } : part),
    ),
  ];
};

/** The first part is the name, unless it is an option like all that follow ('7 - REGULAR - Slate/Teal') or ahead of it. */
const withName = (parts: readonly Part[]): Part[] => {
  const [first, ...rest] = parts;
  if (!first || first.kind === 'keep') return [...parts];
  const ahead = behindSize(parts);
  if (ahead) return ahead;
  // 'Slate/Teal - Ridge Boot'
  if (first.kind === 'color' && rest.some((part) => isName(part) && hasNoun(part.text))) return [...parts];
  const isOnlyOptions = first.kind !== 'color' && rest.every(({ kind }) => kind !== 'keep');
  const isOption = first.kind === 'size' || (fitAlone.test(first.text) && rest.some(({ kind }) => kind === 'color'));
  return isOnlyOptions && isOption ? [...parts] : [{ ...first, kind: 'keep' }, ...rest];
};

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const rejoin = (parts: readonly Part[]): string => {
  let title = '';
  for (const { text, before } of parts) {
    const mark = before.trim();
    const closer = closers[mark];
    if (title === '') title = text;
    else if (closer) title += ` ${mark}${text}${closer}`;
    else title += /^[)\]}]?$/.test(mark) ? ` ${text}` : `${before}${text}`;
  }
  return title;
};

/** The color of the store that a name without a noun before it ends in: 'Harrier 6 Bossa Nova'. */
const storeColorAtEnd = (title: string, { color, colors }: TitleHints): string => {
  if (color !== '' || colors.size === 0) return '';
  const words = title.split(' ');
  for (let count = Math.min(maxColorWords, words.length - 1); count > 0; count -= 1) {
    const end = words.slice(-count).join(' ');
    if (colors.has(end.toLowerCase())) return end;
  }
  return '';
};

/** 'Ridge Nimbus/Methyl ' -> 'Nimbus/Methyl ': what a slash joins to the color behind it. */
const joinedAhead = (rest: string): string => {
  const [whole = ''] = /(?<=\p{L}{2}.*\s)[\p{L}'’]{2,}\/\p{L}[\p{L}'’]*\s$/u.exec(rest) ?? [];
  return whole;
};

/** 'Spikes Black/Red': two colors that a slash joins are no product's name. */
const pairAtEnd = (title: string): string => {
  const last = title.slice(title.lastIndexOf(' ') + 1);
  return /\p{L}\/\p{L}/u.test(last) && isWhollyColor(last) ? last : '';
};

const withoutColorAtEnd = (title: string, hints: TitleHints): { title: string; color: string | null } => {
  const behind = title
    .slice(lastNounEnd(title))
    .replace(/^[\s–-]*(?:pair|set)\s+/i, '')
    .trim();
  const known = hints.colors.has(behind.toLowerCase()) ? behind : storeColorAtEnd(title, hints);
  const isOfStore = (one: string): boolean => one.includes('/') && hints.colors.has(one.toLowerCase());
  const found = [hints.color, known, readTitleParts(title).color ?? '', pairAtEnd(title)].find(
    (one) =>
      one !== '' &&
      (isOfStore(one) || !isMaterial(one)) &&
      title.length > one.length + 1 &&
      same(title.slice(-one.length), one),
  );
  if (!found) return { title, color: null };
  const color = joinedAhead(title.slice(0, -found.length)) + found;
  const rest = title.slice(0, -color.length);
  // 'Little Black Dress' ends in its noun; a color before it is part of the name, as one that is most of it.
  if (!/[\s,-]$/.test(rest) || !/\p{L}{2}/u.test(rest)) return { title, color };
  return { title: rest.replace(/[\s,–-]+(?:in)?[\s,–-]*$/u, ''), color };
};

/** 'Sandal in Imperial Palace', ahead of a size. */
const colorIn = /^(.*\S)\s+in\s+(\p{Lu}[\p{L}'’/]*(?:\s\p{Lu}[\p{L}'’/]*){0,3})$/u;

/**
 * Cuts 'in Imperial Palace' behind a product. Ahead of a size it may be any name; else one that may be a color, or a color
 * of the store.
 */
const withoutColorIn = (
  title: string,
  hints: TitleHints,
  isSized: boolean,
): { title: string; color: string | null } => {
  const [, product = '', color = ''] = / in /.test(title) ? (colorIn.exec(title) ?? []) : [];
  const isColorName = color !== '' && (hints.colors.has(color.toLowerCase()) || mayBeColor(color));
  const isTold =
    color !== '' &&
    !hasNoun(color) &&
    !isMaterial(color) &&
    (hasNoun(product) ? isSized || isColorName : isSized && isColorName);
  return isTold ? { title: product, color } : withoutColorAtEnd(title, hints);
};

/** The color that another field of the row tells, ahead of the product: 'Agave Ridge Top' of what is 'Shown in Agave'. */
const toldAhead = (title: string, { color }: TitleHints): ColorWithin | null => {
  if (color === '') return null;
  const found = headsOf(title).find((head) => same(head.color, color));
  return found && isNamed(found.rest) && !isKindAlone(found.rest) ? found : null;
};

const withoutColorWithin = (found: { title: string; color: string | null }, hints: TitleHints) => {
  const told = toldAhead(found.title, hints);
  if (told) return { title: told.rest, color: told.color };
  const within = hints.holdsColors === true ? colorWithin(found.title, hints.colors) : pairAhead(found.title);
  return within ? { title: within.rest, color: within.color } : found;
};

/** The first part that is a color: of several the first that is known, as of a pattern and its color. */
const colorOf = (parts: readonly Part[]): string | null => {
  const texts = parts.filter(({ kind }) => kind === 'color').map(({ text }) => text);
  return (texts.length > 1 ? texts.find(readsAsColor) : undefined) ?? texts[0] ?? null;
};

/** "Tank Top | Slate | Men's X-Small", 'Pant - Size 28"': whom the size is for, or its word, behind the mark that sets it off. */
const audienceSetOff = /(?:\s[|–—/-]|,)\s+(?:(?:wo)?men['’]?s?|wmns|kids|youth|size|sz)$/iu;

/** 'Sneaker Hot Pink 10.5 M': a size and its width behind a color. */
const sizeAndWidth = /^(.*\p{L})(?<!\bsize|\bsz)\s(\d{1,2}(?:\.5)?\s(?:[MWND]|XW|WW|[24]?E{1,2}))$/iu;

/** 'Shoe Black/Grey US 11.5': a size that nothing sets off; one behind a mark is a part by itself. */
const sizeWithoutMark = (name: string, { endsInSizes }: TitleHints): { rest: string; size: string | null } => {
  const behindColor = sizeAndWidth.exec(name);
  if (behindColor?.[1] && behindColor[2] && isLikelyColor(behindColor[1].split(' ').slice(-2).join(' ')))
    return { rest: behindColor[1], size: behindColor[2] };
  const found = cutSizeAtEnd(name, endsInSizes);
  const isSetOff =
    name.charAt(found.rest.length) === '-' || /[\s–—,|/:([-]$/u.test(found.rest) || audienceSetOff.test(found.rest);
  return isSetOff ? { rest: name, size: null } : found;
};

/** A bare number or letter behind a name is the model's where the size is told beside it: 'Trail Glove 7 - Size 11.5'. */
const sizeOfKept = (kept: string, told: string | null, { endsInSizes }: TitleHints): ReturnType<typeof cutSizeAtEnd> =>
  cutSizeAtEnd(kept, endsInSizes === true && told === null);

/** The longest of the store's models that a name begins with: 'Vest 12' of 'Vest 12 Small'. */
const modelAhead = (name: string, models: ReadonlySet<string>): string => {
  const lower = name.toLowerCase();
  for (let end = name.length; end > 0; end = name.lastIndexOf(' ', end - 1)) {
    const ahead = lower.slice(0, end).replace(/[\s,:|(–-]+$/u, '');
    if (models.has(ahead)) return name.slice(0, ahead.length);
  }
  return '';
};

/** What stands for a model whose own words must not be read. */
const standIn = 'Shoe';

const sizeWordAhead = /^size\s+(?=\S)/i;

/** What is left behind a model and is an option although nothing else says so: 'Regular', 'Buff', 'SIZE 9 Buff', 'Buff 9'. */
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
 * Takes a name apart, which comes without its brand: what is the product's own, and one variant's color and size. Width,
 * condition, campaign and model year are left out.
 */
export const cutTitle = (name: string, hints: TitleHints): CutTitle => {
  const model = hints.models?.size ? modelAhead(name, hints.models) : '';
  if (model === '') return cutName(name, hints);
  const cut = cutName(standIn + name.slice(model.length), hints);
  const left = cut.title.startsWith(standIn) ? cut.title.slice(standIn.length).trim() : '';
  const options = left === '' ? null : optionsLeft(left, hints);
  return options
    ? { title: model, size: cut.size ?? options.size, color: cut.color ?? options.color }
    : { ...cut, title: cut.title.replace(standIn, model) };
};

const cutName = (name: string, hints: TitleHints): CutTitle => {
  const between = cutSizeBetween(spellPerson(cutNotes(name)));
  const atEnd = sizeWithoutMark(withMarks(between.rest, hints), hints);
  const parts = withName(dropAside(colorCoded(nameColors(partsOf(atEnd.rest, hints)))));
  const sizes = parts.filter(({ kind }) => kind === 'size').map(({ text }) => text);
  // 'White - 02 - Size 10': the one that is called a size, else the first that is no code.
  const told = sizes.find(isNamedSize) ?? sizes.find((text) => !/^0\d$/.test(text)) ?? sizes[0] ?? null;
  const fit = parts.find(({ text, kind }) => kind === 'drop' && fitAlone.test(text))?.text ?? null;
  const size = told ?? (atEnd.size === null && fit !== null ? fit.replace(/^size\s+/i, '') : null);
  const kept = cutNotes(rejoin(parts.filter(({ kind }) => kind === 'keep')));
  const sized = sizeOfKept(kept, atEnd.size ?? size, hints);
  const isSized = (atEnd.size ?? size ?? sized.size) !== null;
  const atTail = withoutColorIn(sized.rest, hints, isSized);
  const { title, color } =
    colorOf(parts) === null && atTail.color === null ? withoutColorWithin(atTail, hints) : atTail;
  return {
    title: cutNotes(title)
      .replace(/[\s,:|–-]+$/u, '')
      .replace(color === null && colorOf(parts) === null ? /^$/ : /\s+in$/i, ''),
    color: colorOf(parts) ?? color,
    size: atEnd.size ?? (size === null ? null : (sizeIn(size) ?? size)) ?? sized.size ?? between.size,
  };
};

/** What stands behind the first part of a name and may be a color: no size, width, note, audience or product. */
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
