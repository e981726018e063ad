// A t-shirt is two words, and a 'tshirt' the same ones; no other word begins so.
const apart = (text: string): string =>
  text.includes('tsh') ? text.replaceAll(/(?<![\p{L}\p{N}])t(?=sh)/gu, 't ') : text;

/** The words of a folded text: runs of letters and digits, each once. */
export const wordsOf = (text: string): string[] => {
  const words: string[] = apart(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  // Names are short, and a set takes twice as long for a million of them.
  return words.filter((word, at) => words.indexOf(word) === at);
};

// A letter from a to z, small or large, or a digit.
const isPlain = (code: number): boolean => ((code | 32) >= 97 && (code | 32) <= 122) || (code >= 48 && code <= 57);

const places = 2 ** 15;

/** Numbers the words of folded texts, in the order in which they are first met. */
export class WordNumbers {
  readonly idOf = new Map<string, number>();
  readonly #words: string[] = [];
  // Nearly every word is one that was met before: its number is found by its letters, without making a string of them.
  readonly #latest = new Uint32Array(places);

  /** Adds to `numbers` those of the words (`wordsOf`) that `text` has behind `from`, each once. */
  read(text: string, numbers: number[] = [], from = 0): number[] {
    if (text.includes('tsh')) return this.#readAny(text, numbers, from);
    let start = from;
    let hash = 0;
    for (let at = from; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : 0;
      if (code > 127) return this.#readAny(text, numbers, start);
      if (isPlain(code)) {
        hash = (Math.imul(hash, 31) + code) | 0;
      } else {
        if (at > start) addOnce(numbers, this.#find(text, start, at, hash));
        start = at + 1;
        hash = 0;
      }
    }
    return numbers;
  }

  #readAny(text: string, numbers: number[], from: number): number[] {
    for (const word of wordsOf(text.slice(from))) addOnce(numbers, this.#number(word));
    return numbers;
  }

  #find(text: string, start: number, end: number, hash: number): number {
    const place = (hash ^ (hash >>> 15)) & (places - 1);
    const number = this.#latest[place] ?? 0;
    const known = this.#words[number];
    if (known?.length === end - start && text.startsWith(known, start)) return number;
    const found = this.#number(text.slice(start, end));
    this.#latest[place] = found;
    return found;
  }

  #number(word: string): number {
    const known = this.idOf.get(word);
    if (known !== undefined) return known;
    this.idOf.set(word, this.#words.length);
    return this.#words.push(word) - 1;
  }
}

const addOnce = (numbers: number[], number: number): void => {
  if (!numbers.includes(number)) numbers.push(number);
};

/** Every word that occurs in a segment, sorted, so that those with one beginning stand together. */
export type Dictionary = { readonly words: readonly string[]; readonly idOf: ReadonlyMap<string, number> };

const firstNotBelow = (words: readonly string[], wanted: string): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const createDictionary = (idOf: ReadonlyMap<string, number>): Dictionary => ({
  words: [...idOf.keys()].sort((left, right) => (left < right ? -1 : 1)),
  idOf,
});

/** The words that begin with `prefix`. */
export const wordsByPrefix = ({ words }: Dictionary, prefix: string): string[] => {
  const found: string[] = [];
  for (let at = firstNotBelow(words, prefix); at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith(prefix)) break;
    found.push(word);
  }
  return found;
};
