import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agreedShades, nameShades } from './name-shades.ts';

const folder = join(import.meta.dirname, '../../../packages/feeds/src/clean/color');

const write = (file: string, text: string, names: number): void => {
  writeFileSync(join(folder, file), text);
  console.log(`Wrote ${names} names to ${file}`);
};

/** Writes the list of shades that the palette lacks, and that of its shades on which both agree. */
export const writeShades = (names: string): void => {
  const csv = readFileSync(names, 'utf8');
  const [lacking, agreed] = [nameShades(csv), agreedShades(csv)];
  write('shade-names.tsv', lacking, lacking.split(/[\t,]/).length - 1);
  write('plain-shades.tsv', agreed, agreed.split('\n').length - 1);
};
