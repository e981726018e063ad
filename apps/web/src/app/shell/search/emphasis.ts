import { fold } from '@wearfolio/contracts/text/fold';

export type Part = { text: string; isTyped: boolean };

/** Each letter with its combining marks. */
const lettersOf = (text: string): readonly string[] => text.match(/.\p{M}*/gsu) ?? [];

const foldLetters = (text: string): readonly string[] => lettersOf(text).map(fold);

const isWordStart = (text: string, place: number) => place === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(place - 1));

const placeOf = (text: string, word: string): number => {
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1)) {
    if (isWordStart(text, place)) return place;
  }
  return text.indexOf(word);
};

/** Splits a name into typed and other parts, ignoring case and accents. Matches at the start of a word come first. */
export const emphasize = (name: string, typed: string): readonly Part[] => {
  const folded = foldLetters(name);
  const text = folded.join('');
  // Folding can turn one letter into two, such as 'æ'.
  const letterAt = folded.flatMap((letters, at) => Array.from(letters, () => at));
  const marks = new Set<number | undefined>();
  for (const word of foldLetters(typed).join('').split(/\s+/).filter(Boolean)) {
    const start = placeOf(text, word);
    for (let place = start; start >= 0 && place < start + word.length; place += 1) marks.add(letterAt[place]);
  }
  const parts: Part[] = [];
  for (const [at, letter] of lettersOf(name).entries()) {
    const isTyped = marks.has(at);
    const last = parts.at(-1);
    if (last?.isTyped === isTyped) last.text += letter;
    else parts.push({ text: letter, isTyped });
  }
  return parts;
};
