import { expect, it } from 'vitest';
import { faultsText } from './faults-text.ts';

it.each([
  [1, 'Please correct 1 field.'],
  [5, 'Please correct 5 fields.'],
])('counts %i wrong fields', (count, text) => {
  expect(faultsText(count)).toBe(text);
});
