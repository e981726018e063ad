import { describe, expect, it } from 'vitest';
import { keepsPassword, shownPassword } from './shown-password.ts';

describe('The password on a page', () => {
  it.each([
    [true, '************', '************'],
    [true, '', '********'],
    [false, '', ''],
    [false, '*********', ''],
  ])('with has_password %s and the mask %j is %j', (has_password, password, shown) => {
    expect(shownPassword({ has_password, password })).toBe(shown);
  });
});

describe('A password typed into the profile', () => {
  it.each([
    ['', true],
    ['********', true],
    ['*', true],
    ['********x', false],
    [' ', false],
    ['correct horse', false],
  ])('%j keeps the old one: %s', (typed, isKept) => {
    expect(keepsPassword(typed)).toBe(isKept);
  });
});
