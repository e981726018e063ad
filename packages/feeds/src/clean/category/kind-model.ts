import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryRules } from './category-rules.ts';
import type { Match } from './match-words.ts';

/** How often a word stood in the texts of each kind, and how often any word did. */
type Kind = { match: Match; rows: number; words: number };
type Model = { kinds: readonly Kind[]; counts: ReadonlyMap<string, ReadonlyMap<number, number>>; rows: number };

/** The words of a text as the model counts them: each once. */
export const wordsOfKind = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\p{L}{2,}/gu) ?? [],
  ),
];

/** A kind by the name that the model has for it: 'shoes/boots', or the path of a leaf that is nobody's own. */
export const kindKey = (family: string, leaf: string): string =>
  leaf.includes('/') ? leaf.replace(/^women\//, '') : `${family}/${leaf}`;

/** Reads a model as `trainKinds` writes it. */
export const parseModel = (text: string): Model => {
  const matches = new Map<string, Match>();
  for (const [, family, leaf] of categoryRules)
    matches.set(kindKey(family, leaf), { rank: 3, family, leaf, end: 0, length: 0 });
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const kinds = head.split('\t').map((cell): Kind => {
    const [key = '', rows, words] = cell.split(' ');
    const match = matches.get(key);
    if (!match) throw new Error(`The model of kinds knows '${key}', and the rules do not`);
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

/** What `npm run quality -- kinds --train` wrote: a line of kinds, and one for each word. Read when first asked. */
const model = (): Model => {
  loaded ??= parseModel(readFileSync(join(import.meta.dirname, 'kind-words.tsv'), 'utf8'));
  return loaded;
};

/** What is added to each count, so that a word never seen with a kind does not rule it out. */
const smoothing = 0.2;
const enoughWords = 2;
/** As measured on rows that it was not trained on: see the decision note. */
export const enoughConfidence = 0.99;

/** The likeliest kind by multinomial naive Bayes, and how likely it is among all; null where too few words are known. */
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

/** The kind that the words of a row tell with enough confidence; null where they do not. */
export const classifyKind = (text: string): Match | null => {
  const found = classifyBy(model(), wordsOfKind(text));
  return found && found.confidence >= enoughConfidence ? found.match : null;
};
