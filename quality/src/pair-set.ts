import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Half } from './golden-set.ts';
import type { Offer } from './read-offers.ts';

/** Two offers by id, and whether a labeler says that they are one product. */
export type LabeledPair = { a: string; b: string; same: boolean };

const readLines = (name: string): unknown[] => {
  const lines = readFileSync(join(import.meta.dirname, '..', 'pairs', `${name}.jsonl`), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line));
};

export const readPairs = (half: Half | 'second-reading'): LabeledPair[] => readLines(half) as LabeledPair[];

export const readPairOffers = (): Offer[] => readLines('offers') as Offer[];
