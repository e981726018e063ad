/** What a pattern of ops finds in a name; null where a name is not built so. */
export type PatternParts = { title: string; color: string | null; size: string | null };

/** `spellings` are those by which a name may say its brand, which may be several words. */
export type TitlePattern = (name: string, spellings: readonly string[]) => PatternParts | null;

const places = /\{(brand|title|color|size|width|audience|sku)\}/g;

const literal = (text: string): string => text.split(/\s+/).map(RegExp.escape).join('\\s+');

/** A name with one word for its brand, so that the place that takes as little as it can takes all of it. */
const withShortBrand = (name: string, spellings: readonly string[]): string => {
  const longest = spellings.toSorted((one, other) => other.length - one.length);
  const found = longest.find((brand) => brand !== '' && name.toLowerCase().includes(brand.toLowerCase()));
  return found === undefined ? name : name.replace(new RegExp(RegExp.escape(found), 'i'), 'Brand');
};

/**
 * Reads a pattern such as `{brand} {title} - {color} - {size}`: each place takes as little as it can, and the rest of the
 * pattern stands as it is. Null for a pattern without `{title}`, or with a place twice.
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
