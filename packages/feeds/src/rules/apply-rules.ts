import type { RawRecord, Refused } from '../raw-record.ts';
import type { CleanRow } from '../row.ts';
import { type Action, columnsIn, compileAction } from './actions.ts';
import { brandValues, type Condition, compileCondition, type FactsOf, factValues } from './conditions.ts';
import type { FeedRule, TestedFact } from './rule.ts';
import { defaultOf } from './store-defaults.ts';
import { columnOf, noteRuled, type Texts, type WorkingRecord, workOn } from './working-record.ts';

/** A rule with its place in its list. */
type Compiled = {
  at: number;
  name: string;
  conditions: readonly Condition[];
  actions: readonly Action[];
  mapsColor: boolean;
};

/**
 * The rules that apply row by row, in order. Those before the first condition on a fact need no cleaned row, so they
 * apply before the feed is profiled, like a product address; the others apply while a row is cleaned.
 */
export type RowRulesPlan = { early: readonly Compiled[]; late: readonly Compiled[]; lateColumns: readonly string[] };

const testsFact = ({ when }: FeedRule): boolean => when.some(({ of }) => of.startsWith('fact:'));

const columnsOf = ({ when, actions }: FeedRule): string[] => [
  ...when.flatMap(({ of }) => (of.startsWith('column:') ? [of.slice('column:'.length)] : [])),
  ...actions.flatMap(columnsIn),
];

const compile = ({ rule, at }: { rule: FeedRule; at: number }): Compiled => ({
  at,
  name: rule.name,
  conditions: rule.when.map(compileCondition),
  actions: rule.actions.map(compileAction),
  mapsColor: rule.actions.some((action) => action.type === 'map' && action.of === 'color'),
});

const saysBrand = ({ actions }: FeedRule): boolean => actions.some((action) => 'of' in action && action.of === 'brand');

/**
 * Whether a rule applies to single rows. Most defaults of the store do not, but a product address does, and a brand of
 * all rows if another rule says a brand before it.
 */
const isOfRows = (rule: FeedRule, before: readonly FeedRule[]): boolean => {
  const found = defaultOf(rule);
  return found === null || found.link !== undefined || (found.forceBrand === true && before.some(saysBrand));
};

/** Compiles valid rules. */
export const planRules = (rules: readonly FeedRule[]): RowRulesPlan => {
  const byRow = rules.map((rule, at) => ({ rule, at })).filter(({ rule, at }) => isOfRows(rule, rules.slice(0, at)));
  const first = byRow.findIndex(({ rule }) => testsFact(rule));
  // A row without a product address has no facts.
  const isEarly = ({ rule }: { rule: FeedRule }, at: number): boolean =>
    first < 0 || at < first || defaultOf(rule)?.link !== undefined;
  const late = byRow.filter((one, at) => !isEarly(one, at));
  return {
    early: byRow.filter(isEarly).map(compile),
    late: late.map(compile),
    lateColumns: [...new Set(late.flatMap(({ rule }) => columnsOf(rule)))],
  };
};

const nothing: readonly number[] = [];

/** Whether a condition may hold for a variant. A turned one of a field can do so even if another variant has the value. */
const mayHold = ({ holds, fits, isTurned }: Condition, work: WorkingRecord, factsOf: FactsOf): boolean =>
  (isTurned && fits !== null) || holds(work, factsOf);

/**
 * Returns the places of the nested variants that a rule is about: null if it is the whole record, none if the rule does
 * not apply. A condition on a field is tried on each variant, with what it has from its row.
 */
const affectedBy = (
  conditions: readonly Condition[],
  work: WorkingRecord,
  factsOf: FactsOf,
): readonly number[] | null => {
  const { fields, variants } = work.record;
  if (variants.length === 0) return conditions.every(({ holds }) => holds(work, factsOf)) ? null : nothing;
  if (!conditions.every((one) => mayHold(one, work, factsOf))) return nothing;
  const each = conditions.flatMap(({ fits }) => fits ?? []);
  const places = [...variants.keys()].filter((at) => each.every((fits) => fits(fields, variants[at] ?? {})));
  return places.length === variants.length ? null : places;
};

