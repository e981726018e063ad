// `npm run engines`: starts a real OpenSearch and runs all checks against it. `-- --write` stores the result in
// docs/scaling.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { whyNoEngine } from './cluster.ts';

/** Checks of one kind: their number, and how many passed. */
type Line = { check: string; passed: number; all: number; seconds: number };
type Report = {
  testResults: { assertionResults: { ancestorTitles: string[]; status: string; duration?: number }[] }[];
};

const root = join(import.meta.dirname, '..', '..');
const page = join(root, 'docs', 'scaling.md');
const [begin, end] = ['<!-- engines -->', '<!-- /engines -->'];

const runFaults = (): Line[] => {
  const folder = mkdtempSync(join(tmpdir(), 'wearfolio-engines-'));
  const file = join(folder, 'report.json');
  const args = ['exec', 'vitest', 'run', '--config', 'vitest.faults.config.ts'];
  const reports = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`];
  spawnSync('pnpm', ['-C', 'apps/api', ...args, ...reports, 'src/faults/search-'], {
    cwd: root,
    stdio: 'inherit',
  });
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const kinds = Map.groupBy(results, ({ ancestorTitles }) => ancestorTitles.join(' '));
  return [...kinds].map(([check, tests]) => ({
    check,
    passed: tests.filter(({ status }) => status === 'passed').length,
    all: tests.length,
    seconds: tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
  }));
};

const runAnswers = (): Line => {
  const began = performance.now();
  const { status } = spawnSync('node', [join(import.meta.dirname, 'answers.ts')], { cwd: root, stdio: 'inherit' });
  const seconds = (performance.now() - began) / 1000;
  return { check: 'both engines, with one and three shards', passed: status === 0 ? 1 : 0, all: 1, seconds };
};

const table = (lines: readonly Line[]): string => {
  const rows = [
    ['check', 'passed', 's'],
    ...lines.map(({ check, passed, all, seconds }) => [check, `${passed} of ${all}`, seconds.toFixed(0)]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const [head = '', ...others] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...others].join('\n');
};

const keep = (result: string, commit: string): void => {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/scaling.md does not contain ${begin} and ${end}`);
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB`;
  const day = new Date().toISOString().slice(0, 10);
  const line = `Last run: ${day}, commit ${commit}, OpenSearch 2.19.1 on a machine with ${machine}.`;
  writeFileSync(page, `${text.slice(0, from)}${begin}\n\n${line}\n\n${result}\n\n${text.slice(to)}`);
};

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
const reason = whyNoEngine();
if (reason === null) {
  // Read first, because a commit may be made during the run.
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const lines = [runAnswers(), ...runFaults()];
  const result = table(lines);
  console.log(`\n${result}`);
  if (write) keep(result, commit);
  process.exitCode = lines.every(({ passed, all }) => passed === all) ? 0 : 1;
} else {
  console.log(`not run: ${reason}`);
}
