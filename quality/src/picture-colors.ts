import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessColor } from '@wearfolio/catalogue/pictures/guess-color';
import { palette } from '@wearfolio/feeds/clean/color/palette';
import { openPicture } from '@wearfolio/pictures/open-picture';
import { productColor } from '@wearfolio/pictures/product-color';
import { survey } from '@wearfolio/pictures/survey';
import { parse } from 'csv-parse/sync';

const root = join(import.meta.dirname, '..', '..');

/** Real pictures with an obvious main color. */
const real: Readonly<Record<string, string>> = {
  'astronaut.jpg': 'Orange',
  'officer.jpg': 'Black',
  'cup.jpg': 'Red',
  'stem.jpg': 'Black',
  'flower.jpg': 'Brown',
  'box.png': 'Blue',
};

/** The true color and the guess; null for no guess. */
type Guess = { color: string; guessed: string | null };

/** The palette color in the name of a drawn picture, such as `ankle-boot-1-cocoa-800.avif`. */
const colorOfName = (name: string): string | undefined =>
  palette.get(/-\d+-([a-z-]+)-800/.exec(name)?.[1]?.replaceAll('-', ' ') ?? '')?.parent;

const untold = new Set(['Multicolor', 'Gold', 'Silver']);

const guess = async (path: string): Promise<string | null> => {
  const color = productColor(await survey(await openPicture(readFileSync(path))));
  return color === null ? null : guessColor(color);
};

const guessAll = async (pictures: readonly { path: string; color: string }[]): Promise<Guess[]> => {
  const guesses: Guess[] = [];
  for (const { path, color } of pictures) guesses.push({ color, guessed: await guess(path) });
  return guesses;
};

const ofDemo = (): Promise<Guess[]> => {
  const folder = join(root, 'demo', 'media');
  // Every fourth picture, because decoding AVIF is slow and shades of one kind are similar.
  const names = readdirSync(folder).filter((name) => name.endsWith('-800.avif'));
  const pictures = names
    .filter((_, at) => at % 4 === 0)
    .flatMap((name) => {
      const color = colorOfName(name);
      return color === undefined || untold.has(color) ? [] : [{ path: join(folder, name), color }];
    });
  return guessAll(pictures);
};

const ofPhotographs = (): Promise<Guess[]> => {
  const scenes = join(root, 'packages', 'pictures', 'src', 'testing', 'photographs');
  const things = join(root, 'quality', 'colors', 'photographs');
  return guessAll([
    ...Object.entries(real).map(([name, color]) => ({ path: join(scenes, name), color })),
    ...readdirSync(things).map((name) => {
      const word = /-([a-z]+)\.jpg$/.exec(name)?.[1] ?? '';
      return { path: join(things, name), color: palette.get(word)?.parent ?? '' };
    }),
  ]);
};

const ofNames = (): Guess[] => {
  const rows = parse<{ hex: string; color: string }>(readFileSync(join(root, 'quality', 'colors', 'named.csv')), {
    columns: true,
  });
  return rows.map(({ hex, color }) => ({ color, guessed: guessColor(hex) }));
};

const share = (part: number, whole: number): string =>
  (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`).padStart(14);

const print = (name: string, guesses: readonly Guess[]): void => {
  const made = guesses.filter(({ guessed }) => guessed !== null);
  const wrong = made.filter(({ color, guessed }) => color !== guessed);
  console.log(
    `${name.padEnd(10)}${share(made.length - wrong.length, made.length)}${share(made.length, guesses.length)}${String(guesses.length).padStart(14)}`,
  );
  const confused = Map.groupBy(wrong, ({ color, guessed }) => `${color} -> ${guessed}`);
  for (const [text, { length }] of confused) console.log(`${String(length).padStart(5)}  ${text}`);
};

/** Prints how often the color of a product is guessed from its picture alone, and how often the guess is right. */
export const printPictureColors = async (): Promise<void> => {
  console.log(`\npicture colors${'right'.padStart(10)}${'guessed'.padStart(14)}${'pictures'.padStart(14)}`);
  print('demo', await ofDemo());
  print('real', await ofPhotographs());
  print('named', ofNames());
};