/** The cleaned colors that a rule is about; null if it is about all. */
const colorsOf = (conditions: readonly Condition[], factsOf: FactsOf): readonly string[] | null => {
  const tests = conditions.flatMap(({ fitsColor }) => fitsColor ?? []);
  if (tests.length === 0) return null;
  const { plain } = factsOf('color');
  // A name and its palette color alternate.
  const pairs = plain.flatMap((name, at) => (at % 2 === 0 ? [[name, plain[at + 1] ?? name]] : []));
  const fitting = pairs.filter((pair) => tests.every((fits) => fits(pair)));
  return fitting.length === pairs.length ? null : [...new Set(fitting.flatMap(([name = '']) => name))];
};

const apply = (rules: readonly Compiled[], work: WorkingRecord, factsOf: FactsOf): void => {
  for (const { at, name, conditions, actions, mapsColor } of rules) {
    work.only = affectedBy(conditions, work, factsOf);
    if (work.only?.length === 0) continue;
    const names = mapsColor ? colorsOf(conditions, factsOf) : null;
    let isChanged = false;
    for (const act of actions) isChanged = act(work, name, names) || isChanged;
    if (isChanged) noteRuled(work, { by: [...(work.record.ruled?.by ?? []), at] });
    if (work.record.fault) return;
  }
};

const none: Texts = { plain: [], lower: [] };
const noFacts: FactsOf = () => none;

/** Returns what applies the early rules to a record from a format's reader; null if there are none. */
export const earlyRules = ({ early, lateColumns }: RowRulesPlan): ((record: RawRecord) => RawRecord) | null => {
  if (early.length === 0 && lateColumns.length === 0) return null;
  return (record) => {
    if (record.fault) return record;
    const work = workOn(record);
    apply(early, work, noFacts);
    if (lateColumns.length > 0)
      noteRuled(work, { columns: Object.fromEntries(lateColumns.map((name) => [name, columnOf(work, name)])) });
    return work.record;
  };
};

/** Cleans a record in two steps: rules mostly ask for the brand, which is cheap, and change the record afterwards. */
export type CleaningSteps<Begun extends { brand: string }> = {
  begin: (record: RawRecord) => Begun | Refused;
  finish: (begun: Begun) => CleanRow;
};

/** Cleans a record while rules change it, no further and no more often than somebody asks. */
const cleaningOf = <Begun extends { brand: string }>(work: WorkingRecord, steps: CleaningSteps<Begun>) => {
  let current: { changes: number; begun: Begun | Refused; row: CleanRow | null } | null = null;
  let facts: Partial<Record<TestedFact, Texts>> = {};
  const begin = () => {
    if (current === null || current.changes !== work.changes) {
      current = { changes: work.changes, begun: steps.begin(work.record), row: null };
      facts = {};
    }
    return current;
  };
  const row = (): CleanRow | Refused => {
    const now = begin();
    if ('reason' in now.begun) return now.begun;
    now.row ??= steps.finish(now.begun);
    return now.row;
  };
  const valuesOf = (fact: TestedFact): string[] => {
    const { begun } = begin();
    if ('reason' in begun) return [];
    if (fact === 'brand') return brandValues(begun.brand);
    const found = row();
    return 'reason' in found ? [] : factValues(found, fact);
  };
  return {
    row,
    factsOf: (fact: TestedFact): Texts => {
      begin();
      facts[fact] ??= { plain: valuesOf(fact), lower: null };
      return facts[fact];
    },
  };
};

/** Returns what applies the late rules to a record and cleans it. Null if there are none. */
export const lateRules = <Begun extends { brand: string }>(
  { late }: RowRulesPlan,
  steps: CleaningSteps<Begun>,
): ((record: RawRecord) => { record: RawRecord; row: CleanRow | Refused }) | null => {
  if (late.length === 0) return null;
  return (record) => {
    const work = workOn(record);
    const { factsOf, row } = cleaningOf(work, steps);
    if (!record.fault) apply(late, work, factsOf);
    return { record: work.record, row: row() };
  };
};
