import { unbranded } from '../clean/brand/brand.ts';
import { readPrice } from '../clean/price/price.ts';
import type { FieldName } from '../raw-record.ts';
import type { CleanRow } from '../row.ts';
import { compilePattern, type Pattern } from './pattern.ts';
import type { RuleCondition, Subject, TestedFact } from './rule.ts';
import { lowerOf, valuesOf, valuesOfColumn, type WorkingRecord } from './working-record.ts';

/** Returns the row as cleaned so far, or null if it is rejected. */
export type FactsOf = (work: WorkingRecord) => CleanRow | null;

/** Whether a condition holds for a record. */
export type Condition = (work: WorkingRecord, factsOf: FactsOf) => boolean;

const audienceOf = ({ categoryPath, audience, facts }: CleanRow): string => {
  if (facts.audience === 'unknown') return '';
  if (audience === 'unisex') return audience;
  const [top = '', middle = ''] = categoryPath.split('/');
  return top === 'kids' && ['girls', 'boys'].includes(middle) ? middle : top;
};

const readers: Readonly<Record<TestedFact, (row: CleanRow) => (string | undefined)[]>> = {
  title: ({ title }) => [title],
  brand: ({ brand }) => (brand === unbranded ? [] : [brand]),
  kind: ({ categoryPath, facts }) => (facts.kind === 'unknown' ? [] : [categoryPath]),
  audience: (row) => [audienceOf(row)],
  color: ({ variants }) => variants.flatMap(({ color }) => (color ? [color.name, color.parent] : [])),
  size: ({ variants }) => variants.map(({ size }) => size?.value),
};

/** Returns the values of a fact as cleaned so far. */
export const factValues = (row: CleanRow | null, fact: TestedFact): string[] =>
  row === null ? [] : readers[fact](row).flatMap((value) => (value ? [value] : []));

type Read = (work: WorkingRecord, factsOf: FactsOf) => readonly string[];

const readerOf = (of: Subject, isLower: boolean): Read => {
  if (of.startsWith('fact:')) {
    const fact = of.slice('fact:'.length) as TestedFact;
    return (work, factsOf) => {
      const values = factValues(factsOf(work), fact);
      return isLower ? values.map((value) => value.toLowerCase()) : values;
    };
  }
  const subject = of as Exclude<Subject, `fact:${string}`>;
  if (isLower) return (work) => lowerOf(work, subject);
  if (!subject.startsWith('column:')) return (work) => valuesOf(work, subject as FieldName);
  const name = subject.slice('column:'.length);
  return (work) => valuesOfColumn(work, name);
};

/** Returns the number that a text begins with or holds: '1,299.00 EUR', '2.5 kg', '12'. */
const numberIn = (text: string): number | null => {
  const price = readPrice(text, 'USD');
  if (typeof price !== 'string') return price.cents / 100;
  const found = /-?\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return found === undefined ? null : Number(found.replace(',', '.'));
};

const linesOf = (value: string): string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const testOf = ({ test, value = '' }: RuleCondition): ((text: string) => boolean) => {
  if (test === 'above' || test === 'below') {
    const limit = Number(value);
    return (text) => {
      const number = numberIn(text);
      return number !== null && (test === 'above' ? number > limit : number < limit);
    };
  }
  if (test === 'matches') {
    const patterns = linesOf(value)
      .map(compilePattern)
      .filter((pattern): pattern is Pattern => typeof pattern !== 'string');
    return (text) => patterns.some((pattern) => pattern.test(text));
  }
  const wanted = linesOf(value.toLowerCase());
  const [only = ''] = wanted;
  if (test === 'contains')
    return wanted.length === 1 ? (text) => text.includes(only) : (text) => wanted.some((one) => text.includes(one));
  const all = new Set(wanted);
  return (text) => all.has(text.trim());
};

/** Compiles a condition of a valid rule. */
export const compileCondition = (condition: RuleCondition): Condition => {
  const { of, test, not: isTurned = false } = condition;
  const read = readerOf(of, test === 'is' || test === 'contains');
  if (test === 'empty') return (work, factsOf) => (read(work, factsOf).length === 0) !== isTurned;
  const holds = testOf(condition);
  return (work, factsOf) => read(work, factsOf).some(holds) !== isTurned;
};
