import type { RawRecord, RecordReader } from '../raw-record.ts';

/** How consecutive rows of a table are one product. */
type Grouping<Column extends string> = {
  /** Whether a row belongs to the same product as the first of the rows before it. */
  isSame: (first: RawRecord<Column>, row: RawRecord<Column>) => boolean;
  /** Makes the product of its rows, of which there is at least one. */
  productOf: (rows: RawRecord<Column>[]) => RawRecord;
};

/** Joins the rows of a table that are one product. A faulty row is a record of its own. */
export const groupedRecords = <Column extends string>(
  table: RecordReader<Column>,
  { isSame, productOf }: Grouping<Column>,
): RecordReader => {
  let open: RawRecord<Column>[] = [];
  const finish = (): RawRecord[] => {
    const rows = open;
    open = [];
    return rows.length > 0 ? [productOf(rows)] : [];
  };
  const take = (row: RawRecord<Column>): RawRecord[] => {
    if (row.fault) return [{ line: row.line, fields: {}, variants: [], fault: row.fault }];
    const finished = open[0] && isSame(open[0], row) ? [] : finish();
    open.push(row);
    return finished;
  };
  return {
    ...table,
    write: (text) => table.write(text).flatMap(take),
    end: () => [...table.end().flatMap(take), ...finish()],
  };
};
