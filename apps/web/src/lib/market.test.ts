import { afterEach, describe, expect, it } from 'vitest';
import { forMarket, pathInMarket } from './market.ts';
import { setSettings, settings } from './settings.ts';

const shop = settings;

const link = (prefix: string, country: string) => ({
  ...{ prefix, country, language: 'de' },
  ...{ name: '', suggestion: '', action: '' },
});

const markets = [link('', 'US'), link('us-de', 'US'), link('de', 'DE')];

const reply = {
  data: [{ price: 40, delivery_price: 4.95, delivered_price: 44.95, delivery_days: [2, 4], returns_days: 30 }],
  facets: { free_delivery: [{ id: 601 }], brand: [{ id: 1 }] },
};

describe('a reply in a market', () => {
  afterEach(() => setSettings(shop));

  it.each(['', 'us-de'])('says what delivery costs in the country of the shop: /%s', (market) => {
    setSettings({ ...shop, markets, market });

    expect(forMarket(reply)).toBe(reply);
  });

  it('says nothing of delivery to another country', () => {
    setSettings({ ...shop, markets, market: 'de' });

    expect(forMarket(reply)).toEqual({
      data: [{ price: 40, delivery_price: null, delivered_price: null, delivery_days: null, returns_days: null }],
      facets: { free_delivery: [], brand: [{ id: 1 }] },
    });
  });
});

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
