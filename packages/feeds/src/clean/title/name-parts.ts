// cspell:ignore GRMS grimsel PNGR
import { isWhollyColor, readsAsColor } from '../color/color.ts';
import { isNamed } from './color-within.ts';
import { hasNoun } from './nouns.ts';
import { isWidth } from './option-words.ts';
import { audienceOnly, fitAlone, maxColorWords, type Part } from './title-kinds.ts';

const isNameable = ({ text, kind }: Part, isLast: boolean): boolean =>
  kind === 'keep' &&
  !audienceOnly.test(text) &&
  // 'Bungee Cord/Green Tea'
  (isLast || !hasNoun(text) || text.includes('/')) &&
  text.split(/\s+/).length <= maxColorWords;

/**
 * Marks colors by position. A part after a size is a color, even if unknown ('Ridge - 40.5 - White Ice Green'), and so
 * is a part between a product noun and a size ('Work Boots, Peanut - Size 9'). A number after a size is a store's code.
 */
const nameColors = (parts: readonly Part[]): Part[] => {
  // '7 - REGULAR - Walnut' has no name: the part after size and width is a color.
  const isNameless = parts[0]?.kind === 'size' && isWidth(parts[1]?.text ?? '');
  const size = isNameless ? 1 : parts.findIndex(({ kind }, at) => at > 0 && kind === 'size');
  const isNamed = hasNoun(parts[0]?.text ?? '');
  // 'Ranger Boots - Size 7 - Walnut Harness': the last part, after product and size, is a color even with a noun in it.
  const last = isNamed && size > 0 && size < parts.length - 1 ? parts.length - 1 : -1;
  const isBetween = ({ text }: Part, at: number): boolean =>
    size > at ? isNamed || readsAsColor(text) : isNamed && text.includes('/');
  return parts.map((part, at): Part => {
    if (at === 0 || !isNameable(part, at === last)) return part;
    const isBehind = size > 0 && at > size;
    if (/\d/.test(part.text)) return isBehind && /^\d+$/.test(part.text) ? { ...part, kind: 'drop' } : part;
    return isBehind || isBetween(part, at) ? { ...part, kind: 'color' } : part;
  });
};

const isName = ({ text, kind }: Part): boolean => kind === 'keep' && /\p{L}{2}/u.test(text) && !audienceOnly.test(text);

/** Splits a model from the color behind it: 'Ridge Crimson' of 'Ridge Crimson (Wide Fit) Climbing Shoes'. */
const withModel = (part: Part): Part[] => {
  const words = part.text.split(/\s+/);
  const at = words.findIndex((_, from) => isWhollyColor(words.slice(from).join(' ')));
  const model = words.slice(0, Math.max(0, at)).join(' ');
  if (!isNamed(model)) return [part];
  return [
    { ...part, text: model, kind: 'keep' },
    { text: words.slice(at).join(' '), before: ' ', kind: 'color' },
  ];
};

/** Marks the first part as the name, unless all parts are options ('7 - REGULAR - Slate/Teal') or the name is later. */
const withName = (parts: readonly Part[]): Part[] => {
  const [first, ...rest] = parts;
  if (!first || first.kind === 'keep') return [...parts];
  // 'Slate/Teal - Ridge Boot'
  if (first.kind === 'color' && rest.some((part) => isName(part) && hasNoun(part.text)))
    return [...withModel(first), ...rest];
  const isOnlyOptions = first.kind !== 'color' && rest.every(({ kind }) => kind !== 'keep');
  const isOption = first.kind === 'size' || (fitAlone.test(first.text) && rest.some(({ kind }) => kind === 'color'));
  return isOnlyOptions && isOption ? [...parts] : [{ ...first, kind: 'keep' }, ...rest];
};

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Joins parts with their separators. */
export const rejoin = (parts: readonly Part[]): string => {
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

/** Returns the color among parts: of several, the first known one, for example of a pattern and its color. */
export const colorOf = (parts: readonly Part[]): string | null => {
  const texts = parts.filter(({ kind }) => kind === 'color').map(({ text }) => text);
  return (texts.length > 1 ? texts.find(readsAsColor) : undefined) ?? texts[0] ?? null;
};

/** Marks name, colors, and what only belongs to a color, by the positions of the parts. */
export const placeParts = (parts: readonly Part[]): Part[] => withName(nameColors(parts));
