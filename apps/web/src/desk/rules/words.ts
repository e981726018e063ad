import type { FeedRule, RuleAction, RuleCondition } from '@wearfolio/contracts/desk-rules';
import { formatList } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { categoryWords } from '../catalogue/words.ts';
import { fieldLabel } from '../feeds/mapping.ts';

const facts: Readonly<Record<string, string>> = {
  title: t('desk.parts.title'),
  brand: t('desk.parts.brand'),
  kind: t('desk.parts.kind'),
  audience: t('desk.parts.audience'),
  color: t('desk.parts.color'),
  size: t('desk.parts.size'),
  price: t('desk.parts.price'),
  link: t('desk.parts.link'),
  picture: t('desk.parts.picture'),
  outcome: t('desk.rules.factOutcome'),
};

/** The name of a fact. */
export const factWords = (fact: string): string => facts[fact] ?? fact;

const subjectWords = (of: string): string => {
  if (of.startsWith('column:')) return t('desk.rules.column', { name: of.slice('column:'.length) });
  return of.startsWith('fact:') ? factWords(of.slice('fact:'.length)) : fieldLabel(of);
};

const tests: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  is: [t('desk.rules.is'), t('desk.rules.isNot')],
  contains: [t('desk.rules.contains'), t('desk.rules.containsNot')],
  matches: [t('desk.rules.matches'), t('desk.rules.matchesNot')],
  empty: [t('desk.rules.empty'), t('desk.rules.emptyNot')],
  above: [t('desk.rules.above'), t('desk.rules.aboveNot')],
  below: [t('desk.rules.below'), t('desk.rules.belowNot')],
};

/** The choices for a condition: each test and its opposite. */
export const testChoices = Object.entries(tests).flatMap(([test, [is, isNot]]) => [
  { key: test, test, not: false, words: is },
  { key: `not ${test}`, test, not: true, words: isNot },
]);

export const actionWords: Readonly<Record<string, string>> = {
  'leave-out': t('desk.rules.leaveOut'),
  set: t('desk.rules.set'),
  append: t('desk.rules.append'),
  replace: t('desk.rules.replace'),
  multiply: t('desk.rules.multiply'),
  map: t('desk.rules.map'),
  title: t('desk.rules.pattern'),
  pictures: t('desk.rules.pictures'),
  read: t('desk.rules.read'),
};

const valueWords = (of: string, test: string, value: string): string => {
  const lines = value.split('\n').filter((line) => line !== '');
  return formatList(of === 'fact:kind' && test === 'is' ? lines.map(categoryWords) : lines);
};

const conditionWords = ({ of, test: name, value: given = '', not = false }: RuleCondition): string => {
  const [subject, test] = [subjectWords(of), tests[name]?.[not ? 1 : 0] ?? name];
  const value = valueWords(of, name, given);
  return value === ''
    ? t('desk.rules.conditionAlone', { subject, test })
    : t('desk.rules.conditionWithValue', { subject, test, value });
};

const replaceText = ({ of = '', find = '', value = '' }: RuleAction): string => {
  const field = fieldLabel(of);
  return value === ''
    ? t('desk.rules.removing', { field, find })
    : t('desk.rules.replacing', { field, find, value: String(value) });
};

const actionText = (action: RuleAction): string => {
  const { type, of = '', value = '' } = action;
  if (type === 'replace') return replaceText(action);
  if (type === 'multiply') return `${fieldLabel(of)} × ${value}`;
  const to = of === 'kind' && value !== '' ? categoryWords(String(value)) : String(value);
  const subject = of && (type === 'map' ? factWords(of) : fieldLabel(of));
  const said = [subject, to].filter((part) => part !== '').join(' → ');
  return said === '' ? (actionWords[type] ?? type) : `${actionWords[type] ?? type}: ${said}`;
};

/** Describes a rule in one line. */
export const ruleWords = ({ when, actions }: FeedRule): string =>
  [
    when.length === 0 ? t('desk.rules.forAllRows') : when.map(conditionWords).join('; '),
    ...actions.map(actionText),
  ].join(' · ');
