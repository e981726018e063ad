import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that walk a table: short to read, so that Vitest, which goes by their size, would begin them last. */
const longest = ['/accessibility.test.ts', '/routes/routes.test.ts', '/shell/buttons.sweep.ts'];

const isLong = ({ moduleId }: TestSpecification): boolean => longest.some((name) => moduleId.endsWith(name));

/** The order of the files: the longest first, or one of them would run on alone when all others have ended. */
export class LongestFirst extends BaseSequencer {
  /** The given files in the order in which they are begun. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
