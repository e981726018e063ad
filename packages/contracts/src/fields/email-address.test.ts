// cspell:ignore UMLA umläut umlut: an address, decomposed and in ASCII
import { describe, expect, it } from 'vitest';
import { isAddress, isPublicAddress, toAsciiAddress } from './email-address.ts';

describe('isAddress', () => {
  it.each([
    'ann@shop.test',
    'Ann.O-Neill+news@mail.shop.test',
    "o'neill@shop.test",
    'a@b',
    `${'l'.repeat(64)}@shop.test`,
    `a@${'d'.repeat(63)}.test`,
  ])('accepts %s', (address) => {
    expect(isAddress(address)).toBe(true);
  });

  it.each([
    '',
    '@',
    'ann@',
    '@shop.test',
    'ann@@shop.test',
    'ann@shop..test',
    'ann@.shop.test',
    'ann@shop.test.',
    'ann@-shop.test',
    'ann@shop-.test',
    '.ann@shop.test',
    'ann.@shop.test',
    'an..n@shop.test',
    ' ann@shop.test',
    'ann@shop.test ',
    'ann@shop.test\r\nBcc: evil@x.test',
    'a@b.test: evil@x.test',
    'a@b.test, evil@x.test',
    'a@b.test;evil@x.test',
    '<evil@x.test> a@b.test',
    'Ann <ann@shop.test>',
    '"ann"@shop.test',
    '"evil@x.test"@shop.test',
    'ann(comment)@shop.test',
    'ann(a(b)c)@shop.test',
    'ann@[127.0.0.1]',
    'аnn@shop.test',
    'jörg@shop.test',
    'ann@shöp.test',
    'ann@shop.test\0',
    `${'l'.repeat(65)}@shop.test`,
    `a@${'d'.repeat(64)}.test`,
    `a@${'d.'.repeat(127)}test`,
  ])('rejects %j', (address) => {
    expect(isAddress(address)).toBe(false);
  });
});

describe('toAsciiAddress', () => {
  it.each([
    ['test@umläut.com', 'test@xn--umlut-ira.com'],
    ['test@UMLA\u0308UT.com', 'test@xn--umlut-ira.com'],
    ['ann@mail.例え.jp', 'ann@mail.xn--r8jz45g.jp'],
    ['ann@shop.test', 'ann@shop.test'],
    ['jörg@shop.test', 'jörg@shop.test'],
    ['ann@shöp.test/x', 'ann@shöp.test/x'],
    ['ann@shöp.test:25', 'ann@shöp.test:25'],
    ['shöp', 'shöp'],
  ])('writes %j as %j', (typed, address) => {
    expect(toAsciiAddress(typed)).toBe(address);
  });
});

describe('isPublicAddress', () => {
  it.each([
    ['ann@shop.test', true],
    ['ann@shop.xn--p1ai', true],
    ['ann@localhost', false],
    ['ann@127.0.0.1', false],
    ['ann@shop.t', false],
  ])('returns for %s: %j', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
