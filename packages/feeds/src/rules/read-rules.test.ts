import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern.ts';
import { readRules } from './read-rules.ts';
import { noDefaults, storeDefaults, withDefaults } from './store-defaults.ts';

const rule = (change: object) => [{ name: 'Test', when: [], actions: [{ type: 'leave-out' }], ...change }];
const when = (condition: object) => rule({ when: [condition] });
const act = (action: object) => rule({ actions: [action] });

describe('rules of unknown origin', () => {
  it.each([
    ['no list', 'This is not a list of rules'],
    [[1], 'Rule 1: is not an object'],
    [rule({ name: ' ' }), 'Rule 1: needs a name'],
    [rule({ actions: [] }), "Rule 1: 'actions' is a list"],
    [rule({ more: 1 }), "Rule 1: has no 'more'"],
    [when({ of: 'nothing', test: 'empty' }), "'nothing' is no field"],
    [when({ of: 'fact:price', test: 'empty' }), "'fact:price' is no field"],
    [when({ of: 'name', test: 'like', value: 'a' }), "'like' is no test"],
    [when({ of: 'name', test: 'is', value: ' ' }), "'is' needs a value"],
    [when({ of: 'price', test: 'above', value: 'ten' }), 'needs a number'],
    [when({ of: 'name', test: 'matches', value: '(a' }), 'missing closing )'],
    [when({ of: 'name', test: 'matches', value: '(?:a.{0,30}b){3}z' }), 'at most 28 are read quickly'],
    [act({ type: 'delete' }), "'delete' is no action"],
    [act({ type: 'set', of: 'kind', value: 'a' }), "'kind' is not a field"],
    [act({ type: 'map', of: 'kind', value: 'women/hats' }), "there is no kind 'women/hats'"],
    [act({ type: 'map', of: 'color', value: 'Mauve' }), "there is no color 'Mauve'"],
    [act({ type: 'multiply', of: 'stock', value: 2 }), "'stock' is no price"],
    [act({ type: 'multiply', of: 'price', value: 0 }), 'needs a number'],
    [act({ type: 'title', value: '{brand}' }), 'needs {title}'],
    [act({ type: 'pictures', value: 'javascript:alert(1)' }), 'not a base address'],
    [act({ type: 'read', mapping: { fields: { nope: 'a' } } }), 'nope is not a field'],
    [
      rule({ when: [{ of: 'name', test: 'empty' }], actions: [{ type: 'title', value: '{title}' }] }),
      'takes no condition',
    ],
    [rule({ actions: [{ type: 'title', value: '{title}' }, { type: 'leave-out' }] }), 'needs a rule of its own'],
  ])('refuses %j', (value, reason) => {
    expect(readRules(value)).toContain(reason);
  });

  it('takes many words in one pattern', () => {
    const words = Array.from({ length: 40 }, (_, at) => `word${at}`).join('|');

    expect(readRules(when({ of: 'name', test: 'matches', value: `\\b(?:${words})\\b` }))).toHaveLength(1);
  });
});

describe('settings of a store', () => {
  it('are rules and come back from them', () => {
    const settings = {
      ...noDefaults,
      brand: 'Oboro',
      titlePattern: '{brand} {title}',
      currency: 'EUR',
      audience: 'women',
      category: 'women/shoes/boots',
      link: 'https://store.example/{id}',
      pictureBase: 'https://store.example/',
      mapping: { fields: { id: 'sku', name: ['title', '=Boot'] } },
    };
    const own = { name: 'Own', when: [], actions: [{ type: 'leave-out' as const }] };

    const rules = withDefaults([own], settings);
    const forced = withDefaults(rules, { forceBrand: true, currency: null });

    expect(readRules(rules)).toEqual(rules);
    expect(storeDefaults(rules)).toEqual(settings);
    expect(rules[0]).toEqual(own);
    expect(storeDefaults(forced)).toEqual({ ...settings, forceBrand: true, currency: null });
    expect(forced).toHaveLength(rules.length - 1);
    expect(storeDefaults(withDefaults(forced, { brand: null, forceBrand: false }))).toMatchObject({ brand: null });
  });
});

describe('patterns', () => {
  const rows = (text: (at: number) => string) => Array.from({ length: 10_000 }, (_, at) => text(at));
  let seed = 7;
  const bit = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648 < 0.5 ? 'a' : 'b';
  };
  // They hold all plain texts of the patterns, so that the engine reads them.
  const alike = rows((at) => `${'a'.repeat(100)}${at}! b`);
  const random = rows(() => `${Array.from({ length: 80 }, bit).join('')} c`);

  // A backtracking engine would never end. The last one defeats the cache of states of ours.
  it.each([
    ['(a+)+$', alike],
    ['^(a|a)*b', alike],
    ['(.*)(.*)(.*)(.*)[^b]$', alike],
    ['[ab]*a[ab]{22}c', random],
  ])('reads 10,000 rows by %s', (source, texts) => {
    const pattern = compilePattern(source);
    if (typeof pattern === 'string') throw new Error(pattern);

    expect(texts.filter((text) => pattern.test(text, text))).toEqual([]);
  });
});
