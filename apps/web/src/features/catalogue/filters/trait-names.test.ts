// cspell:ignore Unter Bis
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '../../../lib/locale.ts';
import { setSettings, settings } from '../../../lib/settings.ts';
import { rangeName } from './trait-names.ts';

const shop = settings;

describe('the name of a price range', () => {
  afterEach(() => {
    setLocale('en');
    setSettings(shop);
  });

  it.each(['Under $50', 'Over $5,000', 'Up to $99.50', '$50 - $100'])(
    'is that of the reply in the first market: %s',
    (name) => {
      expect(rangeName(name)).toBe(name);
    },
  );

  it('is in the language and the currency of another market', () => {
    setLocale('de');
    setSettings({ ...shop, market: 'de', money: { currency: 'EUR', rate: 0.5 } });
    const names = ['Under $50', 'Up to $5,000', '$50 - $100'].map((name) => rangeName(name).replace(/[^\S ]/g, ' '));

    expect(names).toEqual(['Unter ≈ 25 €', 'Bis ≈ 2.500 €', '≈ 25 € - ≈ 50 €']);
  });
});
