// A t-shirt is two words, and a 'tshirt' the same ones; no other word begins so.
const apart = (text: string): string =>
  text.includes('tsh') ? text.replaceAll(/(?<![\p{L}\p{N}])t(?=sh)/gu, 't ') : text;

/** The words of a folded text in their order: runs of letters and digits. */
export const allWordsOf = (text: string): string[] => apart(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a folded text, each once. */
export const wordsOf = (text: string): string[] => {
  const words = allWordsOf(text);
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
    this.#visit(text, from, (number) => {
      if (!numbers.includes(number)) numbers.push(number);
    });
    return numbers;
  }

  /** The numbers of all words of a long text, each as often as it stands there. */
  readAll(text: string): number[] {
    const numbers: number[] = [];
    this.#visit(text, 0, (number) => numbers.push(number));
    return numbers;
  }

  #visit(text: string, from: number, take: (number: number) => void): void {
    if (text.includes('tsh')) {
      this.#visitAny(text, from, take);
      return;
    }
    let start = from;
    let hash = 0;
    for (let at = from; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : 0;
      if (code > 127) {
        this.#visitAny(text, start, take);
        return;
      }
      if (isPlain(code)) {
        hash = (Math.imul(hash, 31) + code) | 0;
      } else {
        if (at > start) take(this.#find(text, start, at, hash));
        start = at + 1;
        hash = 0;
      }
    }
  }

  #visitAny(text: string, from: number, take: (number: number) => void): void {
    for (const word of allWordsOf(text.slice(from))) take(this.#number(word));
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

/**
 * The words of a segment. `words` are those by which a word may be completed or corrected, not those of details alone;
 * sorted, so that those with one beginning stand together.
 */
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

export const createDictionary = (
  idOf: ReadonlyMap<string, number>,
  isOffered: (id: number) => boolean,
): Dictionary => ({
  words: [...idOf]
    .flatMap(([word, id]) => (isOffered(id) ? [word] : []))
    .sort((left, right) => (left < right ? -1 : 1)),
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
