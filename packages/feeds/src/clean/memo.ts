/**
 * Remembers a pure function's answers per text. Feeds repeat their colours,
 * sizes and categories; the bounds keep a feed of distinct or endless values
 * from filling the memory.
 */
export const memo = <T>(compute: (text: string) => T, limit = 10_000, maxLength = 1_000): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = compute(text);
    if (text.length > maxLength) return value;
    if (known.size >= limit) known.clear();
    known.set(text, value);
    return value;
  };
};
