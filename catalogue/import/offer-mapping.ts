import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import type { FeedRefused } from '@wearfolio/feeds/read-feed';

type Request = { store: string; source: string; file?: string | undefined; reportsDir: string | null };

/**
 * What to say beside the refusal of a feed that might be read by a mapping: the proposal, and the command that uses it. It
 * is written to a file in `reportsDir`, for ops to complete. Empty where there is no proposal.
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
  return `. What it seems to tell: ${JSON.stringify(proposal)}. Complete this in ${path} and run: ${command}`;
};
