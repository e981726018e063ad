/**
 * The value of a learned table. Its keys come from feeds, so 'constructor' must not find what every object inherits.
 */
export const ownValue = (
  table: Readonly<Record<string, string>> | null | undefined,
  key: string,
): string | undefined => (table && Object.hasOwn(table, key) ? table[key] : undefined);
