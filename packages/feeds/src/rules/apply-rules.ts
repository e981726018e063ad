import type { RawRecord, Refused } from '../raw-record.ts';
import type { CleanRow } from '../row.ts';
import { type Action, columnsIn, compileAction } from './actions.ts';
import { brandValues, type Condition, compileCondition, type FactsOf, factValues } from './conditions.ts';
import type { FeedRule, TestedFact } from './rule.ts';
import { defaultOf } from './store-defaults.ts';
import { columnOf, noteRuled, type Texts, type WorkingRecord, workOn } from './working-record.ts';

/** A rule with its place in its list. */
type Compiled = { at: number; name: string; conditions: readonly Condition[]; actions: readonly Action[] };

/**
 * The rules that apply row by row, in order. Those before the first condition on a fact need no cleaned row, so they
 * apply before the feed is profiled; the others apply while a row is cleaned.
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
});

/** Compiles valid rules. A default of the store is no rule of single rows, but a product address is. */
export const planRules = (rules: readonly FeedRule[]): RowRulesPlan => {
  const byRow = rules
    .map((rule, at) => ({ rule, at }))
    .filter(({ rule }) => {
      const found = defaultOf(rule);
      return found === null || found.link !== undefined;
    });
  const first = byRow.findIndex(({ rule }) => testsFact(rule));
  const end = first < 0 ? byRow.length : first;
  return {
    early: byRow.slice(0, end).map(compile),
    late: byRow.slice(end).map(compile),
    lateColumns: [...new Set(byRow.slice(end).flatMap(({ rule }) => columnsOf(rule)))],
  };
};

const apply = (rules: readonly Compiled[], work: WorkingRecord, factsOf: FactsOf): void => {
  for (const { at, name, conditions, actions } of rules) {
    if (!conditions.every((holds) => holds(work, factsOf))) continue;
    let isChanged = false;
    for (const act of actions) isChanged = act(work, name) || isChanged;
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
