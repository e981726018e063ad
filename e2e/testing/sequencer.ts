import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow files with little code. Vitest sorts by file size, so it would start them last. */
const longest = ['/accessibility.test.ts', '/routes/routes.test.ts', '/shell/buttons.sweep.ts'];

const isLong = ({ moduleId }: TestSpecification): boolean => longest.some((name) => moduleId.endsWith(name));

/** Starts the slowest files first. Otherwise one of them would run alone at the end. */
export class LongestFirst extends BaseSequencer {
  /** The files in the order in which to start them. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
