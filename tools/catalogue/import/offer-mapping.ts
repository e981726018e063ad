import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import type { FeedRefused } from '@wearfolio/feeds/read-feed';

type Request = { store: string; source: string; file?: string | undefined; reportsDir: string | null };

/**
 * Returns the hint for a refused feed that a mapping may read: the proposal and the command that uses it. Writes the
 * proposal to a file in `reportsDir` for ops to complete. Empty without a proposal.
 */
export const offerMapping = async (
  { proposal }: FeedRefused,
  { store, source, file, reportsDir }: Request,
): Promise<string> => {
  if (proposal === null) return '';
  const name = `${slugOf(store) || 'store'}-map.json`;
  const path = reportsDir === null ? name : join(reportsDir, name);
  if (reportsDir !== null) {
    await mkdir(reportsDir, { recursive: true });
    await writeFile(path, `${JSON.stringify(proposal, null, 2)}\n`);
  }
  const command = `npm run catalogue -- import ${file ?? source} --store "${store}" --map ${path}`;
  return `. Proposed mapping: ${JSON.stringify(proposal)}. Complete it in ${path} and run: ${command}`;
};
