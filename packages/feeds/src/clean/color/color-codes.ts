// cspell:disable: abbreviations of colors
import { isWhollyColor, mayBeColor } from './color.ts';
import { palette } from './palette.ts';

const codes: Readonly<Record<string, string>> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    `Black: bk blk bla blck bka | White: wh wht wt whi wte | Grey: gy gry grey gra gre | Charcoal: cha chr char chc | Red: rd re | Navy: nv nvy nav nvb
  | Blue: bu blu ble | Brown: br brn bro brw | Tan: tn | Pink: pk pnk pin | Purple: pu pur prp ppl pl | Orange: or org orn ora orng | Yellow: ye yl yel ylw yw
  | Green: gn grn grin gnn | Beige: bg bei bge | Khaki: kh kha khk | Olive: ol olv oli | Gold: gd gld gol | Silver: sv sil slv svr | Multi: mul mlt mlti
  | Teal: tl tea | Turquoise: tq trq tur turq | Coral: cor crl | Burgundy: bur brg bgd | Cream: crm cre | Ivory: ivo ivr | Lime: lm lim | Aqua: aq aqu
  | Mint: mnt min | Royal: ryl roy | Slate: slt sla | Sand: snd | Rose: ros rse | Denim: dnm den | Ember: emb | Graphite: gph grp
  | Lilac: lil | Lavender: lav lvd lvn | Plum: plm plu | Clay: cly | Coffee: cof cff | Mustard: mus mst | Magenta: mgt`
      .split('|')
      .flatMap((line) => {
        const [name = '', words = ''] = line.split(':');
        return words
          .trim()
          .split(/\s+/)
          .map((code) => [code, name.trim()]);
      }),
  ),
);

const pieceOf = (text: string): string | null => {
  const code = codes[text.toLowerCase()];
  if (code) return code;
  return /^\p{L}{3,}$/u.test(text) && isWhollyColor(text)
    ? text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
    : null;
};

/** 'BKRD' and 'BLKRED' are two codes without a separator. */
const halves = (text: string): string[] | null => {
  for (const at of [3, 2, 4]) {
    const [one, other] = [pieceOf(text.slice(0, at)), pieceOf(text.slice(at))];
    if (text.length > at + 1 && one && other) return [one, other];
  }
  return null;
};

/**
 * Returns the color that a part of an SKU abbreviates: 'BkRd' -> 'Black/Red', 'NVY' -> 'Navy'; null if it is not a
 * color.
 */
export const colorOfCode = (text: string): string | null => {
  if (text.length < 2 || text.length > 16 || /\d/.test(text)) return null;
  const whole = pieceOf(text);
  if (whole) return whole;
  const pieces = text.split(/(?<=[a-z])(?=[A-Z])|[/_+&]/);
  const read = pieces.length > 1 ? pieces.map(pieceOf) : (halves(text) ?? []);
  const known = read.filter((piece) => piece !== null);
  return known.length > 0 && known.length === read.length ? [...new Set(known)].join('/') : null;
};

/** First three letters -> the color words that begin with them. */
const wordsByHead = Map.groupBy(
  [...palette.keys()].filter((word) => /^\p{L}{4,}$/u.test(word)),
  (word) => word.slice(0, 3),
);

/** 'Och' -> 'Ochre'. Returns the parent color if all matching shades share it, null if their parents differ. */
const guessOf = (piece: string): string | null => {
  const lower = piece.toLowerCase();
  const words = (wordsByHead.get(lower.slice(0, 3)) ?? []).filter((word) => word.startsWith(lower));
  const parents = new Set(words.map((word) => palette.get(word)?.parent));
  const [parent] = parents;
  const [word = ''] = words;
  const isOne = new Set(words.map((one) => palette.get(one)?.hexa)).size === 1;
  if (parents.size !== 1 || parent === undefined) return null;
  return isOne ? word.charAt(0).toUpperCase() + word.slice(1) : parent;
};

const shortestName = 5;
const longestName = 32;

/** Matches a color name that is not a code: 'COSMIC PURPLE', 'MineralBlue'. */
const isName = (text: string): boolean =>
  text.length >= shortestName &&
  text.length <= longestName &&
  /^\p{L}+(?:[ /]\p{L}+)*$/u.test(text) &&
  /[aeiouy]/i.test(text) &&
  mayBeColor(text);

const nameOf = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/(?<=^|[ /])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Returns the color that a part of an SKU abbreviates or spells out. */
export const colorOfPart = (text: string): string | null => colorOfCode(text) ?? (isName(text) ? nameOf(text) : null);

/** Guesses the color of an SKU part that is known to be a color but is not a known code. */
export const guessColorOfCode = (text: string): string | null => {
  const known = colorOfCode(text);
  if (known) return known;
  if (isName(text)) return nameOf(text);
  if (text.length > 16 || /\d/.test(text)) return null;
  const pieces = text.split(/(?<=[a-z])(?=[A-Z])|[/_+&]/).filter((piece) => piece.length > 1);
  const read = pieces.flatMap((piece) => pieceOf(piece) ?? (piece.length > 2 ? guessOf(piece) : null) ?? []);
  return read.length > 0 ? [...new Set(read)].join('/') : null;
};
