// cspell:ignore Einheitsgröße
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from './locale.ts';
import { setSettings, settings } from './settings.ts';
import { bySystem, sizeName, wornName } from './size-name.ts';

const shop = settings;

describe('sizes of a market', () => {
  afterEach(() => setSettings(shop));

  it('are as listed where the market has no order', () => {
    expect(['US 7 · EU 38', 'M', '58 cm'].map(sizeName)).toEqual(['US 7 · EU 38', 'M', '58 cm']);
  });

  it('begin with the system of the market', () => {
    setSettings({ ...shop, sizeSystems: ['EU', 'UK'], names: { 'One Size': 'Einheitsgröße' } });

    expect(['US 7 · EU 38', 'UK 5 · US 7', 'W32 L34', 'One Size'].map(sizeName)).toEqual([
      'EU 38 · US 7',
      'UK 5 · US 7',
      'W32 L34',
      'Einheitsgröße',
    ]);
    expect(bySystem(['letters', 'US', 'UK', 'EU'].map((system) => ({ system }))).map(({ system }) => system)).toEqual([
      'EU',
      'UK',
      'letters',
      'US',
    ]);
  });

  it('say about how large the other size is in the language of the page', () => {
    setLocale('de');
    const name = wornName('UK 5 · about EU 38');
    setLocale('en');

    expect([name, wornName('M')]).toEqual(['UK 5 · ca. EU 38', 'M']);
  });
});
