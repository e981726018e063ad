// cspell:disable: headers of tables in several languages
import { attributeField, pairColumn } from '../mapping/names.ts';
import { type FieldName, maxFieldLength, type RawFields, type RawRecord } from '../raw-record.ts';
import { foldName } from '../words/fold.ts';

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
    if (stem !== undefined) values.set(foldName(stem), column);
  }
  const pairs = columns.flatMap((column): PairReader[] => {
    const [, stem = ''] = nameColumn.exec(column) ?? [];
    const beside = stem === '' ? undefined : values.get(foldName(stem));
    return beside === undefined ? [] : [(cell) => [[cell(column) ?? '', cell(beside) ?? '']]];
  });
  const bags = columns
    .filter((column) => bag.test(column))
    .map(
      (column): PairReader =>
        (cell) =>
          pairsIn(cell(column) ?? ''),
    );
  return [...pairs, ...numberedPairs(columns), ...bags];
};

/** Finds the names and values of numbered attributes in any language: 'Attribut 1 Name', 'Attribut 1 Wert(e)'. */
const numberedPairs = (columns: readonly string[]): PairReader[] => {
  const found = columns.flatMap((column) => {
    const pair = nameColumn.test(column) || valueColumn.test(column) ? null : pairColumn(column);
    return pair ? [{ ...pair, column }] : [];
  });
  return found.flatMap(({ is, number, column }): PairReader[] => {
    const value = found.find((other) => other.is === 'value' && other.number === number)?.column;
    return is === 'name' && value !== undefined ? [(cell) => [[cell(column) ?? '', cell(value) ?? '']]] : [];
  });
};

/**
 * Returns a function that adds the values of a table's attribute columns to its records. A field's own column wins.
 * Null if the table has no attribute columns.
 */
export const attributeReader = (columns: readonly string[]): ((record: RawRecord) => RawRecord) | null => {
  const readers = pairReaders(columns);
  if (readers.length === 0) return null;
  const numbered = numberedPairs(columns);
  return (record) => {
    const { cell } = record;
    if (record.fault || !cell) return record;
    const fromAttributes: RawFields = {};
    const sources: { [Name in FieldName]?: string } = {};
    for (const [name, value] of readers.flatMap((read) => read(cell))) {
      const field = value.trim() === '' || value.length > maxFieldLength ? null : attributeField(name);
      if (field && fromAttributes[field] === undefined) {
        fromAttributes[field] = value.trim();
        sources[field] = `attribute "${name.trim()}"`;
      }
    }
    const choices = numbered.flatMap((read) => read(cell).map(([, value]) => value.trim())).filter(Boolean);
    return {
      ...record,
      fields: { ...fromAttributes, ...record.fields },
      sources: { ...sources, ...record.sources },
      ...(choices.length > 0 ? { choices: choices.join('/') } : {}),
    };
  };
};
