import type { FieldName } from '../raw-record.ts';

/** The headers that a field goes by, best first; headers as `splitHeader` gives them. */
export type HeaderNames = Readonly<Partial<Record<FieldName, readonly string[]>>>;

/**
 * The field of each column. A field takes its best header that no field before it took; of two columns with one
 * header it takes the first.
 */
export const fieldsByHeader = (
  names: HeaderNames,
  columns: readonly string[],
  given: readonly (FieldName | undefined)[] = [],
): (FieldName | undefined)[] => {
  const fields = columns.map((_, at) => given[at]);
  for (const [field, headers] of Object.entries(names) as [FieldName, readonly string[]][]) {
    if (given.includes(field)) continue;
    const best = headers
      .map((header) => columns.findIndex((column, at) => column === header && fields[at] === undefined))
      .find((at) => at >= 0);
    if (best !== undefined) fields[best] = field;
  }
  return fields;
};
