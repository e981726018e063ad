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
  /** The places of the variants that the current rule is about; null if it is about the whole record. */
  only: readonly number[] | null;
  /** How often rules changed the record. */
  changes: number;
  isCopied: boolean;
};

export const workOn = (record: RawRecord): WorkingRecord => ({
  ...{ record, texts: {}, only: null, changes: 0, isCopied: false },
});

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

/** Whether this names a column of the feed. */
export const isColumn = (place: Place): place is `column:${string}` => place.startsWith('column:');

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

/** The fields that a variant can have for itself. */
const ofVariants: ReadonlySet<FieldName> = new Set<FieldName>([
  ...(['id', 'sku', 'gtin', 'mpn', 'color', 'size', 'price', 'sale_price', 'retail_price'] as const),
  ...(['image', 'stock', 'availability'] as const),
]);

/** What an action makes of the value of a row or variant with these fields; undefined leaves it as it is. */
export type Change = (value: string | undefined, fields: RawFields) => string | undefined;

/** The row, its variants, and the fields that set the price at later times. */
const partsOf = ({ fields, variants, timetable = [] }: RawRecord): RawFields[] => [
  fields,
  ...variants,
  ...timetable.map((one) => one.fields),
];

/**
 * Changes a field of the row, and of the variants that have one of their own; or only of the variants that the rule is
 * about, which may have that of the row. Returns whether something was written.
 */
export const changeField = (work: WorkingRecord, field: FieldName, change: Change): boolean => {
  const { fields } = work.record;
  const only = ofVariants.has(field) ? work.only : null;
  const after = partsOf(work.record).map((part, at) => {
    if (only) return only.includes(at - 1) ? change(part[field] ?? fields[field], { ...fields, ...part }) : undefined;
    if (part !== fields && part[field] === undefined) return undefined;
    return change(part[field], part === fields ? part : { ...fields, ...part });
  });
  if (after.every((value) => value === undefined)) return false;
  noteField(work, field);
  for (const [at, part] of partsOf(own(work)).entries()) {
    const value = after[at];
    if (value !== undefined) put(part, field, value);
  }
  return true;
};

/** Removes the variants that the rule is about. */
export const removeVariants = (work: WorkingRecord): void => {
  const gone = new Set(work.only);
  const kept = [...work.record.variants.keys()].filter((at) => !gone.has(at));
  const record = own(work);
  record.variants = kept.flatMap((at) => record.variants[at] ?? []);
  const { ruled } = record;
  if (ruled?.colors) {
    const placed = (places: readonly number[]): number[] =>
      kept.flatMap((at, now) => (places.includes(at) ? [now] : []));
    const colors = ruled.colors.map(({ variants, ...one }) => ({
      ...one,
      ...(variants && { variants: placed(variants) }),
    }));
    noteRuled(work, { colors });
  }
  work.texts = {};
  work.only = [];
};
