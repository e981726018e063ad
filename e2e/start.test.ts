import { once } from 'node:events';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { copyFolder, findFreePort, ownSettings, removeFolder, runCommand, waitUntilReady } from './testing/shop.ts';

describe('the second start of a shop', () => {
  it('keeps its data and does not seed again', () => {
    const [first, second] = [inject('firstStart'), inject('secondStart')];

    expect(first.output).toContain('Demo catalog');
    expect(first.cards).toHaveLength(24);
    expect(second.cards).toEqual(first.cards);
    expect(second.output).toMatch(/Tables {5}current\n/);
    expect(second.output).not.toContain('Demo catalog');
  });
});

describe('npm start', () => {
  it('shuts down on SIGTERM and returns the exit code', async () => {
    const [port, folder] = [await findFreePort(), await copyFolder(inject('emptyDir'))];
    onTestFinished(() => removeFolder(folder));
    const settings = { ...ownSettings, SEED: 'none', PORT: String(port), DATA_DIR: folder };
    const run = runCommand('npm', ['start'], settings, true);
    const { pid = 0 } = run.child;
    const ended = once(run.child, 'exit');
    // Kills processes that survived the signal.
    onTestFinished(() => {
      if (run.child.exitCode !== 0) process.kill(-pid, 'SIGTERM');
    });
    await waitUntilReady(`http://127.0.0.1:${port}`, run);

    run.child.kill('SIGTERM');

    expect(await ended).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed');
  });
});
