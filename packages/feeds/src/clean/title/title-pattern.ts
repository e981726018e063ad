/** The parts of a name by a pattern of ops; null if the name does not match. */
export type PatternParts = { title: string; color: string | null; size: string | null };

/** `spellings` are the spellings of the brand in names; they may have several words. */
export type TitlePattern = (name: string, spellings: readonly string[]) => PatternParts | null;

const places = /\{(brand|title|color|size|width|audience|sku)\}/g;

const literal = (text: string): string => text.split(/\s+/).map(RegExp.escape).join('\\s+');

/** Replaces the brand with one word, so that the non-greedy placeholder matches all of it. */
const withShortBrand = (name: string, spellings: readonly string[]): string => {
  const longest = spellings.toSorted((one, other) => other.length - one.length);
  const found = longest.find((brand) => brand !== '' && name.toLowerCase().includes(brand.toLowerCase()));
  return found === undefined ? name : name.replace(new RegExp(RegExp.escape(found), 'i'), 'Brand');
};

/**
 * Compiles a pattern such as `{brand} {title} - {color} - {size}`. Placeholders are non-greedy; other text must match
 * literally. Null if `{title}` is missing or a placeholder occurs twice.
 */
export const titlePattern = (pattern: string): TitlePattern | null => {
  const names = [...pattern.matchAll(places)].map((found) => found[1]);
  if (!names.includes('title') || new Set(names).size !== names.length) return null;
  const source = pattern
    .split(places)
    .map((piece, at) => (at % 2 === 0 ? literal(piece) : `(?<${piece}>.+?)`))
    .join('');
  const form = new RegExp(`^\\s*${source}\\s*$`, 'iu');
  return (name, spellings) => {
    const groups = form.exec(names.includes('brand') ? withShortBrand(name, spellings) : name)?.groups;
    const title = groups?.title;
    return title ? { title, color: groups.color ?? null, size: groups.size ?? null } : null;
  };
};
