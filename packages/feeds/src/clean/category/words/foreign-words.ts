// cspell:ignore wanderstiefel
/**
 * A language's words for kinds of products: English term of the category rules -> foreign words separated by `|`, with
 * common inflections. `isCompounding`: a word that ends in one of them is that kind, as 'Wanderstiefel' is a boot.
 */
export type ForeignWords = { isCompounding: boolean; kinds: Readonly<Record<string, string>> };
