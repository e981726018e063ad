import { brandKey } from '../clean/brand/brand.ts';
import { namesOfPath } from '../clean/category/placement.ts';
import { parents } from '../clean/color/palette.ts';
import { readUrl } from '../clean/text/url.ts';
import { titlePattern } from '../clean/title/title-pattern.ts';
import { readMapping } from '../mapping/mapping.ts';
import { isRecord } from '../profile/is-record.ts';
import { fieldNames } from '../raw-record.ts';
import { compilePattern } from './pattern.ts';
import {
  type FeedRule,
  mappedFacts,
  priceFields,
  type RuleAction,
  type RuleCondition,
  ruleAudiences,
  ruleTests,
  testedFacts,
} from './rule.ts';

export const mostRules = 200;
const mostParts = 10;
const longestName = 100;
const longestValue = 2000;

const fields: ReadonlySet<string> = new Set(fieldNames);
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestValue && !value.includes('\0') && value.isWellFormed();

const isSubject = (value: string): boolean => {
  if (value.startsWith('column:')) return value.length > 'column:'.length && value.length <= 200;
  return value.startsWith('fact:') ? isOneOf(testedFacts, value.slice('fact:'.length)) : fields.has(value);
};

const unknownKey = (value: object, known: readonly string[]): string | undefined =>
  Object.keys(value).find((key) => !known.includes(key));

const faultOfValue = (test: RuleCondition['test'], value: unknown): string | null => {
  if (test === 'empty') return value === undefined || value === '' ? null : "'empty' takes no value";
  if (!isText(value) || value.trim() === '') return `'${test}' needs a value`;
  if (test === 'above' || test === 'below')
    return /^-?\d+(?:\.\d+)?$/.test(value.trim()) ? null : `'${test}' needs a number such as 12.5`;
  if (test !== 'matches') return null;
  const fault = value
    .split('\n')
    .map(compilePattern)
    .find((pattern) => typeof pattern === 'string');
  return typeof fault === 'string' ? fault : null;
};

const faultOfCondition = (value: unknown): string | null => {
  if (!isRecord(value)) return 'a condition is not an object';
  const { of, test, value: wanted, not } = value;
  const unknown = unknownKey(value, ['of', 'test', 'value', 'not']);
  if (unknown !== undefined) return `a condition has no '${unknown}'`;
  if (!isText(of) || !isSubject(of))
    return `'${String(of)}' is no field; use a field such as name, column:NAME, or fact:${testedFacts.join(', fact:')}`;
  if (!isOneOf(ruleTests, test)) return `'${String(test)}' is no test; use one of ${ruleTests.join(', ')}`;
  if (not !== undefined && typeof not !== 'boolean') return "'not' is true or false";
  return faultOfValue(test, wanted);
};

const mapFaults: Readonly<Record<(typeof mappedFacts)[number], (value: string) => string | null>> = {
  kind: (value) =>
    namesOfPath.has(value) ? null : `there is no kind '${value}'; use a path such as women/shoes/boots`,
  brand: (value) => (brandKey(value) === '' ? 'a brand needs a name' : null),
  audience: (value) =>
    isOneOf(ruleAudiences, value) ? null : `'${value}' is no audience; use one of ${ruleAudiences.join(', ')}`,
  color: (value) =>
    Object.hasOwn(parents, value)
      ? null
      : `there is no color '${value}'; use one of ${Object.keys(parents).join(', ')}`,
};

const needsField = (of: unknown): string | null =>
  typeof of === 'string' && fields.has(of)
    ? null
    : `'${String(of)}' is not a field; use one of ${fieldNames.join(', ')}`;

const faultOfReplace = (find: unknown, isPattern: unknown): string | null => {
  if (!isText(find) || find === '') return "'replace' needs a text to find";
  const pattern = isPattern === true ? compilePattern(find) : null;
  return typeof pattern === 'string' ? pattern : null;
};

type Given = Readonly<Record<string, unknown>>;

/** The keys of each action, and what is wrong with one; null if nothing is. */
const actions: Readonly<
  Record<RuleAction['type'], readonly [keys: readonly string[], fault: (given: Given) => string | null]>
