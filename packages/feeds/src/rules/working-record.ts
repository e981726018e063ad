import type { FieldName, RawFields, RawRecord, Ruled } from '../raw-record.ts';

/** A field of ours or a column of the feed. */
export type Place = FieldName | `column:${string}`;

/** Values that conditions look at, lower-cased when the first condition asks for it. */
export type Texts = { plain: readonly string[]; lower: readonly string[] | null };

/** A record while rules apply to it. It is copied before the first change. */
export type WorkingRecord = {
  record: RawRecord;
  /** The values of fields and columns that conditions looked at, until they change. */
  texts: Partial<Record<Place, Texts>>;
  /** How often rules changed the record. */
  changes: number;
  isCopied: boolean;
};

export const workOn = (record: RawRecord): WorkingRecord => ({ record, texts: {}, changes: 0, isCopied: false });

const noRules: Ruled = { fields: [], by: [] };

const valuesOfField = ({ record: { fields, variants } }: WorkingRecord, field: FieldName): string[] => {
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

const isColumn = (place: Place): place is `column:${string}` => place.startsWith('column:');

const valuesOfColumn = (work: WorkingRecord, name: string): string[] => {
  const value = columnOf(work, name);
  return value === '' ? [] : [value];
};

/** Returns the values of a field, in the row and in its variants, or of a column; remembered for the next condition. */
export const textsOf = (work: WorkingRecord, place: Place): Texts => {
  work.texts[place] ??= {
    plain: isColumn(place) ? valuesOfColumn(work, place.slice('column:'.length)) : valuesOfField(work, place),
    lower: null,
  };
  return work.texts[place];
};

/** Returns the values in lower case. */
export const lowerOf = (texts: Texts): readonly string[] => {
  texts.lower ??= texts.plain.map((value) => value.toLowerCase());
  return texts.lower;
};

const own = (work: WorkingRecord): RawRecord => {
  work.changes += 1;
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

/** Adds to what rules decided of the record. It leaves the fields alone, so it does not copy them. */
export const noteRuled = (work: WorkingRecord, change: Partial<Ruled>): void => {
  work.changes += 1;
  work.record = { ...work.record, ruled: { ...noRules, ...work.record.ruled, ...change } };
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
  const { ruled = noRules, fields } = work.record;
  if (field === 'brand' && ruled.fedBrand === undefined && fields.brand) noteRuled(work, { fedBrand: fields.brand });
  if (!ruled.fields.includes(field)) noteRuled(work, { fields: [...ruled.fields, field] });
  const record = own(work);
  record.sources = { ...record.sources, [field]: 'rule' };
  delete work.texts[field];
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
