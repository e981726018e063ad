import { withoutColorAtEnd, withoutColorWithin } from './cut-color.ts';
import { colorOf, placeParts, rejoin } from './name-parts.ts';
import { hasNoun, lastNounEnd } from './nouns.ts';
import { cutNotes, cutSizeAtEnd, cutSizeBetween, isNamedSize, sizeIn } from './option-words.ts';
import { partsOf, splitName } from './split-name.ts';
import { audienceOnly, fitAlone, kindOf, maxColorWords, type Part, type TitleHints } from './title-kinds.ts';

/** The parts of a name. `title` is the product's name, or '' if the name consists of options only. */
export type CutTitle = { title: string; color: string | null; size: string | null };

/** An audience or the word 'Size' after a separator: "Tank Top | Slate | Men's X-Small", 'Pant - Size 28"'. */
const audienceSetOff = /(?:\s[|–—/-]|,)\s+(?:(?:wo)?men['’]?s?|wmns|kids|youth|size|sz)$/iu;

/** Splits off a size without a separator: 'Shoe Black/Grey US 11.5'. A size after a separator is a part of its own. */
const sizeWithoutMark = (name: string, { endsInSizes }: TitleHints): { rest: string; size: string | null } => {
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
  const isSize = lastNounEnd(product) === product.length;
  return product !== '' && isSize ? { rest: product, size } : { rest: title, size: null };
};

/** Returns the size among the parts of a name; without one, a fit. */
const sizeOfParts = (parts: readonly Part[], atEnd: string | null): string | null => {
  const sizes = parts.filter(({ kind }) => kind === 'size').map(({ text }) => text);
  // A labeled size wins, then the first that is not a code: 'White - 02 - Size 10'.
  const stated = sizes.find(isNamedSize) ?? sizes.find((text) => !/^0\d$/.test(text)) ?? sizes[0] ?? null;
  const fit = parts.find(({ text, kind }) => kind === 'drop' && fitAlone.test(text))?.text ?? null;
  return stated ?? (atEnd === null && fit !== null ? fit.replace(/^size\s+/i, '') : null);
};

/** Removes the color, and a size before it, that a name still contains after its separated options are cut. */
const cutKept = (kept: string, colorOfParts: string | null, hints: TitleHints, isSized: boolean): CutTitle => {
  const atTail = withoutColorAtEnd(kept, hints);
  const colored = colorOfParts === null && atTail.color === null ? withoutColorWithin(atTail, hints) : atTail;
  const { rest, size } = isSized ? { rest: colored.title, size: null } : sizeBeforeColor(colored);
  const color = colorOfParts ?? colored.color;
  const title = cutNotes(rest).replace(/[\s,:|–-]+$/u, '');
  return { title: color === null ? title : title.replace(/\s+in$/i, ''), color, size };
};

/** 'Wide Width Sandal' and '26 WIDE Shoes': a width before the product. */
const widthAheadOfNoun =
  /(?<=\S)\s(?:(?:(?:x-?|extra[\s-])?wide|narrow|medium|regular)[\s-]width(?=\s)|(?<=\d\s)(?:x-?|extra[\s-])?wide(?=\s(?:shoes?|boots?|sandals?|sneakers?)\b))/iu;

/**
 * Splits a name without its brand into the product's name, and the color and size of one variant. Drops width,
 * condition, promotion and model year.
 */
export const cutTitle = (whole: string, hints: TitleHints): CutTitle => {
  const name = whole.replace(widthAheadOfNoun, '');
  const between = cutSizeBetween(cutNotes(name));
  const atEnd = sizeWithoutMark(between.rest, hints);
  const parts = placeParts(partsOf(atEnd.rest, hints));
  const size = sizeOfParts(parts, atEnd.size);
  const kept = cutNotes(rejoin(parts.filter(({ kind }) => kind === 'keep')));
  const sized = sizeOfKept(kept, atEnd.size ?? size, hints);
  const isSized = (atEnd.size ?? size ?? sized.size) !== null;
  const own = cutKept(sized.rest, colorOf(parts), hints, isSized);
  const marked = size === null ? null : (sizeIn(size) ?? size);
  return { ...own, size: atEnd.size ?? marked ?? sized.size ?? own.size ?? between.size };
};

/** Returns a name's first part, and the others that may be a color: no size, width, note, audience or product. */
export const colorCandidates = (name: string): { product: string; candidates: string[] } => {
  const hints = { color: '', size: '', ids: [], colors: new Set<string>() };
  const atEnd = sizeWithoutMark(cutNotes(name), hints);
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
