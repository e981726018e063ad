import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** How many checks each group of docs/security.md has. */
const groups = { A: 10, B: 5, C: 8, D: 6, E: 7, F: 8, G: 7, H: 6, I: 14, J: 5, K: 5 };

/** The ids of all checks, in order. */
export const checkIds: readonly string[] = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
);

const isCheck: ReadonlySet<string> = new Set(checkIds);

// `I1: ...` and `I1, I2: ...` at the beginning of a part, `(I5)` and `(I5: refused)` at its end.
const marks = /(?:^|> )((?:[A-K]\d+, )*[A-K]\d+): |\(((?:[A-K]\d+, )*[A-K]\d+)(?:: [^)]*)?\)/g;

/** The checks that a test's name, the whole of it or one part, says it is about. */
export const idsOf = (name: string): string[] =>
  [...name.matchAll(marks)]
    .flatMap(([, before, behind]) => (before ?? behind ?? '').split(', '))
    .filter((id) => isCheck.has(id));

type Told = { ids: string[]; name: string; state: string; reason: string; isPlanted: boolean };

const tell = (test: TestCase): Told => {
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

const listed = (tests: readonly Told[]): string =>
  [...new Set(tests.flatMap(({ ids }) => ids))].sort(byId).join(' ') || 'none';

/** What `npm run faults` says at its end: which checks ran, which did not and why, and which planted defects were found. */
export const summaryOf = (tests: readonly Told[]): string[] => {
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
  ];
};

/** Vitest's reporter of the faults: the summary, after all else. */
export const faultsReporter: Reporter = {
  onTestRunEnd: (modules: readonly TestModule[]) => {
    // What has another name than was asked for is left out before anything runs, and no check that was not run.
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].filter(({ options }) => options.mode !== 'skip').map(tell),
    );
    process.stdout.write(`${summaryOf(tests).join('\n')}\n`);
  },
};
