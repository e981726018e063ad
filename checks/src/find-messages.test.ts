// cspell:ignore Teil Teile Kostet etwas
import { describe, expect, it } from 'vitest';
import { compile } from '../../packages/messages/src/compile.ts';
import { differenceOf, englishIn, faultOf, looksUpAtLoad, tableFaultsOf, usesOf } from './find-messages.ts';

describe('faultOf', () => {
  it.each([
    ['Removed', null],
    ['{count, plural, one {# item} other {# items}}', null],
    ['{count, plural, one {item of {name}} other {items of {name}}}', null],
    [' Removed', 'favorites.removed begins or ends with a space'],
    ['{count', expect.stringContaining('is no ICU message')],
    ['This one {name}', 'favorites.removed has the values name, but the types see '],
  ])('of %s is %s', (text, fault) => {
    expect(faultOf('favorites', 'favorites.removed', text, compile)).toEqual(fault);
  });

  it('names a key of another room', () => {
    expect(faultOf('home', 'favorites.removed', 'Removed', compile)).toBe(
      'favorites.removed is not a name of the room home',
    );
  });
});

describe('differenceOf', () => {
  const english = '{count, plural, one {# item} other {# items}}';

  it.each([
    ['de', '{count, plural, one {# Teil} other {# Teile}}', null],
    ['de', '{count} Teile', null],
    ['de', '{number} Teile', 'has the values number instead of count'],
    ['pl', '{count, plural, one {#} other {#}}', 'has the plural forms one, other instead of few, many, one, other'],
    ['pl', '{count, plural, one {#} few {#} many {#} other {#}}', null],
    ['fr', '{count, plural, =0 {-} one {#} many {#} other {#}}', null],
  ])('in %s of %s is %s', (language, text, difference) => {
    expect(differenceOf({ english, text, language }, compile)).toBe(difference);
  });
});

describe('tableFaultsOf', () => {
  it('finds a missing, a repeated and an empty row, and other values', () => {
    const rows = [
      ['Red', 'Rot'],
      ['Red', 'Rot'],
      ['Blue', ''],
      ['It costs {price}', 'Kostet etwas'],
    ] as const;

    expect(tableFaultsOf(rows, new Set(['Red', 'Green']))).toEqual([
      'lacks Green',
      'has Red twice',
      'names Blue with no text, or with a space around it',
      'has the values  in It costs {price}',
    ]);
  });
});

describe('looksUpAtLoad', () => {
  it.each([
    ["const name = t('a.b');", true],
    ["const names = [{ name: t('a.b') }];", true],
    ["const names = [message('a.b')];", false],
    ["const name = () => t('a.b');", false],
    ["const Part = () => <p>{t('a.b')}</p>;", false],
    ["class A { text() { return t('a.b'); } }", false],
  ])('of %s is %s', (code, is) => {
    expect(looksUpAtLoad(code)).toBe(is);
  });
});

describe('usesOf', () => {
  it('finds keys in any quotes', () => {
    expect([...usesOf("t('a.b', x) `c.dE` \"f.g.h\" 'one' 'a b.c'")]).toEqual(['a.b', 'c.dE', 'f.g.h']);
  });
});

describe('englishIn', () => {
  it.each([
    ['<p>{t("ui.close")}</p>', []],
    ['<p>\n  Clear all\n</p>', ['Clear all']],
    ['<img alt="A dress" className="w-full" />', ['A dress']],
    ['<Field label={<b>Name</b>} placeholder="you@example.com" />', ['Name']],
  ])('of %s is %s', (code, english) => {
    expect(englishIn(`export const Part = () => (${code});`)).toEqual(english);
  });
});
