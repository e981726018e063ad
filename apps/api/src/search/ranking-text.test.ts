import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rankingText } from './ranking-text.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'standard', 'ranking.html');

it('matches the public page about ranking (to update it: vitest run -u)', async () => {
  await expect(rankingText()).toMatchFileSnapshot(file);
});
