import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'wearfolio-hooks-'));

// Removes Git's variables, so that a test inside a hook does not act on the repository being committed.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@wearfolio.example', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });

const commit = (...paragraphs: string[]) =>
  git('commit', '--allow-empty', ...paragraphs.flatMap((paragraph) => ['-m', paragraph]));

beforeAll(() => {
  copyFileSync(join(root, 'lefthook.yml'), join(folder, 'lefthook.yml'));
  for (const name of ['checks', 'node_modules']) symlinkSync(join(root, name), join(folder, name));
  git('init', '--quiet');
  execFileSync(join(root, 'node_modules', '.bin', 'lefthook'), ['install'], { cwd: folder, env });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the commit-msg hook', () => {
  it('rejects a subject of 73 characters and states the limit', () => {
    const { status, stderr, stdout } = commit('x'.repeat(73), 'Because.');

    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('has 73 characters; 72 are allowed');
  });

  it('counts consecutive lines as one subject', () => {
    expect(commit(`${'x'.repeat(40)}\n${'y'.repeat(40)}`).status).not.toBe(0);
  });

  it.each([
    ['of 72 characters', 'é'.repeat(72)],
    ['that git wrote', `Revert "${'x'.repeat(72)}"`],
  ])('accepts a subject %s, with a body of any length', (_, subject) => {
    expect(commit(subject, 'y'.repeat(200))).toMatchObject({ status: 0 });
    expect(git('log', '-1', '--format=%s').stdout).toBe(`${subject}\n`);
  });
});
