import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a table of this package whose first column has the English texts: rows of cells in the order of `locales`,
 * which the head names.
 */
export const readTable = (file: string): { locales: readonly string[]; rows: readonly (readonly string[])[] } => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const [locales = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return { locales, rows };
};
