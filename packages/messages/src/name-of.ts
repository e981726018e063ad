// cspell:ignore Kleider
/** Names of kinds, colors, sizes and traits in one language, by their English ones. */
export type Names = Readonly<Record<string, string>>;

/** Gives the name of a kind, color, size or trait in one language: 'Kleider' for 'Dresses'. */
export type NameOf = (name: string) => string;

/** Looks a name up. One that is not there, such as a store's own, stays as it is. */
export const nameAmong = (names: Names, name: string): string =>
  Object.hasOwn(names, name) ? (names[name] ?? name) : name;
