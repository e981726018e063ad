import { describe, expect, it } from 'vitest';
import { redactAddress } from './report-page-view.ts';

describe('redactAddress', () => {
  it.each([
    ['/search', '?keyword=red+dress&page=2', '/search?keyword=red+dress&page=2'],
    ['/search', '?keyword=ada%40mail.test', '/search?keyword=%5Bredacted%5D'],
    ['/search', '?keyword=ada@mail.test&sort=asc', '/search?keyword=%5Bredacted%5D&sort=asc'],
    ['/search', '?keyword=ada%2540mail.test', '/search?keyword=%5Bredacted%5D'],
    ['/search', `?keyword=%77fp_${'x'.repeat(43)}`, '/search?keyword=%5Bredacted%5D'],
    ['/search', '?ada@mail.test=1', '/search?%5Bredacted%5D=1'],
    ['/shop/ada@mail.test', '', '/shop/[redacted]'],
    ['/shop/ada%40mail.test/x', '', '/shop/[redacted]/x'],
    ['/shop/ada%2540mail.test', '', '/shop/[redacted]'],
    ['/shop/category/Beach%20%26%20Straw%20Bags', '', '/shop/category/Beach%20%26%20Straw%20Bags'],
    ['/shop/%ff', '', '/shop/%ff'],
    ['/', '', '/'],
  ])('%s%s becomes %s', (path, search, expected) => {
    expect(redactAddress(path, search)).toBe(expected);
  });
});
