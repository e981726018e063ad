// `node checks/src/references.ts`, from the root: fails on a reference that leads nowhere, such as an anchor that
// docs/behavior.md lacks, and on a comment that names agreed behavior by a number.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { anchorsOf, type Finding, findFaults } from './find-references.ts';

// Fixtures and lists of sources are other people's.
const isOurs = (path: string): boolean =>
  /\.(?:[cm]?[jt]s|tsx|md|tsv|css|prisma|sql|sh|ya?ml)$/.test(path) &&
  !/^(?:pnpm-lock\.yaml$|quality\/.*\/)|\/fixtures\/|find-references\.test\.ts$/.test(path);

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const paths = [...new Set(listed)].filter((path) => isOurs(path) && existsSync(path));

const anchorsByPage = new Map<string, ReadonlySet<string>>();
/** The anchors of a Markdown page, or null if there is no such page. */
const pageAnchors = (path: string): ReadonlySet<string> | null => {
  if (!existsSync(path)) return null;
  const anchors = anchorsByPage.get(path) ?? anchorsOf(path.endsWith('.md') ? readFileSync(path, 'utf8') : '');
  anchorsByPage.set(path, anchors);
  return anchors;
};

const faults = paths.flatMap((path): Finding[] => findFaults(path, readFileSync(path, 'utf8'), pageAnchors));

for (const { path, line, fault } of faults) console.error(`${path}:${line}: ${fault}`);
if (faults.length > 0) process.exit(1);
console.log(`All references of ${paths.length} files lead somewhere`);
