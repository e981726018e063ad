import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fingerprint } from './fingerprint.ts';

// cspell:ignore colour favourite recieve

const root = join(import.meta.dirname, '..', '..');
const old = "import { a } from './a.ts';\n\n/** The colour of a favourite. */\nexport const b = a;\n";

/** A repository with the real dictionaries and a legacy file `old.ts`. */
const openRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wearfolio-spelling-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'checks'));
  for (const name of ['cspell.json', 'checks/words.txt', 'checks/test-words.txt'])
    cpSync(join(root, name), join(folder, name));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('checks/legacy.txt', `${fingerprint(old)} old.ts\n${'0'.repeat(16)} gone.ts\n`);
  write('old.ts', old);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const check = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'checks', 'src', 'spelling.ts'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  return { folder, write, check };
};

describe('the spelling check', () => {
  it('skips a legacy file that was only moved, and prunes missing files from the list', () => {
    const { folder, write, check } = openRepository();
    mkdirSync(join(folder, 'room'));
    renameSync(join(folder, 'old.ts'), join(folder, 'room', 'old.ts'));
    write('room/old.ts', old.replace('./a.ts', '../a.ts'));
    write('new.ts', '/** The color of a favorite. Wearfolio reads `/my-favourite`. */\nexport const hexa = 0;\n');

    const { status, stdout } = check('--prune');

    expect(stdout).toContain('1 legacy files were skipped');
    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'checks', 'legacy.txt'), 'utf8')).toBe(`${fingerprint(old)} old.ts\n`);
  });

  it('rejects British and misspelled words in new and changed files, with instructions', () => {
    const { write, check } = openRepository();
    write('old.ts', old.replace('= a', '= [a]'));
    write('notes.md', '# Notes\n\nShops recieve feeds.\n');

    const { status, stdout, stderr } = check();

    expect(stdout).toMatch(/old\.ts:3:\d+ - Unknown word \(colour\)/);
    expect(stdout).toMatch(/old\.ts:3:\d+ - Unknown word \(favourite\)/);
    expect(stdout).toMatch(/notes\.md:3:\d+ .*recieve/);
    expect(stderr).toContain('Add it to checks/words.txt');
    expect(status).toBe(1);
  });
});
