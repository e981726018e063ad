const places = /\{([^{}]+)\}/g;

/**
 * Reads a text with places in it, such as `{brand} {model}`, from a record; `readerOf` finds what lies at one of them. A text
 * without places is a constant. Where a place is empty, the whole is.
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
