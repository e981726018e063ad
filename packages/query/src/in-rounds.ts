import { LRUCache } from 'lru-cache';
import type { KnownWords } from './vocabulary.ts';

/** `KnownWords` with asynchronous answers. */
export type AskedWords = {
  [Name in keyof KnownWords]: (...asked: Parameters<KnownWords[Name]>) => Promise<ReturnType<KnownWords[Name]>>;
};

/** Runs a synchronous reader with words that must be requested. */
export type ReadInRounds = <Read>(read: (known: KnownWords) => Read) => Promise<Read>;

type Answers<Asked extends unknown[], Answer> = {
  tell: (...asked: Asked) => Answer;
  askMissed: () => Promise<unknown>[];
};

type Known<Answer> = Pick<Map<string, Answer>, 'get'> & { set: (key: string, answer: Answer) => unknown };

/** What is known of words so far. */
export type Answered = { [Name in keyof KnownWords]: Known<ReturnType<KnownWords[Name]>> };

const noAnswers = (): Answered => ({ knows: new Map(), meaningsOf: new Map(), areName: new Map() });

/** Far more than a keyword asks for. */
const max = 5000;

/** No answers yet. Several readings may share them. */
export const sharedAnswers = (): Answered => ({
  knows: new LRUCache({ max }),
  meaningsOf: new LRUCache({ max }),
  areName: new LRUCache({ max }),
});

// Returns `unknown` until the answer has arrived.
const answersOf = <Asked extends string[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
  known: Known<Answer>,
  unknown: Answer,
): Answers<Asked, Answer> => {
  const missed = new Map<string, Asked>();
  return {
    tell: (...asked) => {
      const key = asked.join(' ');
      const answer = known.get(key);
      if (answer === undefined) missed.set(key, asked);
      return answer ?? unknown;
    },
    askMissed: () => {
      const asking = [...missed].map(async ([key, asked]) => known.set(key, await ask(...asked)));
      missed.clear();
      return asking;
    },
  };
};

/**
 * Lets a synchronous reader use words that must be requested. Runs the reader with the words known so far, requests all
 * missing ones in one batch, and repeats until none is missing. A keyword takes two or three requests to the search
 * engine instead of one per word. The reader must have no side effects. `answered` are the answers to earlier
 * readings that asked the same.
 */
export const inRounds = (words: AskedWords, answered: Answered = noAnswers()): ReadInRounds => {
  const knows = answersOf(words.knows, answered.knows, false);
  const meanings = answersOf(words.meaningsOf, answered.meaningsOf, []);
  const names = answersOf(words.areName, answered.areName, false);
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
