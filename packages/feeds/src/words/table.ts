import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table of this package, split into cells. `path` begins in `src`: 'words/kinds.tsv'. */
export const rowsOf = (path: string): string[][] =>
  readFileSync(join(import.meta.dirname, '..', path), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
