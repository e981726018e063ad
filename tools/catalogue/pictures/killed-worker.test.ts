import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';

const script = join(import.meta.dirname, '..', 'testing', 'keep-pictures.ts');

it('leaves no partial picture that could be served when the worker is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const shelves = async () => (await readdir(folder).catch(() => [])).filter((name) => name.length === 2);

  for (let round = 0; round < 4; round += 1) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder], {
      stdio: 'ignore',
    });
    const before = (await shelves()).length;
    while ((await shelves()).length <= before && child.exitCode === null) await pause(3);
    await pause(round * 7);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  const places = (
    await Promise.all(
      (
        await shelves()
      ).map(async (shelf) => (await readdir(join(folder, shelf))).map((name) => join(folder, shelf, name))),
    )
  ).flat();
  expect(places.length).toBeGreaterThan(3);
  for (const place of places) {
    expect((await readdir(place)).toSorted()).toEqual(['160.webp', '800.webp', 'facts.json', 'mail.jpg']);
    expect((await stat(join(place, '800.webp'))).size).toBe(200_000);
  }
});
