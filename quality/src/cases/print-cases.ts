import { type Case, caseFolders, readCases } from './case-set.ts';
import { judgeCase } from './judge-case.ts';

const printAll = async (place: string, cases: readonly Case[], isLong: boolean): Promise<boolean> => {
  const judged = await Promise.all(cases.map(async (one) => ({ name: one.name, verdicts: await judgeCase(one) })));
  const all = judged.flatMap(({ verdicts }) => verdicts);
  const right = all.filter(({ isRight }) => isRight).length;
  console.log(`${place}: ${cases.length} feeds, ${right} of ${all.length} facts are right`);
  for (const { name, verdicts } of judged) {
    const wrong = verdicts.filter(({ isRight }) => !isRight);
    if (wrong.length === 0) continue;
    console.log(`  ${name}: ${wrong.length} of ${verdicts.length} are wrong`);
    for (const { fact, expected, actual } of wrong)
      console.log(`    ${fact}, expected ${expected}${isLong ? `, got ${actual}` : ''}`);
  }
  return right === all.length;
};

/** Without the folder of shared cases, the exit code says so. */
const missing = 3;

/**
 * Reads the made-up feeds and prints the facts that a shop would show wrongly. Returns the exit code: 0 if all are right,
 * 1 if one is wrong, 3 if the shared cases are not there.
 */
export const printCases = async (isLong: boolean, folder = caseFolders.shared): Promise<number> => {
  const isOwnRight = await printAll('cases of the repository', readCases(caseFolders.own) ?? [], isLong);
  const shared = readCases(folder);
  if (shared === null) {
    console.log(`There is no folder ${folder}. The shared cases are not part of the repository.`);
    return isOwnRight ? missing : 1;
  }
  const isSharedRight = await printAll('shared cases', shared, isLong);
  return isOwnRight && isSharedRight ? 0 : 1;
};
