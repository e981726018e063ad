import type { FieldName } from '../raw-record.ts';
import { withoutParts } from './shipping-parts.ts';

/** The headers of each field, best first, normalized by `splitHeader`. */
export type HeaderNames = Readonly<Partial<Record<FieldName, readonly string[]>>>;

/**
 * Assigns a field to each column. Each field takes its best header that no earlier field took, with all columns of that
 * header.
 */
export const fieldsByHeader = (
  names: HeaderNames,
  tableColumns: readonly string[],
  given: readonly (FieldName | undefined)[] = [],
): (FieldName | undefined)[] => {
  const columns = tableColumns.map(withoutParts);
  const fields = columns.map((_, at) => given[at]);
  for (const [field, headers] of Object.entries(names) as [FieldName, readonly string[]][]) {
    if (given.includes(field)) continue;
    const best = headers.find((header) => columns.some((column, at) => column === header && fields[at] === undefined));
    if (best === undefined) continue;
    for (const [at, column] of columns.entries()) if (column === best) fields[at] ??= field;
  }
  return fields;
};
