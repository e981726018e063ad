// cspell:ignore Einheitsgröße
import { afterEach, describe, expect, it } from 'vitest';
import { setSettings, settings } from './settings.ts';
import { bySystem, sizeName } from './size-name.ts';

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
});
