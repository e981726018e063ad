// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { clearRecent, readRecent, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are kept newest first, each once, five at most', () => {
    for (const keyword of ['linen', 'wool', 'boots', 'coat', 'Linen', 'silk', 'bag']) rememberSearch(keyword);

    expect(readRecent()).toEqual(['bag', 'silk', 'Linen', 'coat', 'boots']);
  });

  it('can be cleared', () => {
    rememberSearch('linen');

    clearRecent();

    expect(readRecent()).toEqual([]);
  });

  it('do not store a search with an e-mail address', () => {
    rememberSearch('elena@example.com');

    expect(readRecent()).toEqual([]);
  });

  it.each(['{', '"linen"', '[1,null]'])('ignore %j in the storage', (kept) => {
    localStorage.setItem('recent-searches', kept);

    expect(readRecent()).toEqual([]);
  });
});
