import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { textField } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';

const condition = z.object({
  /** One of our fields, `column:NAME` for a column of the feed, or a fact such as `fact:kind`. */
  of: textField(210),
  /** `is`, `contains`, `matches`, `empty`, `above` or `below`. */
  test: textField(20),
  /** Several values stand in lines. */
  value: z.optional(textField(2000)),
  not: z.optional(z.boolean(own('desk.faults.conditionTurned'))),
});

export type RuleCondition = z.output<typeof condition>;

const action = z.object({
  /** `leave-out`, `set`, `append`, `replace`, `multiply`, `map`, `title`, `pictures` or `read`. */
  type: textField(20),
  of: z.optional(textField(30)),
  find: z.optional(textField(2000)),
  pattern: z.optional(z.boolean(own('desk.faults.conditionPattern'))),
  value: z.optional(z.union([textField(2000), z.number()])),
  /** Where our fields stand in the feed, for `read`. */
  mapping: z.optional(z.unknown()),
});

export type RuleAction = z.output<typeof action>;

const rule = z.object({ name: textField(100), when: z.array(condition), actions: z.array(action) });

/** A rule of ops for feeds, as in exported files. */
export type FeedRule = z.output<typeof rule>;

const ruleList = z
  .array(rule, own('desk.faults.noRules'))
  .check(z.maxLength(200, own('desk.faults.rules', { max: 200 })));

const version = z.object({
  number: z.number(),
  actor: z.string(),
  made_at: z.string(),
  note: z.string(),
  rules: z.number(),
});

const list = z.object({
  /** Null for the rules of all stores. */
  store: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** The version in use; 0 if there is none. */
  number: z.number(),
  rules: z.array(rule),
  versions: z.array(version),
  /** What the parts of a rule can name. */
  fields: z.array(z.string()),
  facts: z.array(z.string()),
  colors: z.array(z.string()),
  /** Stores with a feed to try rules for all stores on. */
  stores: z.array(z.object({ id: z.number(), name: z.string() })),
});

export type RuleList = z.output<typeof list>;

export const getFeedRules = endpoint({
  method: 'GET',
  url: '/api/desk/rules',
  about: {
    access: 'feeds',
    summary: 'Get the rules for a feed, or for all feeds',
    details: 'Without `store`, those for all stores. A store’s own rules apply first.',
    refusals: [404],
    example: { querystring: { store: '1' } },
  },
  schema: { querystring: form({ store: z.optional(idParam) }), response: { 200: z.object({ data: list }) } },
});

const view = z.nullable(z.record(z.string(), z.string()));

const trial = z.object({
  read: z.number(),
  /** Whether the whole feed was read, or only its beginning. */
  is_whole: z.boolean(),
  changed: z.number(),
  /** Rows in the shop by the rules in use, and by these. */
  kept: z.object({ before: z.number(), after: z.number() }),
  /** How many rows each rule changed; null for a rule about all rows. */
  counts: z.array(z.nullable(z.number())),
  facts: z.array(z.object({ fact: z.string(), rows: z.number() })),
  /** Rows before and after, by fact; null: no such row. `rules` are the places of the rules that changed it, from 0. */
  rows: z.array(z.object({ line: z.number(), before: view, after: view, rules: z.array(z.number()) })),
  /** Why the feed cannot be read. */
  refusal: z.nullable(z.string()),
});

export type RuleTrial = z.output<typeof trial>;

export const tryFeedRules = endpoint({
  method: 'POST',
  url: '/api/desk/rules/try',
  about: {
    access: 'feeds-change',
    summary: 'Show what rules would make of the last feed of a store',
    details:
      'Reads at most 20,000 rows, for at most 20 seconds. Saves nothing. With `all`, tries rules for all stores.',
    refusals: [409],
    example: { body: { store: 1, rules: [] } },
  },
  schema: {
    body: form({
      store: idField,
      all: z._default(z.boolean(own('desk.faults.rulesForAll')), false),
      rules: ruleList,
    }),
    response: { 200: z.object({ data: trial }) },
  },
});

const badVersion = 'Send the number of a version';
const versionField = z
  .number(badVersion)
  .check(z.refine((number) => Number.isInteger(number) && number >= 0, badVersion));

export const saveFeedRules = endpoint({
  method: 'POST',
  url: '/api/desk/rules/save',
  about: {
    access: 'feeds-change',
    summary: 'Publish rules for a feed, or for all feeds',
    details:
      'They apply from the next import on; with `reimport`, the latest feeds are imported again now. Fails if another version than `based_on` is in use.',
    refusals: [409],
    example: { body: { store: 1, based_on: 0, rules: [] } },
  },
  schema: {
    body: form({
      store: z.optional(idField),
      based_on: versionField,
      rules: ruleList,
      reimport: z._default(z.boolean(own('desk.faults.importAgain')), false),
    }),
    response: { 200: messageReply },
  },
});

export const undoFeedRules = endpoint({
  method: 'POST',
  url: '/api/desk/rules/undo',
  about: {
    access: 'feeds-change',
    summary: 'Return to an earlier version of rules',
    details: 'Version 0 has no rules. The version that was in use stays listed.',
    refusals: [409],
    example: { body: { store: 1, version: 0 } },
  },
  schema: {
    body: form({
      store: z.optional(idField),
      version: versionField,
      reimport: z._default(z.boolean(own('desk.faults.importAgain')), false),
    }),
    response: { 200: messageReply },
  },
});
