import type { FeedMapping } from '../mapping/mapping.ts';
import type { FieldName } from '../raw-record.ts';

/** The facts of a cleaned row that a rule can test. */
export const testedFacts = ['title', 'brand', 'kind', 'audience', 'color', 'size'] as const;
export type TestedFact = (typeof testedFacts)[number];

/** The facts that a rule can decide. */
export const mappedFacts = ['kind', 'brand', 'audience', 'color'] as const;
export type MappedFact = (typeof mappedFacts)[number];

export const ruleTests = ['is', 'contains', 'matches', 'empty', 'above', 'below'] as const;
export type RuleTest = (typeof ruleTests)[number];

/** The audiences that a rule can set. */
export const ruleAudiences = ['women', 'men', 'girls', 'boys', 'kids', 'unisex'] as const;

export const priceFields = ['price', 'sale_price', 'retail_price'] as const satisfies FieldName[];

/**
 * What a condition looks at: one of our fields ('name'), a column or path of the feed ('column:Farbe'), or a fact as
 * cleaned so far ('fact:kind').
 */
export type Subject = FieldName | `column:${string}` | `fact:${TestedFact}`;

/**
 * A condition on one subject. `value` may hold several lines, of which one must apply; 'empty' takes none. Letters count
 * alike in both cases. `not` turns the condition around.
 */
export type RuleCondition = { of: Subject; test: RuleTest; value?: string; not?: boolean };

/**
 * What a rule does. Values of 'set' and 'append' may be templates, '{brand} {column}'; with an empty part they do
 * nothing. 'title' reads titles by a pattern, 'pictures' completes relative picture addresses, 'read' says where fields
 * stand in the feed.
 */
export type RuleAction =
  | { type: 'leave-out' }
  | { type: 'set' | 'append'; of: FieldName; value: string }
  | { type: 'replace'; of: FieldName; find: string; pattern?: boolean; value: string }
  | { type: 'multiply'; of: (typeof priceFields)[number]; value: number }
  | { type: 'map'; of: MappedFact; value: string }
  | { type: 'title'; value: string }
  | { type: 'pictures'; value: string }
  | { type: 'read'; mapping: FeedMapping };

/** A rule of ops: if all conditions hold for a row, its actions apply in order. */
export type FeedRule = { name: string; when: readonly RuleCondition[]; actions: readonly RuleAction[] };
