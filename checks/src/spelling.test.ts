import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

// cspell:ignore colour favourite recieve

const root = join(import.meta.dirname, '..', '..');

/** A repository with the real dictionaries. */
const openRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wearfolio-spelling-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'checks'));
  for (const name of ['cspell.json', 'checks/words.txt', 'checks/test-words.txt'])
    cpSync(join(root, name), join(folder, name));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const check = () =>
    spawnSync(process.execPath, [join(root, 'checks', 'src', 'spelling.ts')], {
      cwd: folder,
      encoding: 'utf8',
    });
  return { write, check };
};

describe('the spelling check', () => {
  it('accepts American English, and quoted wire names', () => {
    const { write, check } = openRepository();
    write('new.ts', '/** The color of a favorite. Wearfolio reads `/my-favourite`. */\nexport const hexa = 0;\n');

    expect(check()).toMatchObject({ status: 0 });
  });

  it('rejects British and misspelled words, with instructions', () => {
    const { write, check } = openRepository();
    write('old.ts', '// A.\n\n/** The colour of a favourite. */\nexport const b = 1;\n');
    write('notes.md', '# Notes\n\nShops recieve feeds.\n');

    const { status, stdout, stderr } = check();

    expect(stdout).toMatch(/old\.ts:3:\d+ - Unknown word \(colour\)/);
    expect(stdout).toMatch(/old\.ts:3:\d+ - Unknown word \(favourite\)/);
    expect(stdout).toMatch(/notes\.md:3:\d+ .*recieve/);
    expect(stderr).toContain('Add it to checks/words.txt');
    expect(status).toBe(1);
  });
});
