import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { MatchRun } from './match-searches.ts';

/**
 * Runs the matching in a separate process, because it may take a minute and this process answers requests. `signal` can
 * end it at any time; it leaves nothing behind.
 */
export const runMatching = async (databaseUrl: string, signal: AbortSignal): Promise<MatchRun> => {
  const program = fileURLToPath(new URL('./match-program.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'], signal });
  const [said, complaint, ended] = [text(child.stdout), text(child.stderr), once(child, 'close')];
  child.stdin.on('error', () => undefined).end(databaseUrl);
  const [code] = await ended;
  if (code !== 0) throw new Error(`Could not match the searches: ${(await complaint).trim().slice(0, 1000)}`);
  return JSON.parse(await said) as MatchRun;
};
