/** What ops decided about feeds, and where our own pictures lie. */
export type CleaningRules = {
  /** The catalogue's currency, 'USD'. */
  currency: string;
  /** Currency -> how much one unit of it is worth in the catalogue's (decision 50). */
  rates: ReadonlyMap<string, number>;
  /** Lower-cased source path -> path of our tree. */
  categories: ReadonlyMap<string, string>;
  /** Lower-cased feed colour -> name of a palette parent. */
  colors: ReadonlyMap<string, string>;
  /** Lower-cased alias -> display name. */
  brands: ReadonlyMap<string, string>;
  /** Image paths that begin with it are taken as they are; null takes only web addresses. */
  mediaBase: string | null;
};
