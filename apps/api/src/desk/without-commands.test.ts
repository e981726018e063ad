import { describe, expect, it } from 'vitest';
import { withoutCommands } from './without-commands.ts';

describe('a reason at the desk', () => {
  it.each([
    [
      '7 rows: no rate for XYZ. Run: npm run catalogue -- rate set XYZ <rate>',
      '7 rows: no rate for XYZ. Set one in the exchange rates under Identity',
    ],
    [
      'There is no rate of XYZ. Set one first: npm run catalogue -- rate set XYZ 0.27',
      'There is no rate of XYZ. Set one in the exchange rates under Identity',
    ],
    [
      'The feed says no price. Proposed mapping: {"a": 1}. Complete it in x.json and run: npm run catalogue -- import x',
      'The feed says no price. Say which column is what in the preview of the feed',
    ],
    [
      "Nothing states the currency. Repeat with --currency EUR, or set Currency on the store's page of the desk",
      'Nothing states the currency. Set Currency in the feed settings',
    ],
    [
      "The feed lacks 9 of the store's 9 current products: 100.0 %. Add --yes to import it anyway",
      "The feed lacks 9 of the store's 9 current products: 100.0 %",
    ],
    [
      'The id of the rows repeats. Settle it with --map FILE, such as {"fields": {"id": "sku"}}, or under Columns and fields at the desk',
      'The id of the rows repeats. Settle it under Columns and fields',
    ],
    ['The feed contains no products', 'The feed contains no products'],
  ])('is %j without its command', (reason, words) => {
    expect(withoutCommands(reason)).toBe(words);
  });
});
