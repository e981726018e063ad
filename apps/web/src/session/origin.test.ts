// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { originOf, stateFrom } from './origin.ts';

describe('The page to return to after sign-in', () => {
  it.each([
    '/',
    '/my-favourite',
    '/search?keyword=red+dress&color=3',
    '/product/12/linen-dress#sizes',
    '/login-stories',
  ])('is %s', (path) => {
    const { pathname, search, hash } = new URL(path, location.origin);

    expect(originOf(stateFrom({ pathname, search, hash }))).toBe(path);
    expect(originOf({ from: { pathname, search, hash } })).toBe(path);
  });

  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%2f/evil.test',
    '/%5Cevil.test',
    'https:evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.test',
    '/search\r\nLocation: https://evil.test',
    ' //evil.test',
    'my-favourite',
    `/${'x'.repeat(10_000)}`,
    '/login',
    '/Login/forgot',
    '/signup',
    '',
  ])('F5: is never %j', (from) => {
    expect(originOf({ from })).toBeNull();
  });

  it.each([null, undefined, {}, { from: null }, { from: 7 }, { from: { pathname: '//evil.test' } }, 'x'])(
    'is not read from %j',
    (state) => {
      expect(originOf(state)).toBeNull();
    },
  );
});
