import { expect, it } from 'vitest';
import { plainMarks } from './plain-marks.ts';

it.each([
  ['Ridge Boot :: Black :: 9', 'Ridge Boot - Black - 9'],
  ['Ridge Boot_Black_9', 'Ridge Boot - Black - 9'],
  ['Ridge Boot • Black', 'Ridge Boot - Black'],
  ['Ridge Boot: Black', 'Ridge Boot: Black'],
  ['RDG_BLK_9', 'RDG_BLK_9'],
  ['Ridge Gore-Tex(R) Boot(TM)', 'Ridge Gore-Tex Boot'],
  ['Ridge Suit 40 (R)', 'Ridge Suit 40 (R)'],
])('replaces the separators in %s with hyphens and removes signs', (name, plain) => {
  expect(plainMarks(name)).toBe(plain);
});
