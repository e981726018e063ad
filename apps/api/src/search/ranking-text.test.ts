import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rankingText } from './ranking-text.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'standard', 'ranking.html');

it('says on the page about ranking what the shop ranks by (to renew it: vitest run -u)', async () => {
  await expect(rankingText()).toMatchFileSnapshot(file);
});
