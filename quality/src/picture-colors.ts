import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessColor } from '@wearfolio/catalogue/pictures/guess-color';
import { palette } from '@wearfolio/feeds/clean/color/palette';
import { openPicture } from '@wearfolio/pictures/open-picture';
import { productColor } from '@wearfolio/pictures/product-color';
import { survey } from '@wearfolio/pictures/survey';

const root = join(import.meta.dirname, '..', '..');

/** Real pictures whose main color anybody sees; the others of that folder have several. */
const real: Readonly<Record<string, string>> = {
  'astronaut.jpg': 'Orange',
  'officer.jpg': 'Black',
  'cup.jpg': 'Red',
  'stem.jpg': 'Black',
  'flower.jpg': 'Brown',
  'box.png': 'Blue',
};

/** The palette color that the name of a drawn picture tells, such as `ankle-boot-1-cocoa-800.avif`. */
const colorOfName = (name: string): string | undefined =>
  palette.get(/-\d+-([a-z-]+)-800/.exec(name)?.[1]?.replaceAll('-', ' ') ?? '')?.parent;

const untold = new Set(['Multicolor', 'Gold', 'Silver']);

const guess = async (path: string): Promise<string | null> => {
  const color = productColor(await survey(await openPicture(readFileSync(path))));
  return color === null ? null : guessColor(color);
};

const print = async (name: string, pictures: readonly { path: string; color: string }[]): Promise<void> => {
  const wrong = new Map<string, number>();
  let right = 0;
  for (const { path, color } of pictures) {
    const guessed = await guess(path);
    if (guessed === color) right += 1;
    else wrong.set(`${color} -> ${guessed}`, (wrong.get(`${color} -> ${guessed}`) ?? 0) + 1);
  }
  console.log(
    `${name.padEnd(10)}${`${((100 * right) / pictures.length).toFixed(1)} %`.padStart(14)}${String(pictures.length).padStart(14)}`,
  );
  for (const [text, count] of [...wrong].toSorted((one, other) => other[1] - one[1]).slice(0, 8))
    console.log(`${String(count).padStart(5)}  ${text}`);
};

/** Prints how often the color of a product is guessed rightly from its picture alone. */
export const printPictureColors = async (): Promise<void> => {
  const drawn = join(root, 'demo', 'media');
  // Every fourth: AVIF takes a while to decode, and shades of one kind look alike.
  const names = readdirSync(drawn).filter((name) => name.endsWith('-800.avif'));
  const ofDemo = names
    .filter((_, at) => at % 4 === 0)
    .flatMap((name) => {
      const color = colorOfName(name);
      return color === undefined || untold.has(color) ? [] : [{ path: join(drawn, name), color }];
    });
  const photographs = join(root, 'packages', 'pictures', 'src', 'testing', 'photographs');
  console.log(`\nColor from the picture alone${'right'.padStart(12)}`);
  await print('demo', ofDemo);
  await print(
    'real',
    Object.entries(real).map(([name, color]) => ({ path: join(photographs, name), color })),
  );
};
