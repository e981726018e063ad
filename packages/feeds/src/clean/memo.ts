/**
 * Remembers a pure function's answers per text. Feeds repeat their colors,
 * sizes and categories; the bounds keep a feed of distinct or endless values
 * from filling the memory. `more` is handed on; the text must tell all of it.
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
