import { expect, it } from 'vitest';
import { namesAmount } from './delivery-text.ts';

// cspell:ignore Gratis
it.each([
  ['Free over $150', '$150', true],
  ['Flat rate $6, free over $80.', '$80', true],
  ['Gratis ab 150 €', '150\u00a0€', true],
  ['Free over $150.50', '$150', false],
  ['Free over $1,500', '$1', false],
  ['Gratis ab 1150 €', '150\u00a0€', false],
  ['Free returns for 60 days', '$60', false],
])('tells whether "%s" names %s: %s', (text, amount, isNamed) => {
  expect(namesAmount(text, amount)).toBe(isNamed);
});
