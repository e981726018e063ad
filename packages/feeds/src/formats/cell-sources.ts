import type { FieldName, RawRecord, Sources } from '../raw-record.ts';

type Columns<Column extends string> = Readonly<Partial<Record<FieldName, Column | undefined>>>;

/** Returns where our fields come from, for a reader that calls its columns by other names. */
export const cellSources = <Column extends string>(
  row: RawRecord<Column> | undefined,
  columns: Columns<Column>,
): Sources => {
  const told: Readonly<Record<string, string | undefined>> = row?.sources ?? {};
  const found: { [Name in FieldName]?: string } = {};
  for (const [field, column] of Object.entries(columns) as [FieldName, Column | undefined][]) {
    const source = column === undefined ? undefined : told[column];
    if (source !== undefined) found[field] = source;
  }
  return found;
};
