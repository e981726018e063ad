import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryRules } from './category-rules.ts';
import type { Match } from './match-words.ts';

/** Word counts of one kind of product, and its totals. */
type Kind = { match: Match; rows: number; words: number };
type Model = { kinds: readonly Kind[]; counts: ReadonlyMap<string, ReadonlyMap<number, number>>; rows: number };

/** Returns the distinct words of a text, as the model counts them. */
export const wordsOfKind = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\p{L}{2,}/gu) ?? [],
  ),
];

/** Returns the model's name for a kind: 'shoes/boots', or the path for a leaf that exists under one top level only. */
export const kindKey = (family: string, leaf: string): string =>
  leaf.includes('/') ? leaf.replace(/^women\//, '') : `${family}/${leaf}`;

/** Parses a model written by `trainKinds`. */
export const parseModel = (text: string): Model => {
  const matches = new Map<string, Match>();
  for (const [, family, leaf] of categoryRules)
    matches.set(kindKey(family, leaf), { rank: 3, family, leaf, end: 0, length: 0 });
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const kinds = head.split('\t').map((cell): Kind => {
    const [key = '', rows, words] = cell.split(' ');
    const match = matches.get(key);
    if (!match) throw new Error(`The kind model names '${key}', which the category rules do not define`);
    return { match, rows: Number(rows), words: Number(words) };
  });
  const counts = new Map(
    lines.map((line) => {
      const [word = '', cells = ''] = line.split('\t');
      const own = cells.split(' ').map((cell) => cell.split(':').map(Number) as [number, number]);
      return [word, new Map(own)] as const;
    }),
  );
  return { kinds, counts, rows: kinds.reduce((sum, { rows }) => sum + rows, 0) };
};

let loaded: Model | null = null;

/**
 * Loads the output of `npm run quality -- kinds --train` on first use: a line of kinds, then one line for each word.
 */
const model = (): Model => {
  loaded ??= parseModel(readFileSync(join(import.meta.dirname, 'kind-words.tsv'), 'utf8'));
  return loaded;
};

/** Additive smoothing, so that a word never seen with a kind does not rule the kind out. */
const smoothing = 0.2;
const enoughWords = 2;
/** Measured on rows outside the training set; see the decision. */
export const enoughConfidence = 0.99;

/** Returns the likeliest kind by multinomial naive Bayes, with its probability; null if too few words are known. */
export const classifyBy = (
  { kinds, counts, rows }: Model,
  words: readonly string[],
): { match: Match; confidence: number } | null => {
  const known = words.flatMap((word) => counts.get(word) ?? []);
  if (known.length < enoughWords) return null;
  const scores = kinds.map((kind, at) =>
    known.reduce(
      (sum, own) => sum + Math.log(((own.get(at) ?? 0) + smoothing) / (kind.words + smoothing * counts.size)),
      Math.log(kind.rows / rows),
    ),
  );
  const best = Math.max(...scores);
  const match = kinds[scores.indexOf(best)]?.match;
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
  return match ? { match, confidence: 1 / total } : null;
};

/** Returns the kind if the model is confident enough, else null. */
export const classifyKind = (text: string): Match | null => {
  const found = classifyBy(model(), wordsOfKind(text));
  return found && found.confidence >= enoughConfidence ? found.match : null;
};
