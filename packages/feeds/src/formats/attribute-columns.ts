import { attributeField, fieldsNamed } from '../mapping/names.ts';
import { maxFieldLength, type RawFields, type RawRecord } from '../raw-record.ts';
import { type Option, optionFields, optionSources } from './option-fields.ts';

type Cell = (column: string) => string | undefined;
/** Reads the pairs of `columns`. `areChoices`: the values tell the rows of one product apart. */
type PairReader = { columns: readonly string[]; read: (cell: Cell) => Option[]; areChoices: boolean };

/** The name of an attribute and its value in a part of a cell: 'color=Red', '"Colour": "Rot"'. */
const pair = /^\s*["'{]*([\p{L}][\p{L}\d _-]{0,24}?)["']?\s*[:=]\s*["']?(.*?)["'}]*\s*$/u;
const between = /[|;\n•]|,(?=\s*["']?[\p{L}][\p{L}\d _-]{0,24}["']?\s*[:=])/u;

/** Splits a cell of names and values: 'brand=Acme|color=Red', 'Brand: Acme, Colour: Red'. */
const pairsIn = (cell: string): Option[] =>
  cell.split(between).flatMap((part): Option[] => {
    const [, name, value] = pair.exec(part) ?? [];
    return name && value ? [[name, value]] : [];
  });

/** Most of a column's filled cells must be what the column is taken for. */
const mostly = 0.6;
const longestPairs = 300;

const filled = (cells: readonly string[]): string[] => cells.filter((text) => text !== '');
const isMost = (cells: readonly string[], is: (text: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length >= mostly * cells.length;

/** A name that is known as a whole: 'Color', not 'Color Block Dress'. */
const namesAttribute = (text: string): boolean => attributeField(text) !== null && fieldsNamed(text).isExact;

/** A store has few attributes, and repeats their names. */
const mostNames = 30;

/** A cell that consists of pairs and has the name of an attribute. A sentence with a colon in it does not. */
const holdsPairs = (text: string): boolean => {
  const parts = text.split(between).filter((part) => part.trim() !== '');
  const pairs = pairsIn(text);
  return (
    text.length <= longestPairs && pairs.length === parts.length && pairs.some(([name = '']) => namesAttribute(name))
  );
};

const numberIn = (column: string): string | null => /\d+/.exec(column)?.[0] ?? null;

/**
 * Finds the columns of attributes by what stands in them, in any language: a column whose cells are names of attributes,
 * with the values in the next column of its number; or a column whose cells are pairs of both ('color=Red|size=M').
 */
const pairReaders = (columns: readonly string[], sample: readonly RawRecord[]): PairReader[] => {
  const cells = new Map(columns.map((column) => [column, filled(sample.map(({ cell }) => cell?.(column) ?? ''))]));
  const isOfNames = (column: string): boolean => {
    const texts = cells.get(column) ?? [];
    return new Set(texts).size <= mostNames && isMost(texts, namesAttribute);
  };
  const names = columns.filter(isOfNames);
  const pairs = names.flatMap((column): PairReader[] => {
    const behind = columns.slice(columns.indexOf(column) + 1).filter((other) => !names.includes(other));
    const number = numberIn(column);
    const value = number === null ? behind[0] : behind.find((other) => numberIn(other) === number);
    if (value === undefined || (cells.get(value) ?? []).length === 0) return [];
    // The rows below a product repeat its values, not its names.
    let last: string | undefined;
    const read = (cell: Cell): Option[] => {
      last = cell(column) || last;
      return [[last, cell(value)]];
    };
    return [{ columns: [column, value], read, areChoices: true }];
  });
  const bags = columns.filter((column) => isMost(cells.get(column) ?? [], holdsPairs));
  const ofCell = (column: string): PairReader => ({
    columns: [],
    read: (cell) => pairsIn(cell(column) ?? ''),
    areChoices: false,
  });
  return [...pairs, ...bags.map(ofCell)];
};

const letterSize = /^(?:x{0,4}[sl]|[2-6]xl|m)$/i;
const numberSize = /^\d{2,3}$/;

/** Finds a column of letters, which say what the numbers of the size column mean. */
const columnOfLetters = (columns: readonly string[], sample: readonly RawRecord[]): string | undefined =>
  columns.find((column) => {
    const cells = filled(sample.map(({ cell }) => cell?.(column) ?? ''));
    return new Set(cells).size > 1 && isMost(cells, (text) => letterSize.test(text));
  });

/** The columns of names and values, and what adds their values to a record. A field's own column wins. */
export type AttributeColumns = { columns: ReadonlySet<string>; add: (record: RawRecord) => RawRecord };

/** Finds the attribute columns of a table in `sample`, records of its beginning. */
export const attributeColumns = (columns: readonly string[], sample: readonly RawRecord[]): AttributeColumns => {
  const readers = pairReaders(columns, sample);
  const letters = columnOfLetters(columns, sample);
  const withLetter = (fields: RawFields, cell: Cell): RawFields => {
    const letter = letters === undefined ? '' : (cell(letters) ?? '');
    const isBoth = numberSize.test(fields.size ?? '') && letterSize.test(letter);
    return isBoth ? { ...fields, size: `${fields.size} / ${letter}` } : fields;
  };
  const add = (record: RawRecord): RawRecord => {
    const { cell } = record;
    if (record.fault || !cell) return record;
    const told = readers.map(({ read, areChoices }) => ({
      areChoices,
      own: read(cell).filter(([, value = '']) => value !== '' && value.length <= maxFieldLength),
    }));
    const options = told.flatMap(({ own }) => own);
    const choices = told.flatMap(({ own, areChoices }) => (areChoices ? own.map(([, value]) => value) : [])).join('/');
    return {
      ...record,
      fields: withLetter({ ...optionFields(options), ...record.fields }, cell),
      sources: { ...optionSources(options, 'attribute'), ...record.sources },
      ...(choices === '' ? {} : { choices }),
    };
  };
  return {
    columns: new Set(readers.flatMap((one) => one.columns)),
    add: readers.length === 0 && letters === undefined ? (record) => record : add,
  };
};
