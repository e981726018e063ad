import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { choosePlace } from './server.ts';

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-place-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

describe('choosePlace', () => {
  it('uses one copy of the programs for all servers', async () => {
    const [one, other] = [await makeFolder(), await makeFolder()].map((folder) => choosePlace(folder, () => undefined));

    expect(one?.programs).toBe(other?.programs);
    expect(existsSync(join(one?.programs ?? '', 'bin', 'postgres'))).toBe(true);
  });
});
