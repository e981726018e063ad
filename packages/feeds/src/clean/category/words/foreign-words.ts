// cspell:ignore wanderstiefel
/**
 * What a language calls kinds of products: a term that our rules know -> its words there, parted by `|`, with their usual
 * inflections. `isCompounding`: a word that ends in one of them is one, as 'Wanderstiefel' is a boot.
 */
export type ForeignWords = { isCompounding: boolean; kinds: Readonly<Record<string, string>> };
