// cspell:disable: headers of tables in several languages
import { fieldsNamed, squeezed } from '../mapping/names.ts';
import { type FieldName, maxFieldLength, type RawFields, type RawRecord } from '../raw-record.ts';

/** Fields that an attribute may fill; never identity or price. */
const tellable: ReadonlySet<FieldName> = new Set([
  'brand',
  'gender',
  'age_group',
  'color',
  'size',
  'size_system',
  'size_type',
  'material',
  'pattern',
  'gtin',
  'mpn',
]);

/** Returns the field that an attribute with this name fills, or null. */
export const attributeField = (name: string): FieldName | null => {
  const { fields, isExact } = fieldsNamed(name.trim());
  const field = isExact ? fields.find((one) => tellable.has(one)) : undefined;
  return field ?? null;
};

const attribute =
  '(?:attribut\\w*|options?|propert\\w+|eigenschaft\\w*|egenskap\\w*|merkmal\\w*|kenmerk\\w*|param\\w*|variant\\w*|variation\\w*|cecha|caratteristica)';
const nameWords = '(?:name|bezeichnung|label|title|titel|nom|nombre|nome|naam|nazwa|namn|navn|nimi|key|code)';
const valueWords = '(?:values?|wert|werte|valeur|valor|valore|waarde|wartość|wartosc|värde|verdi|værdi|arvo)';
const nameColumn = new RegExp(`^(.*${attribute}\\D*\\d*\\D*?)${nameWords}\\s*$`, 'iu');
const valueColumn = new RegExp(`^(.*${attribute}\\D*\\d*\\D*?)${valueWords}(?:\\(s\\))?\\s*$`, 'iu');
const bag = new RegExp(
  `^(?:(?:product|item|additional|custom|variant|extra)[\\s_-]*)?(?:${attribute}|details?|specs?|specifications?|features?)$`,
  'iu',
);

/** Splits a cell of names and values: 'brand=Acme|color=Red', 'Brand: Acme, Colour: Red'. */
const pairsIn = (cell: string): [name: string, value: string][] =>
  cell.split(/[|;\n•]|,(?=\s*[\p{L}][\p{L}\d _-]{1,24}\s*[:=])/u).flatMap((part): [string, string][] => {
    const [, name, value] =
      /^\s*["'{]*([\p{L}][\p{L}\d _-]{1,24}?)["']?\s*[:=]\s*["']?(.*?)["'}]*\s*$/u.exec(part) ?? [];
    return name && value ? [[name, value]] : [];
  });

type PairReader = (cell: (column: string) => string | undefined) => [name: string, value: string][];

/**
 * Finds attribute columns: a column of names beside one of values ('Attribute 1 name', 'Attribute 1 value'), or one
 * column of both ('color=Red|size=M'). Empty if no header matches.
 */
const pairReaders = (columns: readonly string[]): PairReader[] => {
  const values = new Map<string, string>();
  for (const column of columns) {
    const [, stem] = valueColumn.exec(column) ?? [];
    if (stem !== undefined) values.set(squeezed(stem), column);
  }
  const pairs = columns.flatMap((column): PairReader[] => {
    const [, stem = ''] = nameColumn.exec(column) ?? [];
    const beside = stem === '' ? undefined : values.get(squeezed(stem));
    return beside === undefined ? [] : [(cell) => [[cell(column) ?? '', cell(beside) ?? '']]];
  });
  const bags = columns
    .filter((column) => bag.test(column))
    .map(
      (column): PairReader =>
        (cell) =>
          pairsIn(cell(column) ?? ''),
    );
  return [...pairs, ...bags];
};

/**
 * Returns a function that adds the values of a table's attribute columns to its records. A field's own column wins.
 * Null if the table has no attribute columns.
 */
export const attributeReader = (columns: readonly string[]): ((record: RawRecord) => RawRecord) | null => {
  const readers = pairReaders(columns);
  if (readers.length === 0) return null;
  return (record) => {
    const { cell } = record;
    if (record.fault || !cell) return record;
    const fromAttributes: RawFields = {};
    for (const [name, value] of readers.flatMap((read) => read(cell))) {
      const field = value.trim() === '' || value.length > maxFieldLength ? null : attributeField(name);
      if (field) fromAttributes[field] ??= value.trim();
    }
    return { ...record, fields: { ...fromAttributes, ...record.fields } };
  };
};
