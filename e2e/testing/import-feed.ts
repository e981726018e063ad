import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode, type Shop } from './shop.ts';

/** Imports a CSV feed of a store into a running shop with the catalogue tool. Returns the exit code and the output. */
export const importFeed = async (
  { dataDir }: Pick<Shop, 'dataDir'>,
  csv: string,
  store = 'Test Store',
  options: readonly string[] = [],
): Promise<{ code: number | null; output: string }> => {
  const file = join(dataDir, 'feed.csv');
  await writeFile(file, csv);
  const args = ['tools/catalogue/cli.ts', 'import', file, '--store', store, '--currency', 'USD', ...options];
  const run = runNode(args, { DATA_DIR: dataDir, INIT_CWD: dataDir });
  return { code: await run.ended, output: run.output() };
};
