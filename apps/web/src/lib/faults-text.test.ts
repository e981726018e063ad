import { describe, expect, it } from 'vitest';
import { faultsText } from './faults-text.ts';

describe('The summary of a failed submit', () => {
  it.each([
    [1, 'One field needs another look.'],
    [2, 'Two fields need another look.'],
    [5, 'Five fields need another look.'],
    [12, '12 fields need another look.'],
  ])('for %i', (count, text) => {
    expect(faultsText(count)).toBe(text);
  });
});
