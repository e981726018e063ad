import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Returns a sequencer that starts the files whose paths end with these names first. By default, Vitest starts the files
 * with most code first, so a slow file with little code would run alone at the end.
 */
export const longestFirst = (names: readonly string[]): TestSequencerConstructor => {
  const isLong = ({ moduleId }: TestSpecification): boolean => names.some((name) => moduleId.endsWith(name));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
};
