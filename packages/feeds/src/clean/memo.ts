/**
 * Caches a pure function's results by its text. Feeds repeat colors, sizes and categories; the limits keep feeds with
 * distinct or long values from filling the memory. `more` is passed on but is not part of the key, so the text must
 * determine the result.
 */
export const memo = <T, More extends unknown[] = []>(
  compute: (text: string, ...more: More) => T,
  limit = 3_000,
  maxLength = 1_000,
): ((text: string, ...more: More) => T) => {
  const known = new Map<string, T>();
  return (text, ...more) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = compute(text, ...more);
    if (text.length > maxLength) return value;
    if (known.size >= limit) known.clear();
    known.set(text, value);
    return value;
  };
};
