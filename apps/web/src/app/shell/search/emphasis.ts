export type Part = { text: string; isTyped: boolean };

/** Letter by letter, so that places in the folded text are places in the text. */
const folded = (text: string) =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('');

const isWordStart = (text: string, place: number) => place === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(place - 1));

const placeOf = (text: string, word: string): number => {
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1)) {
    if (isWordStart(text, place)) return place;
  }
  return text.indexOf(word);
};

/** A name cut into what was typed of it and the rest, without regard to case and accents; beginnings of words first. */
export const emphasise = (name: string, typed: string): readonly Part[] => {
  const text = folded(name);
  const marks = new Set<number>();
  for (const word of folded(typed).split(/\s+/).filter(Boolean)) {
    const start = placeOf(text, word);
    for (let place = start; start >= 0 && place < start + word.length; place += 1) marks.add(place);
  }
  const parts: Part[] = [];
  for (let place = 0; place < name.length; place += 1) {
    const isTyped = marks.has(place);
    const last = parts.at(-1);
    if (last?.isTyped === isTyped) last.text += name.charAt(place);
    else parts.push({ text: name.charAt(place), isTyped });
  }
  return parts;
};
