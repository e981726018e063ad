import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agreedShades } from './plain-shades.ts';

const shadesFile = join(import.meta.dirname, '../../../packages/feeds/src/clean/color/plain-shades.tsv');

/** Writes the shades of the palette on which it agrees with a list of color names. */
export const writeShades = (names: string): void => {
  const text = agreedShades(readFileSync(names, 'utf8'));
  writeFileSync(shadesFile, text);
  console.log(`Wrote ${text.split('\n').length - 1} names to ${shadesFile}`);
};
