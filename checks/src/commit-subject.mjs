// The `commit-msg` hook: `node checks/src/commit-subject.mjs FILE` exits with 1 when the subject in FILE is too long.
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';

const longest = 72;

// Git writes these subjects itself, and `git rebase --autosquash` needs them unchanged.
const writtenByGit = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

// Git reads all lines up to the first empty one as the subject.
const [paragraph] = readFileSync(argv[2], 'utf8')
  .replaceAll(/^#.*\n?/gm, '')
  .trimStart()
  .split(/\n\s*\n/);
const subject = paragraph.trim().replaceAll('\n', ' ');
const length = [...subject].length;

if (length > longest && !writtenByGit.test(subject)) {
  console.error(`The subject of the commit message has ${length} characters; ${longest} are allowed:\n  ${subject}`);
  console.error(
    'Write what the commit changes in the imperative, leave an empty line, and give the reason in the body.',
  );
  exit(1);
}