> = {
  'leave-out': [[], () => null],
  set: [['of', 'value'], ({ of, value }) => needsField(of) ?? (isText(value) ? null : "'set' needs a value")],
  append: [
    ['of', 'value'],
    ({ of, value }) => needsField(of) ?? (isText(value) && value !== '' ? null : "'append' needs a value"),
  ],
  replace: [
    ['of', 'find', 'pattern', 'value'],
    ({ of, find, pattern, value }) =>
      needsField(of) ??
      faultOfReplace(find, pattern) ??
      (isText(value) ? null : "'replace' needs a value, '' for none"),
  ],
  multiply: [
    ['of', 'value'],
    ({ of, value }) => {
      if (!isOneOf(priceFields, of)) return `'${String(of)}' is no price; use one of ${priceFields.join(', ')}`;
      const isFactor = typeof value === 'number' && value >= 0.0001 && value <= 10_000;
      return isFactor ? null : "'multiply' needs a number from 0.0001 to 10,000";
    },
  ],
  map: [
    ['of', 'value'],
    ({ of, value }) => {
      if (!isOneOf(mappedFacts, of)) return `'${String(of)}' cannot be mapped; use one of ${mappedFacts.join(', ')}`;
      return isText(value) && value !== '' ? mapFaults[of](value) : 'a fact needs a value';
    },
  ],
  title: [
    ['value'],
    ({ value }) =>
      isText(value) && titlePattern(value) !== null ? null : 'a title pattern needs {title}, each placeholder once',
  ],
  pictures: [
    ['value'],
    ({ value }) => {
      const read = isText(value) ? readUrl(value) : { reason: 'not a text' };
      return 'reason' in read ? `not a base address of pictures: ${read.reason}` : null;
    },
  ],
  read: [
    ['mapping'],
    ({ mapping }) => {
      const read = readMapping(mapping);
      return typeof read === 'string' ? `not a mapping: ${read}` : null;
    },
  ],
};

const faultOfAction = (value: unknown): string | null => {
  if (!isRecord(value)) return 'an action is not an object';
  const { type } = value;
  if (typeof type !== 'string' || !Object.hasOwn(actions, type))
    return `'${String(type)}' is no action; use one of ${Object.keys(actions).join(', ')}`;
  const [keys, fault] = actions[type as RuleAction['type']];
  const unknown = unknownKey(value, ['type', ...keys]);
  return unknown === undefined ? fault(value) : `'${type}' has no '${unknown}'`;
};

/** These say how all rows are read, so they take no condition, and nothing else happens beside them. */
const wholeActions: readonly unknown[] = ['title', 'pictures', 'read'];

const faultOfRule = (value: unknown): string | null => {
  if (!isRecord(value)) return 'is not an object';
  const { name, when, actions: given } = value;
  const unknown = unknownKey(value, ['name', 'when', 'actions']);
  if (unknown !== undefined) return `has no '${unknown}'; use name, when and actions`;
  if (!isText(name) || name.trim() === '' || name.length > longestName)
    return `needs a name of at most ${longestName} characters`;
  if (!Array.isArray(when) || when.length > mostParts) return `'when' is a list of at most ${mostParts} conditions`;
  if (!Array.isArray(given) || given.length === 0 || given.length > mostParts)
    return `'actions' is a list of 1 to ${mostParts} actions`;
  const fault =
    when.map(faultOfCondition).find((one) => one !== null) ?? given.map(faultOfAction).find((one) => one !== null);
  if (fault) return fault;
  const whole = given.find(({ type }) => wholeActions.includes(type));
  if (!whole) return null;
  if (when.length > 0) return `'${whole.type}' applies to all rows and takes no condition`;
  return given.length > 1 ? `'${whole.type}' applies to all rows and needs a rule of its own` : null;
};

/** Validates rules of unknown origin. Returns the reason as a string if they are invalid: 'Rule 2: ...'. */
export const readRules = (value: unknown): FeedRule[] | string => {
  if (!Array.isArray(value)) return 'This is not a list of rules';
  if (value.length > mostRules) return `At most ${mostRules} rules`;
  for (const [at, rule] of value.entries()) {
    const fault = faultOfRule(rule);
    if (fault !== null) return `Rule ${at + 1}: ${fault}`;
  }
  return value as FeedRule[];
};
