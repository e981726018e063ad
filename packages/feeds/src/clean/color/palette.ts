import { rowsOf } from '../../words/table.ts';
import { ambiguousShades, ambiguousWords, foreignShades, foreignWords } from './color-words.ts';

const parentRows = rowsOf('clean/color/parents.tsv');

/** The colors of the filter in menu order, each with its hex digits. */
export const parents: Readonly<Record<string, string>> = Object.fromEntries(
  parentRows.map(([name = '', hexa = '']) => [name, hexa]),
);

/** Parent of unknown colors; not a filter option (behavior.md#card-no-color). */
export const unspecified = { name: 'Unspecified', hexa: 'CFCFCF' } as const;

/** Names of the parent colors. They outweigh more specific words beside them. */
export const basicWords: Readonly<Record<string, string>> = Object.assign(
  Object.create(null),
  Object.fromEntries(parentRows.flatMap(([name = '', , words = '']) => words.split(' | ').map((word) => [word, name]))),
  foreignWords,
);

/**
 * A palette entry: its parent and hex digits. An ambiguous one counts only in a color column. A plain shade is a color to
 * everybody, and no name that one brand gives to a brown and another to a blue: 'navy', not 'cascade'.
 */
export type Shade = { parent: string; hexa: string; isBasic: boolean; isAmbiguous?: boolean; isPlain?: boolean };

/** Shades that decide the color if they end a name, whatever precedes them. */
export const heads: ReadonlySet<string> = new Set(
  'navy teal khaki olive tan burgundy maroon cream charcoal indigo lavender lilac mint plum turquoise'.split(' '),
);

/** Shades that other languages name too, and those on which an independent list agrees (`npm run quality -- shades`). */
const plainShades: ReadonlySet<string> = new Set([
  ...heads,
  ...Object.values(foreignShades),
  ...rowsOf('clean/color/plain-shades.tsv').flat(),
]);

const addForeign = (known: Map<string, Shade>): void => {
  for (const [word, english] of Object.entries(foreignShades)) {
    const shade = known.get(english);
    if (shade && !known.has(word)) known.set(word, { ...shade, isAmbiguous: ambiguousShades.has(word) });
  }
  for (const [word, parent] of Object.entries(ambiguousWords)) {
    if (known.has(word)) continue;
    known.set(word, { parent, hexa: parents[parent] ?? unspecified.hexa, isBasic: true, isAmbiguous: true });
  }
};

/**
 * The shades of `shades.tsv` for one use: in any text, or only in a color column or option, because in a title a brand's
 * name for a shade may be a name. A shade without hex digits is painted as its parent. The digits of those for columns come
 * from the npm package color-name-list (MIT).
 */
const shadesFor = (wanted: 'text' | 'column'): [name: string, shade: Shade][] =>
  rowsOf('clean/color/shades.tsv').flatMap(
    ([use, parent = '', name = '', hexa = parents[parent] ?? unspecified.hexa]): [string, Shade][] =>
      use === wanted ? [[name, { parent, hexa, isBasic: false, isPlain: plainShades.has(name) }]] : [],
  );

const build = (): ReadonlyMap<string, Shade> => {
  const known = new Map(shadesFor('text'));
  for (const [word, parent] of Object.entries(basicWords)) {
    if (foreignWords[word] !== undefined && known.has(word)) continue;
    known.set(word, { parent, hexa: parents[parent] ?? unspecified.hexa, isBasic: true });
  }
  addForeign(known);
  return known;
};

/** All known color words and phrases, lower-cased. */
export const palette: ReadonlyMap<string, Shade> = build();

/** Shades that count only in a color column or option, lower-cased. */
export const shadesByName: ReadonlyMap<string, Shade> = new Map(shadesFor('column'));

/** Words that may accompany a color word without being a color. */
export const modifiers: ReadonlySet<string> = new Set(
  `dark light pale bright deep neon hyper solar semi half true core raw matte metallic dusty vivid electric soft medium washed vintage
  heather heathered mid hot cool warm pure classic super ultra burnt easy tactile shock clear high res hi-res night legend tech noble
  collegiate two one three four five trace active real signal flash the xeno ftwr utility energy glow mono real action legacy base cloud
  solid stripe striped plaid print camo marl melange micro faded antique aged distressed patent suede leather nubuck satin royal baby
  rich smoky smokey washed fluo fluorescent pastel bold power hazy haze spell steel wash dye pack combo canvas mesh knit waxed oiled
  translucent reflective gum sole`.split(/\s+/),
);
