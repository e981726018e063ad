import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, '..', '..', '..', '..', '..', 'prisma', 'migrate-cli.ts');

/** Runs `npm run migrate` on the database in a separate process. */
export const migrateApart = (databaseUrl: string, environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })) };
};
