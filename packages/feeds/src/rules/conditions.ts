import { unbranded } from '../clean/brand/brand.ts';
import { readPrice } from '../clean/price/price.ts';
import { readUrl } from '../clean/text/url.ts';
import type { RawFields } from '../raw-record.ts';
import type { CleanRow } from '../row.ts';
import { compilePattern, type Pattern } from './pattern.ts';
import type { RuleCondition, Subject, TestedFact } from './rule.ts';
import { isColumn, lowerOf, type Texts, textsOf, type WorkingRecord } from './working-record.ts';

/** Returns the values of a fact as cleaned so far; none if the row is rejected. */
export type FactsOf = (fact: TestedFact) => Texts;

/** A compiled condition. A turned one holds where none of the values passes. */
export type Condition = {
  isTurned: boolean;
  /** Whether it holds for a record, with all values of its variants. */
  holds: (work: WorkingRecord, factsOf: FactsOf) => boolean;
  /** Whether it holds for one variant; null if it is on a column or a fact, which a record has only once. */
  fits: ((row: RawFields, variant: RawFields) => boolean) | null;
  /** Whether it holds for a color with these names; null if it is about another fact. */
  fitsColor: ((names: readonly string[]) => boolean) | null;
};

const audienceOf = ({ categoryPath, audience, facts }: CleanRow): string => {
  if (facts.audience === 'unknown') return '';
  if (audience === 'unisex') return audience;
  const [top = '', middle = ''] = categoryPath.split('/');
  return top === 'kids' && ['girls', 'boys'].includes(middle) ? middle : top;
};

const readers: Readonly<Record<TestedFact, (row: CleanRow) => (string | undefined)[]>> = {
  title: ({ title }) => [title],
  brand: ({ brand }) => brandValues(brand),
  kind: ({ categoryPath, facts }) => (facts.kind === 'unknown' ? [] : [categoryPath]),
  audience: (row) => [audienceOf(row)],
  color: ({ variants }) => variants.flatMap(({ color }) => (color ? [color.name, color.parent] : [])),
  size: ({ variants }) => variants.map(({ size }) => size?.value),
};

/** Returns a row's brand as conditions see it: none if nothing names it. */
export const brandValues = (brand: string): string[] => (brand === unbranded ? [] : [brand]);

/** Returns the values of a fact of a cleaned row. */
export const factValues = (row: CleanRow, fact: TestedFact): string[] =>
  readers[fact](row).flatMap((value) => (value ? [value] : []));

type Read = (work: WorkingRecord, factsOf: FactsOf) => Texts;

const isFact = (of: Subject): of is `fact:${TestedFact}` => of.startsWith('fact:');

const readerOf = (of: Subject): Read => {
  if (!isFact(of)) return (work) => textsOf(work, of);
  const fact = of.slice('fact:'.length) as TestedFact;
  return (_, factsOf) => factsOf(fact);
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

/** Whether one of the values passes. */
type Test = (texts: Texts) => boolean;

const testOf = ({ of, test, value = '' }: RuleCondition): Test => {
  // A name that a shop puts behind its own address is no link yet: 'linen-dress'.
  if (test === 'empty') return ({ plain }) => !plain.some((text) => of !== 'link' || 'url' in readUrl(text));
  if (test === 'above' || test === 'below') {
    const limit = Number(value);
    const passes = (text: string): boolean => {
      const number = numberIn(text);
      return number !== null && (test === 'above' ? number > limit : number < limit);
    };
    return ({ plain }) => plain.some(passes);
  }
  if (test === 'matches') {
    const patterns = linesOf(value)
      .map(compilePattern)
      .filter((pattern): pattern is Pattern => typeof pattern !== 'string');
    return (texts) => {
      const lower = lowerOf(texts);
      return texts.plain.some((text, at) => patterns.some((pattern) => pattern.test(text, lower[at] ?? '')));
    };
  }
  const wanted = linesOf(value.toLowerCase());
  if (test === 'contains') return (texts) => lowerOf(texts).some((text) => wanted.some((one) => text.includes(one)));
  const all = new Set(wanted);
  return (texts) => lowerOf(texts).some((text) => all.has(text.trim()));
};

/** Compiles a condition of a valid rule. */
export const compileCondition = (condition: RuleCondition): Condition => {
  const { of, not: isTurned = false } = condition;
  const [read, passes] = [readerOf(of), testOf(condition)];
  const holds = (texts: Texts): boolean => passes(texts) !== isTurned;
  return {
    isTurned,
    holds: (work, factsOf) => holds(read(work, factsOf)),
    fits:
      isFact(of) || isColumn(of)
        ? null
        : (row, variant) => {
            const value = variant[of] ?? row[of];
            return holds({ plain: value ? [value] : [], lower: null });
          },
    fitsColor: of === 'fact:color' ? (plain) => holds({ plain, lower: null }) : null,
  };
};
