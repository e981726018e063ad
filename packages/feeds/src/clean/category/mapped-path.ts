import { memo } from '../memo.ts';

/** Splits a feed's category into levels at `>`, `›`, `»` and `|`, with any spacing. Repeated levels count once. */
export const levelsOfPath = (path: string): string[] =>
  path
    .split(/\s*(?:>|›|»|\|)\s*/)
    .map((level) => level.replace(/\s+/g, ' ').trim())
    .filter((level, at, levels) => level !== '' && levels.indexOf(level) === at);

/** Normalizes a source path for mappings: lower case, levels joined by ' > '. `*` matches any text. */
export const mappingKey = (path: string): string => levelsOfPath(path.toLowerCase()).join(' > ');

/** The fixed texts of a pattern between its `*`. They must occur in this order in the path. */
type Pattern = { parts: readonly string[]; length: number; path: string };

const matches = (text: string, parts: readonly string[]): boolean => {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
};

/** Returns '' if no entry matches. */
type Find = (path: string) => string;
const prepared = new WeakMap<ReadonlyMap<string, string>, Find>();

const prepare = (mapped: ReadonlyMap<string, string>): Find => {
  const all = [...mapped].map(([from, path]) => [mappingKey(from), path] as const);
  const exact = new Map(all.filter(([key]) => !key.includes('*')));
  const patterns = all
    .filter(([key]) => key.includes('*'))
    .map(([key, path]): Pattern => ({ parts: key.split('*'), length: key.replaceAll('*', '').length, path }))
    .sort((one, other) => other.length - one.length);
  return memo((path: string) => {
    const key = mappingKey(path);
    return exact.get(key) ?? patterns.find(({ parts }) => matches(key, parts))?.path ?? '';
  });
};

/**
 * Returns the category that ops mapped a source path to: an exact match ignoring case, spaces and separators, else the
 * longest matching entry with a `*` ('footwear > *', '* > boots'). Undefined if none matches.
 */
export const mappedPath = (path: string, mapped: ReadonlyMap<string, string>): string | undefined => {
  if (path === '' || mapped.size === 0) return undefined;
  const find = prepared.get(mapped) ?? prepare(mapped);
  prepared.set(mapped, find);
  return find(path) || undefined;
};
