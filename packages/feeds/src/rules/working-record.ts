import type { FieldName, RawFields, RawRecord, Ruled } from '../raw-record.ts';

type LowerSubject = FieldName | `column:${string}`;

/** A record while rules apply to it. It is copied before the first change. */
export type WorkingRecord = {
  record: RawRecord;
  /** Lower-cased values of fields and columns that conditions looked at, until they change. */
  lower: Partial<Record<LowerSubject, readonly string[]>>;
  isCopied: boolean;
};

export const workOn = (record: RawRecord): WorkingRecord => ({ record, lower: {}, isCopied: false });

const noRules: Ruled = { fields: [], by: [] };

/** Returns the values of a field, in the row and in its variants. */
export const valuesOf = ({ record: { fields, variants } }: WorkingRecord, field: FieldName): string[] => {
  const own = fields[field];
  const values = own ? [own] : [];
  for (const variant of variants) {
    const value = variant[field];
    if (value) values.push(value);
  }
  return values;
};

/** Returns a column's value by its header or path, as the feed has it. */
export const columnOf = ({ record }: WorkingRecord, name: string): string =>
  record.ruled?.columns?.[name] ?? record.cell?.(name)?.trim() ?? '';

const isColumn = (subject: LowerSubject): subject is `column:${string}` => subject.startsWith('column:');

/** Returns the value of a column in a list, which is empty if the column is. */
export const valuesOfColumn = (work: WorkingRecord, name: string): string[] => {
  const value = columnOf(work, name);
  return value === '' ? [] : [value];
};

/** Returns the values of a field or column, lower-cased and remembered for the next condition. */
export const lowerOf = (work: WorkingRecord, subject: LowerSubject): readonly string[] => {
  work.lower[subject] ??= (
    isColumn(subject) ? valuesOfColumn(work, subject.slice('column:'.length)) : valuesOf(work, subject)
  ).map((value) => value.toLowerCase());
  return work.lower[subject];
};

const own = (work: WorkingRecord): RawRecord => {
  if (!work.isCopied) {
    const { record } = work;
    const timetable = record.timetable?.map((one) => ({ ...one, fields: { ...one.fields } }));
    work.record = {
      ...record,
      fields: { ...record.fields },
      variants: record.variants.map((one) => ({ ...one })),
      ...(timetable && { timetable }),
    };
    work.isCopied = true;
  }
  return work.record;
};

/** Adds to what rules decided of the record. */
export const noteRuled = (work: WorkingRecord, change: Partial<Ruled>): void => {
  const record = own(work);
  record.ruled = { ...noRules, ...record.ruled, ...change };
};

/** Sets the reason for rejecting the record. */
export const refuse = (work: WorkingRecord, fault: RawRecord['fault']): void => {
  own(work).fault = fault;
};

const put = (fields: RawFields, field: FieldName, value: string): void => {
  if (value === '') delete fields[field];
  else fields[field] = value;
};

const noteField = (work: WorkingRecord, field: FieldName): void => {
  const record = own(work);
  const before = record.ruled?.fields ?? [];
  if (field === 'brand' && record.ruled?.fedBrand === undefined && record.fields.brand)
    noteRuled(work, { fedBrand: record.fields.brand });
  noteRuled(work, { fields: before.includes(field) ? before : [...before, field] });
  record.sources = { ...record.sources, [field]: 'rule' };
  delete work.lower[field];
};

/** The fields of the variants, and those that set the price at later times. */
const others = ({ variants, timetable = [] }: RawRecord): RawFields[] => [
  ...variants,
  ...timetable.map(({ fields }) => fields),
];

/** Writes a field of the row, and of the variants that have one of their own. */
export const writeField = (work: WorkingRecord, field: FieldName, value: string): void => {
  noteField(work, field);
  const record = own(work);
  put(record.fields, field, value);
  for (const other of others(record)) if (other[field] !== undefined) put(other, field, value);
};

/** Rewrites each value of a field, in the row and in its variants. Returns whether one changed. */
export const rewriteField = (work: WorkingRecord, field: FieldName, rewrite: (value: string) => string): boolean => {
  const all = [work.record.fields, ...others(work.record)];
  const after = all.map((fields) => (fields[field] === undefined ? undefined : rewrite(fields[field])));
  if (all.every((fields, at) => fields[field] === after[at])) return false;
  noteField(work, field);
  const record = own(work);
  for (const [at, row] of [record.fields, ...others(record)].entries()) {
    const value = after[at];
    if (value !== undefined) put(row, field, value);
  }
  return true;
};
