import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from './locale.ts';
import { formatMoney, paidMoney, shopSign, typedMoney } from './money.ts';
import { setSettings, settings } from './settings.ts';

const shop = settings;

const show = (market: Partial<typeof settings>) => {
  setLocale('de');
  setSettings({ ...shop, market: 'de', ...market });
};

/** With the plain spaces that a reader sees. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('money', () => {
  afterEach(() => {
    setLocale('en');
    setSettings(shop);
  });

  it('is in the form of the specification in the first market', () => {
    expect([1290, 96.5, null].map((amount) => formatMoney(amount))).toEqual(['$1,290', '$96.50', '']);
    expect([typedMoney(1290), paidMoney(49.99), shopSign()]).toEqual(['1,290', 49.99, '$']);
  });

  it('is in the form of the language in another market', () => {
    show({});

    expect([1290, 96.5, null].map((amount) => plain(formatMoney(amount)))).toEqual(['1.290 $', '96,50 $', '']);
  });

  it('is converted by the rate of the day, marked, and rounded where the rate would pretend', () => {
    show({ money: { currency: 'EUR', rate: 0.9 } });

    expect([1290, 10.5].map((amount) => plain(formatMoney(amount)))).toEqual(['≈ 1.161 €', '≈ 9,45 €']);
    expect(plain(formatMoney(1290, 1199.9))).toBe('1.199,90 €');
    expect(shopSign()).toBe('€');
    expect([typedMoney(50), typedMoney(10.5)]).toEqual(['45', '9,45']);
    expect(paidMoney(45)).toBe(50);
  });
});
