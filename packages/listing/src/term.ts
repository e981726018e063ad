/**
 * One thing that a search asks for: what says so in full, what says nearly so, and the categories that say so as well as a
 * title. Each text is folded words, a space between them; all of them must stand in one field. With a `bonus` the categories
 * are no more than preferred: they count that much.
 */
export type Term = {
  same: readonly string[];
  near: readonly string[];
  categories: readonly number[];
  bonus?: number;
  /** It names the kind that is looked for. */
  isKind?: boolean;
};
