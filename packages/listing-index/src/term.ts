/**
 * A term of a search: texts that match it fully, texts that match it nearly, and categories that match like a title.
 * Each text is folded words separated by spaces, which must all occur in one field. With a `bonus`, the categories are
 * only preferred, with this weight.
 */
export type Term = {
  same: readonly string[];
  near: readonly string[];
  categories: readonly number[];
  bonus?: number;
  /** Whether it names the kind that is searched for. */
  isKind?: boolean;
};
