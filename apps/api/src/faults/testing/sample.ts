import { expect, it } from 'vitest';

// Three tests that lack a tool and one that passes, or fails on request. The test of the reporter runs them.
it.for(['sqlmap', 'wapiti', 'sqlmap'])('needs %s', (tool, { skip }) => skip(`needs ${tool}`));

it('passes', () => {
  expect(process.env.SAMPLE_FAILS).toBeUndefined();
});
