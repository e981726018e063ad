import { describe, expect, it } from 'vitest';
import { marketToSuggest } from './market-choice.ts';

const marketOf = (prefix: string, language: string, country: string) => ({
  ...{ prefix, language, country },
  ...{ name: '', suggestion: '', action: '' },
});

const markets = [marketOf('', 'en', 'US'), marketOf('de', 'de', 'DE'), marketOf('at', 'de', 'AT')];

const suggested = (current: string, languages: string[], chosen: string | null = null) =>
  marketToSuggest(markets, current, { languages, chosen })?.prefix ?? null;

describe('the market to suggest', () => {
  it.each([
    ['', ['de-AT', 'en'], 'at'],
    ['', ['de', 'en'], 'de'],
    ['', ['de-CH'], 'de'],
    ['', ['pl-PL', 'de'], 'de'],
    ['', ['en-GB', 'de'], null],
    ['', ['pl'], null],
    ['de', ['de-AT'], null],
    ['de', ['en-US'], ''],
  ])('on /%s for a browser in %s is %s', (current, languages, prefix) => {
    expect(suggested(current, languages)).toBe(prefix);
  });

  it('is what the shopper chose, and none in that market', () => {
    expect(suggested('', ['en'], 'at')).toBe('at');
    expect(suggested('at', ['en'], 'at')).toBeNull();
    expect(suggested('', ['de'], '')).toBeNull();
    expect(suggested('', ['de'], 'gone')).toBe('de');
  });
});
