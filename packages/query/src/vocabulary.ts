type Named = { id: number; name: string };

/** A category of the shop's tree; `path` is `women/shoes/boots`. */
export type Category = Named & { slug: string; path: string; level: number };

/** What a word or phrase means, as ops say; `isBothWays`: who asks for `to` also finds `from`. */
export type Synonym = { from: string; to: string; isBothWays: boolean };

/** The names of a catalogue that a keyword may hold. */
export type Vocabulary = {
  brands: ReadonlyMap<number, Named>;
  /** Other names that ops gave to brands. */
  brandAliases: readonly (Named & { alias: string })[];
  synonyms: readonly Synonym[];
  stores: ReadonlyMap<number, Named>;
  /** The palette that filters use. */
  colors: ReadonlyMap<number, Named>;
  /** What can be filtered by, each on its ladder (`packages/sizes`). */
  sizes: ReadonlyMap<number, Named & { ladder: string; value: string }>;
  categories: readonly Category[];
};

/** What the catalogue's words say of a word: whether a product has it, and what it may mean else. */
export type KnownWords = {
  /** Whether a product has this folded word, in singular or plural. */
  knows: (word: string) => boolean;
  /** The words of products that it may mean: itself in its forms, else completed or corrected. */
  meaningsOf: (word: string) => readonly string[];
  /** Whether titles that say the second word say the first as well, as in a name: 'red chili'. */
  areName: (first: string, second: string) => boolean;
};
