import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Defect } from './planted/defect.ts';
import { defects } from './planted/planted.ts';

const root = join(import.meta.dirname, '..', '..');

const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: root, encoding: 'utf8' });

const build = (): void => {
  if (run('turbo', 'run', 'build', '--filter=@wearfolio/web').status !== 0)
    throw new Error('The web app does not build');
};

/** Runs the test file as `npm test` does. Returns the name of the first failing test, or null. */
const findFailure = ({ room, test }: Defect): string | null => {
  if (room === 'e2e') build();
  const { status, stdout, stderr } = run('pnpm', '-C', room, 'run', 'test', test, '--bail=1', '--reporter=tap-flat');
  if (status === 0) return null;
  const [, failed] = /^not ok \d+ - (.*?)(?: # time.*)?$/m.exec(stdout) ?? [];
  // A test file that does not start finds nothing.
  if (failed === undefined) throw new Error(`${room}/${test} did not run: ${stderr}`);
  return failed;
};

/** Plants a defect, runs the test, and restores the file. Returns the name of the failing test, or null. */
const plant = (defect: Defect): string | null => {
  const path = join(root, defect.file);
  const sound = readFileSync(path, 'utf8');
  const parts = sound.split(defect.find);
  if (parts.length !== 2) throw new Error(`${defect.file} must contain this text exactly once: ${defect.find}`);
  const putBack = (): void => writeFileSync(path, sound);
  process.once('exit', putBack);
  try {
    writeFileSync(path, parts.join(defect.replace));
    return findFailure(defect);
  } finally {
    putBack();
    process.removeListener('exit', putBack);
  }
};

/** Whether a defect is found, with the name of the failing test or the reason why not. */
const ask = (defect: Defect): { isFound: boolean; reason: string } => {
  try {
    const failure = plant(defect);
    return { isFound: failure !== null, reason: failure ?? 'No test failed' };
  } catch (error) {
    // The code has changed or the test does not start. Update the defect.
    return { isFound: false, reason: error instanceof Error ? error.message : String(error) };
  }
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** `npm run defects`: plants all defects, or those with the given numbers, and prints the test that finds each. */
const numbers = process.argv.slice(2).map(Number);
let missed = 0;
for (const [at, defect] of defects.entries()) {
  if (numbers.length > 0 && !numbers.includes(at + 1)) continue;
  const { isFound, reason } = ask(defect);
  if (!isFound) missed += 1;
  console.log(`${at + 1}. ${defect.name}: ${isFound ? 'found' : 'MISSED'} by ${defect.room}/${defect.test}`);
  console.log(`   ${reason}`);
}
if (numbers.length === 0 || numbers.some((number) => defects[number - 1]?.room === 'e2e')) build();
console.log(missed === 0 ? 'All defects were found' : `${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;
