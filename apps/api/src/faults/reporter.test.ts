import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { idsOf, summaryOf } from './reporter.ts';

const test = (name: string, state: string, more: object = {}) => ({
  ids: idsOf(name),
  name,
  state,
  reason: 'no reason was given',
  isPlanted: false,
  ...more,
});

describe('the summary of npm run faults', () => {
  it.each([
    ['I1: PostgreSQL killed under writes > costs nothing', ['I1']],
    ['an outage (I5)', ['I5']],
    ['E4, E5: every call', ['E4', 'E5']],
    ['I14: migrations', ['I14']],
    ['a mail server > that is busy (I5: 451)', ['I5']],
    ['I6: killed > C1, C2: works once', ['I6', 'C1', 'C2']],
    ['I99: no check, nor is (B12), or what begins with H1', []],
  ])('reads the ids in %j', (name, ids) => {
    expect(idsOf(name)).toEqual(ids);
  });

  it('reports what ran, what did not and why, and which planted defects were found', () => {
    const lines = summaryOf([
      test('I12: bad', 'passed'),
      test('I1: dead', 'passed', { isPlanted: true }),
      test('I3: down', 'failed', { isPlanted: true }),
      test('I11: full', 'skipped', { reason: 'needs permission to mount a disk' }),
    ]);

    expect(lines).toEqual([
      '',
      'Checks passed       I1 I12',
      'Checks failed       I3',
      'Not run             I11: full: needs permission to mount a disk',
      'Defects planted     2, found 1',
      'Not found           I3: down',
      '',
      'Incomplete: 1 of 4 tests did not run. Missing: permission to mount a disk',
    ]);
  });
});

const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));

/** Runs Vitest with the settings of `npm run scan` on the four tests of `testing/sample.ts`. */
const runSample = (env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [vitest, 'run', '--config', 'src/faults/testing/sample.config.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

describe('a run of npm run scan or npm run faults', () => {
  it('exits with 3 and names each missing tool once when nothing failed', () => {
    const { status, stdout } = runSample();

    expect(stdout).toContain('Incomplete: 3 of 4 tests did not run. Missing: sqlmap, wapiti\n');
    expect(status).toBe(3);
  });

  it('exits with 1 when a test failed, even if a tool is missing', () => {
    expect(runSample({ SAMPLE_FAILS: '1' }).status).toBe(1);
  });
});
