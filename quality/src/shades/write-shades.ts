import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameShades } from './name-shades.ts';

const shadesFile = join(import.meta.dirname, '../../../packages/feeds/src/clean/color/shade-names.tsv');

/** Writes the list of shades that the palette lacks. */
export const writeShades = (names: string): void => {
  const text = nameShades(readFileSync(names, 'utf8'));
  writeFileSync(shadesFile, text);
  console.log(`Wrote ${text.split(/[\t,]/).length - 1} names to ${shadesFile}`);
};
