import type { RawRecord, Refused } from '../raw-record.ts';
import type { CleanRow } from '../row.ts';
import { type Action, columnsIn, compileAction } from './actions.ts';
import { type Condition, compileCondition, type FactsOf } from './conditions.ts';
import type { FeedRule } from './rule.ts';
import { defaultOf } from './store-defaults.ts';
import { columnOf, noteRuled, type WorkingRecord, workOn } from './working-record.ts';

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

const noFacts: FactsOf = () => null;

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

/** A record after the late rules, with its row if it was cleaned as it is now. */
export type LateResult = { record: RawRecord; row: CleanRow | Refused | null };

/** Returns what applies the late rules to a record, cleaning it as often as a condition asks for its facts. */
export const lateRules = (
  { late }: RowRulesPlan,
  clean: (record: RawRecord) => CleanRow | Refused,
): ((record: RawRecord) => LateResult) | null => {
  if (late.length === 0) return null;
  return (record) => {
    if (record.fault) return { record, row: null };
    const work = workOn(record);
    // A change of the record makes another object of it, or of what rules decided.
    let seen: { of: RawRecord; ruled: RawRecord['ruled']; row: CleanRow | Refused } | null = null;
    const isCurrent = (): boolean => seen !== null && seen.of === work.record && seen.ruled === work.record.ruled;
    const factsOf: FactsOf = () => {
      if (!isCurrent()) seen = { of: work.record, ruled: work.record.ruled, row: clean(work.record) };
      return seen && !('reason' in seen.row) ? seen.row : null;
    };
    apply(late, work, factsOf);
    return { record: work.record, row: isCurrent() && seen ? (seen as { row: CleanRow | Refused }).row : null };
  };
};
