import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from './embedded.ts';

it('reports the folder of its files, even if it differs from the requested one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-private-'));
  await chmod(folder, 0o700);

  const { home, close } = await openEmbedded(folder, () => undefined);
  onTestFinished(async () => {
    await close();
    await rm(home, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });

  expect(existsSync(join(home, 'postgres', 'PG_VERSION'))).toBe(true);
});
