type Named = { id: number; name: string };

/** A category of the shop's tree. `path` is for example `women/shoes/boots`. */
export type Category = Named & { slug: string; path: string; level: number };

/** A synonym by ops. `isBothWays`: a search for `to` also finds `from`. */
export type Synonym = { from: string; to: string; isBothWays: boolean };

/** The names of a catalogue that a keyword can contain. */
export type Vocabulary = {
  brands: ReadonlyMap<number, Named>;
  /** Alternative names that ops gave to brands. */
  brandAliases: readonly (Named & { alias: string })[];
  synonyms: readonly Synonym[];
  stores: ReadonlyMap<number, Named>;
  /** The palette of the color filter. */
  colors: ReadonlyMap<number, Named>;
  /** The sizes of the filter, with their size systems (`packages/sizes`). */
  sizes: ReadonlyMap<number, Named & { ladder: string; value: string }>;
  categories: readonly Category[];
  /** How many units of the reader's currency one of the shop's is; 1 if absent. Prices are typed in the former. */
  moneyRate?: () => number;
};

/** What is known about a word from the catalogue's products. */
export type KnownWords = {
  /** Whether any product contains this folded word, in singular or plural. */
  knows: (word: string) => boolean;
  /** The words of products that it may mean: its own forms, otherwise completions or corrections. */
  meaningsOf: (word: string) => readonly string[];
  /** Whether titles with the second word also contain the first, as in a name: 'red chili'. */
  areName: (first: string, second: string) => boolean;
};
