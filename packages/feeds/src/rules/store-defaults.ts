import type { StoreRules } from '../cleaning-rules.ts';
import type { FeedMapping } from '../mapping/mapping.ts';
import type { FeedRule, RuleAction, Subject } from './rule.ts';

/** What rules say of all rows of a store, as cleaning takes it; null if none does. */
export type StoreDefaults = Pick<
  StoreRules,
  'brand' | 'forceBrand' | 'titlePattern' | 'currency' | 'audience' | 'category' | 'pictureBase'
> & {
  mapping: FeedMapping | null;
  link: string | null;
};

export type DefaultName = Exclude<keyof StoreDefaults, 'forceBrand'>;

export const noDefaults: StoreDefaults = {
  brand: null,
  forceBrand: false,
  titlePattern: null,
  currency: null,
  audience: null,
  category: null,
  mapping: null,
  link: null,
  pictureBase: null,
};

const isWhenEmpty = ({ when }: FeedRule, of: Subject): boolean => {
  const [one, ...others] = when;
  return one !== undefined && others.length === 0 && one.of === of && one.test === 'empty' && one.not !== true;
};

const isFact = (action: RuleAction | undefined, of: string): action is Extract<RuleAction, { type: 'map' }> =>
  action?.type === 'map' && action.of === of;

const isField = (
  action: RuleAction | undefined,
  of: string,
): action is Extract<RuleAction, { type: 'set' | 'append' }> => action?.type === 'set' && action.of === of;

const ofAllRows = (action: RuleAction | undefined): Partial<StoreDefaults> | null => {
  if (isFact(action, 'brand')) return { brand: action.value, forceBrand: true };
  if (action?.type === 'title') return { titlePattern: action.value };
  if (action?.type === 'pictures') return { pictureBase: action.value };
  return action?.type === 'read' ? { mapping: action.mapping } : null;
};

/**
 * Returns which default a rule is: it only fills a fact where nothing else states it, or says something of all rows.
 * Cleaning applies it with its own evidence. Null for every other rule, which applies row by row.
 */
export const defaultOf = (rule: FeedRule): Partial<StoreDefaults> | null => {
  const [action, ...others] = rule.actions;
  if (others.length > 0) return null;
  if (rule.when.length === 0) return ofAllRows(action);
  if (isFact(action, 'brand') && isWhenEmpty(rule, 'fact:brand')) return { brand: action.value, forceBrand: false };
  if (isFact(action, 'audience') && isWhenEmpty(rule, 'fact:audience')) return { audience: action.value };
  if (isFact(action, 'kind') && isWhenEmpty(rule, 'fact:kind')) return { category: action.value };
  if (isField(action, 'currency') && isWhenEmpty(rule, 'currency') && /^[A-Z]{3}$/.test(action.value))
    return { currency: action.value };
  return isField(action, 'link') && isWhenEmpty(rule, 'link') && action.value !== '' ? { link: action.value } : null;
};

const nameOf = (found: Partial<StoreDefaults>): DefaultName =>
  Object.keys(found).find((name) => name !== 'forceBrand') as DefaultName;

/** The default's name, if a rule is one. */
export const defaultNameOf = (rule: FeedRule): DefaultName | null => {
  const found = defaultOf(rule);
  return found === null ? null : nameOf(found);
};

/** Returns what the rules say of all rows. Of several rules about one thing, the first counts. */
export const storeDefaults = (rules: readonly FeedRule[]): StoreDefaults => {
  let defaults = noDefaults;
  const known = new Set<DefaultName>();
  for (const rule of rules) {
    const found = defaultOf(rule);
    if (found === null || known.has(nameOf(found))) continue;
    known.add(nameOf(found));
    defaults = { ...defaults, ...found };
  }
  return defaults;
};

/** Names of the rules that settings write. */
const names: Readonly<Record<DefaultName, string>> = {
  brand: 'Brand',
  titlePattern: 'Title pattern',
  currency: 'Currency',
  audience: 'Audience',
  category: 'Kind',
  mapping: 'Columns and fields',
  link: 'Product address',
  pictureBase: 'Picture base',
};

const empty = (of: Subject) => [{ of, test: 'empty' }] as const;

const ruleFor = (name: DefaultName, defaults: StoreDefaults): FeedRule | null => {
  const value = defaults[name];
  if (value === null) return null;
  const made = (when: FeedRule['when'], action: RuleAction): FeedRule => ({
    name: names[name],
    when,
    actions: [action],
  });
  if (typeof value !== 'string') return made([], { type: 'read', mapping: value });
  switch (name) {
    case 'brand':
      return made(defaults.forceBrand ? [] : empty('fact:brand'), { type: 'map', of: 'brand', value });
    case 'audience':
      return made(empty('fact:audience'), { type: 'map', of: 'audience', value });
    case 'category':
      return made(empty('fact:kind'), { type: 'map', of: 'kind', value });
    case 'currency':
      return made(empty('currency'), { type: 'set', of: 'currency', value });
    case 'link':
      return made(empty('link'), { type: 'set', of: 'link', value });
    case 'titlePattern':
      return made([], { type: 'title', value });
    default:
      return made([], { type: 'pictures', value });
  }
};

/**
 * Returns the rules after some settings changed: the rule of each is replaced in its place, added last, or removed.
 * Other rules stay as they are.
 */
export const withDefaults = (rules: readonly FeedRule[], change: Partial<StoreDefaults>): FeedRule[] => {
  const before = storeDefaults(rules);
  const after = { ...before, ...change };
  const isBrand = change.brand !== undefined || change.forceBrand !== undefined;
  const changed = (Object.keys(names) as DefaultName[]).filter((name) =>
    name === 'brand' ? isBrand : change[name] !== undefined,
  );
  let left: FeedRule[] = [...rules];
  for (const name of changed) {
    const rule = ruleFor(name, after);
    const at = left.findIndex((one) => defaultNameOf(one) === name);
    const kept = at < 0 ? undefined : left[at]?.name;
    left = left.filter((one) => defaultNameOf(one) !== name);
    if (rule) left.splice(at < 0 ? left.length : at, 0, { ...rule, name: kept ?? rule.name });
  }
  return left;
};
