import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modifiers, type Shade } from './palette.ts';

const entryForm = /^(.+) ([\dA-F]{6})$/;

/** Parses the output of `npm run quality -- shades --names FILE`: a parent per line, and its names with their digits. */
export const parseShades = (text: string): ReadonlyMap<string, Shade> =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .flatMap((line) => {
        const [parent = '', list = ''] = line.split('\t');
        return list.split(',').flatMap((entry): [string, Shade][] => {
          const [, name, hexa] = entryForm.exec(entry) ?? [];
          return name && hexa ? [[name, { parent, hexa, isBasic: false }]] : [];
        });
      }),
  );

let loaded: ReadonlyMap<string, Shade> | null = null;

/** 8,000 names that the palette lacks, loaded on first use. */
const shades = (): ReadonlyMap<string, Shade> => {
  loaded ??= parseShades(readFileSync(join(import.meta.dirname, 'shade-names.tsv'), 'utf8'));
  return loaded;
};

const shortestGuess = 4;

/** Returns the shade that lower-cased words together name in the long list. Its names may also be ordinary words. */
export const listedShade = (words: readonly string[]): Shade | null => shades().get(words.join(' ')) ?? null;

/** Returns the shade of some of the words, trying the last ones first, because a color name ends in its noun. */
export const guessShade = (words: readonly string[]): Shade | null => {
  const own = words.filter((word) => !modifiers.has(word));
  for (let at = own.length - 1; at >= 0; at -= 1) {
    const word = own[at] ?? '';
    const shade = word.length >= shortestGuess ? listedShade([word]) : null;
    if (shade) return shade;
  }
  return null;
};
