import { memo } from '../memo.ts';

/** Splits a feed's category where its levels part: `>`, `›`, `»` and `|` in any spacing. A level that repeats counts once. */
export const levelsOfPath = (path: string): string[] =>
  path
    .split(/\s*(?:>|›|»|\|)\s*/)
    .map((level) => level.replace(/\s+/g, ' ').trim())
    .filter((level, at, levels) => level !== '' && levels.indexOf(level) === at);

/** A source path as maps compare it: lower case, its levels parted by ' > '. `*` stands for any text. */
export const mappingKey = (path: string): string => levelsOfPath(path.toLowerCase()).join(' > ');

/** The texts of a pattern between its `*`, which must follow each other in what it matches. */
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

/** '' where no entry matches. */
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
 * Where ops mapped a source path: as it stands, whatever its case, spaces and separators, else by the longest entry with
 * a `*` that matches it ('footwear > *', '* > boots'). Undefined where no entry does.
 */
export const mappedPath = (path: string, mapped: ReadonlyMap<string, string>): string | undefined => {
  if (path === '' || mapped.size === 0) return undefined;
  const find = prepared.get(mapped) ?? prepare(mapped);
  prepared.set(mapped, find);
  return find(path) || undefined;
};
