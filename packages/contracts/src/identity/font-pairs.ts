/**
 * A font file below `/assets/fonts/`. Every page of the pair loads the files without `isExtended`, and preloads them.
 */
export type FontFile = { file: string; family: string; weights: string; isExtended: boolean };

type Pair = {
  /** The names of its fonts. */
  families: { titles: string; text: string };
  /** CSS font families of headings and of text. */
  titles: string;
  text: string;
  /** Null: the shop's built-in fonts. */
  files: readonly FontFile[] | null;
};

const files = (name: string, family: string, weights: string): FontFile[] =>
  [false, true].map((isExtended) => ({
    file: `${name}${isExtended ? '-ext' : ''}-1.woff2`,
    family,
    weights,
    isExtended,
  }));

/** The font pairs to choose from. `apps/web/src/styles/fonts/README.md` describes how the files are subset. */
export const fontPairs = {
  newsreader: {
    families: { titles: 'Newsreader', text: 'Instrument Sans' },
    titles: '"Newsreader", "Newsreader Fallback", Georgia, serif',
    text: '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif',
    files: null,
  },
  bodoni: {
    families: { titles: 'Bodoni Moda', text: 'DM Sans' },
    titles: '"Bodoni Moda", Didot, Georgia, serif',
    text: '"DM Sans", system-ui, sans-serif',
    files: [...files('bodoni-moda-400', 'Bodoni Moda', '300 400'), ...files('dm-sans', 'DM Sans', '400 700')],
  },
  bricolage: {
    families: { titles: 'Bricolage Grotesque', text: 'Figtree' },
    titles: '"Bricolage Grotesque", system-ui, sans-serif',
    text: '"Figtree", system-ui, sans-serif',
    files: [
      ...files('bricolage-grotesque-400', 'Bricolage Grotesque', '300 400'),
      ...files('figtree', 'Figtree', '400 700'),
    ],
  },
} as const satisfies Record<string, Pair>;

export type FontPair = keyof typeof fontPairs;

export const fontPairNames = Object.keys(fontPairs) as [FontPair, ...FontPair[]];

/** The Unicode ranges of the basic and the extended files of a pair. */
export const fontRanges = {
  latin: 'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2010-2026,U+2039-203A,U+20AC,U+2122,U+2192,U+2212',
  extended: 'U+0100-0130,U+0132-0151,U+0154-0177,U+0179-017F',
} as const;
