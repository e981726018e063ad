import type { KnownWords } from './vocabulary.ts';

/** `KnownWords` of which each answer takes a while. */
export type AskedWords = {
  [Name in keyof KnownWords]: (...asked: Parameters<KnownWords[Name]>) => Promise<ReturnType<KnownWords[Name]>>;
};

/** Runs a reader on words that have to be asked for. */
export type ReadInRounds = <Read>(read: (known: KnownWords) => Read) => Promise<Read>;

type Answers<Asked extends unknown[], Told> = {
  tell: (...asked: Asked) => Told;
  askMissed: () => Promise<unknown>[];
};

// `unknown` is told until the answer is there.
const answersOf = <Asked extends string[], Told>(
  ask: (...asked: Asked) => Promise<Told>,
  unknown: Told,
): Answers<Asked, Told> => {
  const known = new Map<string, Told>();
  const missed = new Map<string, Asked>();
  return {
    tell: (...asked) => {
      const key = asked.join(' ');
      const told = known.get(key);
      if (told === undefined) missed.set(key, asked);
      return told ?? unknown;
    },
    askMissed: () => {
      const asking = [...missed].map(async ([key, asked]) => known.set(key, await ask(...asked)));
      missed.clear();
      return asking;
    },
  };
};

/**
 * Lets a reader that does not wait read words that have to be asked for. It is run with what is known so far; what it misses is
 * asked for all at once; and it is run again, until it misses nothing. So a keyword takes two or three ways to a search engine,
 * not one for each word. A reader must do nothing but read.
 */
export const inRounds = (words: AskedWords): ReadInRounds => {
  const knows = answersOf(words.knows, false);
  const meanings = answersOf(words.meaningsOf, []);
  const names = answersOf(words.areName, false);
  const known: KnownWords = { knows: knows.tell, meaningsOf: meanings.tell, areName: names.tell };
  const readAll: ReadInRounds = async (read) => {
    const found = read(known);
    const asking = [knows, meanings, names].flatMap(({ askMissed }) => askMissed());
    if (asking.length === 0) return found;
    await Promise.all(asking);
    return readAll(read);
  };
  return readAll;
};
