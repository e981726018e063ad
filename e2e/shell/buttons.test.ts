import { describe } from 'vitest';
import { phone } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { patience, pressAll } from './buttons.ts';

describe('Every button of the home page', () => {
  // buttons.sweep.ts goes through the others. Header and footer are the same everywhere.
  it('does something on / at 390', patience, async ({ openBlank }) => {
    await pressAll(await openBlank({ screen: phone }), '/', 'body');
  });
});
