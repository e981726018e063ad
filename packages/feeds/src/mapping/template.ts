const places = /\{([^{}]+)\}/g;

/**
 * Compiles a text with placeholders, such as `{brand} {model}`; `readerOf` returns the reader of one placeholder. A
 * text without placeholders is a constant. If a placeholder is empty, the result is empty.
 */
export const templateReader = <Record>(
  text: string,
  readerOf: (path: string) => (record: Record) => string,
): ((record: Record) => string) => {
  const paths = [...new Set([...text.matchAll(places)].map(([, path = '']) => path))];
  if (paths.length === 0) return () => text;
  const readers = new Map(paths.map((path) => [path, readerOf(path)]));
  return (record) => {
    const found = new Map([...readers].map(([path, read]) => [path, read(record)]));
    if ([...found.values()].includes('')) return '';
    return text.replace(places, (_, path: string) => found.get(path) ?? '');
  };
};
