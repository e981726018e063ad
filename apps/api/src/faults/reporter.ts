import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The number of checks in each group of docs/threats.tsv. */
const groups = { A: 10, B: 5, C: 8, D: 9, E: 8, F: 8, G: 7, H: 6, I: 20, J: 6, K: 5 };

/** The ids of all checks, in order. */
export const checkIds: readonly string[] = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
);

const isCheck: ReadonlySet<string> = new Set(checkIds);

// `I1: ...` and `I1, I2: ...` at the beginning of a part, `(I5)` and `(I5: refused)` at its end.
const marks = /(?:^|> )((?:[A-K]\d+, )*[A-K]\d+): |\(((?:[A-K]\d+, )*[A-K]\d+)(?:: [^)]*)?\)/g;

/** The check ids in a test's name or in one part of it. */
export const idsOf = (name: string): string[] =>
  [...name.matchAll(marks)]
    .flatMap(([, before, behind]) => (before ?? behind ?? '').split(', '))
    .filter((id) => isCheck.has(id));

type TestOutcome = { ids: string[]; name: string; state: string; reason: string; isPlanted: boolean };

const outcomeOf = (test: TestCase): TestOutcome => {
  const result = test.result();
  return {
    ids: idsOf(test.fullName),
    name: test.fullName,
    state: result.state,
    reason: (result.state === 'skipped' && result.note) || 'no reason was given',
    isPlanted: /\(planted\)/.test(test.name),
  };
};

const byId = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' });

const listed = (tests: readonly TestOutcome[]): string =>
  [...new Set(tests.flatMap(({ ids }) => ids))].sort(byId).join(' ') || 'none';

/** The exit code when no test failed but a tool is missing, so that some tests did not run. */
const incompleteCode = 3;

/** One line that names the missing tools, or an empty text. A skipped test gives its reason as `needs <tool>`. */
const lacking = (tests: readonly TestOutcome[]): string[] => {
  const skipped = tests.filter(({ state }) => state === 'skipped');
  if (skipped.length === 0) return [];
  const tools = [...new Set(skipped.map(({ reason }) => reason.replace(/^needs /, '')))];
  const count = `${skipped.length} of ${tests.length} tests did not run`;
  return [`Incomplete: ${count}. Missing: ${tools.join(', ')}`];
};

/**
 * The summary at the end of `npm run faults` and `npm run scan`: what ran, what did not and why, and planted defects.
 */
export const summaryOf = (tests: readonly TestOutcome[]): string[] => {
  const of = (state: string) => tests.filter((test) => test.state === state);
  const planted = tests.filter(({ isPlanted, state }) => isPlanted && state !== 'skipped');
  const found = planted.filter(({ state }) => state === 'passed');
  return [
    '',
    `Checks passed       ${listed(of('passed'))}`,
    `Checks failed       ${listed(of('failed'))}`,
    ...of('skipped').map(({ name, reason }) => `Not run             ${name}: ${reason}`),
    `Defects planted     ${planted.length}, found ${found.length}`,
    ...planted.filter(({ state }) => state !== 'passed').map(({ name }) => `Not found           ${name}`),
    '',
    ...lacking(tests),
  ];
};

/** A Vitest reporter that prints the summary and sets the exit code of an incomplete run. */
export const faultsReporter: Reporter = {
  onTestRunEnd: (modules: readonly TestModule[], _errors, outcome) => {
    // A test excluded by the name filter has the mode `skip`; it is not part of this run.
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].filter(({ options }) => options.mode !== 'skip').map(outcomeOf),
    );
    process.stdout.write(`${summaryOf(tests).join('\n')}\n`);
    if (outcome === 'passed' && tests.some(({ state }) => state === 'skipped')) process.exitCode = incompleteCode;
  },
};
