import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modifiers, type Shade } from './palette.ts';

const entryForm = /^(.+) ([\dA-F]{6})$/;

/** Reads what `npm run quality -- shades --names FILE` writes: a parent per line, and its names with their digits. */
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

/** 8,000 names that the palette does not have. Read when first asked. */
const shades = (): ReadonlyMap<string, Shade> => {
  loaded ??= parseShades(readFileSync(join(import.meta.dirname, 'shade-names.tsv'), 'utf8'));
  return loaded;
};

const shortestGuess = 4;

/** The shade that lower-cased words name together in a long list of color names. The words may also be ordinary ones. */
export const listedShade = (words: readonly string[]): Shade | null => shades().get(words.join(' ')) ?? null;

/** The shade of a part of the words: the last words first, as a color's name ends in its noun. */
export const guessShade = (words: readonly string[]): Shade | null => {
  const told = words.filter((word) => !modifiers.has(word));
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const word = told[at] ?? '';
    const shade = word.length >= shortestGuess ? listedShade([word]) : null;
    if (shade) return shade;
  }
  return null;
};
