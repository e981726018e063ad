import type { FeedRule, RuleList } from '@wearfolio/contracts/desk-rules';
import { useState } from 'react';
import { useUnsaved } from '../parts/use-unsaved.ts';

type Draft = { rules: readonly FeedRule[]; basedOn: number };

const draftOf = ({ rules, number }: RuleList): Draft => ({ rules, basedOn: number });

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const textOf = (rules: readonly FeedRule[]): string => JSON.stringify(rules, inOrder);

/** Whether two lists hold the same rules. The database keeps the parts of a rule in an order of its own. */
export const isSame = (one: readonly FeedRule[], other: readonly FeedRule[]): boolean => textOf(one) === textOf(other);

/** The edited rules. What somebody else saves meanwhile replaces them only while they are unchanged. */
export const useRuleDraft = (list: RuleList) => {
  const [draft, setDraft] = useState(draftOf(list));
  const [start, setStart] = useState(draft.rules);
  const take = (): void => {
    setDraft(draftOf(list));
    setStart(list.rules);
  };
  const isChanged = !isSame(draft.rules, start);
  const isBehind = draft.basedOn !== list.number;
  if (isBehind && (!isChanged || isSame(draft.rules, list.rules))) take();
  useUnsaved(isChanged);
  return {
    ...draft,
    isChanged,
    hasConflict: isBehind && isChanged,
    take,
    keep: () => setDraft((now) => ({ ...now, basedOn: list.number })),
    change: (rules: readonly FeedRule[]) => setDraft((now) => ({ ...now, rules })),
  };
};

/** What `useRuleDraft` returns. */
export type RuleDraft = ReturnType<typeof useRuleDraft>;
