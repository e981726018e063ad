import { afterEach, describe, expect, it } from 'vitest';
import { pathInMarket } from './market.ts';
import { setSettings, settings } from './settings.ts';

const shop = settings;

const link = (prefix: string, country: string) => ({
  ...{ prefix, country, language: 'de' },
  ...{ name: '', suggestion: '', action: '' },
});

const markets = [link('', 'US'), link('us-de', 'US'), link('de', 'DE')];

describe('pathInMarket', () => {
  afterEach(() => setSettings(shop));

  it('is the path that routes know', () => {
    setSettings({ ...shop, markets, market: 'de' });

    expect(['/de', '/de/', '/de/search', '/department', '/'].map(pathInMarket)).toEqual([
      '/',
      '/',
      '/search',
      '/department',
      '/',
    ]);
  });
});
