/** A source path as maps compare it: lower case, one space around each '>'. */
const normal = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\s*>\s*/g, ' > ')
    .replace(/\s+/g, ' ')
    .trim();

type Prefix = { start: string; path: string };
type Prepared = { exact: ReadonlyMap<string, string>; prefixes: readonly Prefix[] };

const prepared = new WeakMap<ReadonlyMap<string, string>, Prepared>();

// The longest prefix says most.
const prepare = (mapped: ReadonlyMap<string, string>): Prepared => {
  const all = [...mapped].map(([from, path]) => [normal(from), path] as const);
  const prefixes = all
    .filter(([from]) => from.endsWith('*'))
    .map(([from, path]) => ({ start: from.slice(0, -1).trimEnd(), path }))
    .sort((one, other) => other.start.length - one.start.length);
  return { exact: new Map(all), prefixes };
};

/**
 * Where ops mapped a source path: as it stands, whatever its case and spaces, else by the longest entry that ends in `*`
 * and begins it. Undefined where no entry does.
 */
export const mappedPath = (path: string, mapped: ReadonlyMap<string, string>): string | undefined => {
  if (path === '' || mapped.size === 0) return undefined;
  const known = prepared.get(mapped) ?? prepare(mapped);
  prepared.set(mapped, known);
  const text = normal(path);
  return known.exact.get(text) ?? known.prefixes.find(({ start }) => text.startsWith(start))?.path;
};
