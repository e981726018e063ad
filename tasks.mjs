// Every script at the root goes through here: it pins Node and pnpm, installs
// what the lockfile asks for, and runs the task's commands one after the other.
// Plain JavaScript, because it must start on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const nodeVersion = '26.10.0';
const pnpmVersion = '12.21.0';
const root = fileURLToPath(new URL('.', import.meta.url));

/** Vitest in a workspace, with a configuration of its own. With `--filter` in place of `-C`, pnpm would turn every exit code into 1. */
const vitest = (workspace, config) => ['pnpm', '-C', workspace, 'exec', 'vitest', 'run', '--config', config];
const quietly = ['--output-logs=errors-only', '--log-prefix=none', '--no-update-notifier'];
const build = ['turbo', 'run', 'build', ...quietly];
const generate = [...build, '--filter=@wearfolio/database'];
// What each of them is, package.json says; they share the cores, because most of them keep to one.
const checks = [
  'check:format',
  'check:boundaries',
  'check:supply-chain',
  'check:dead-code',
  'check:spelling',
  'check:markdown',
  'typecheck',
];
const verify = ['turbo', 'run', ...checks, ...quietly];

const test = (...options) => ['turbo', 'run', 'test', ...options, '--log-order=stream', '--no-update-notifier'];
// Two workspaces share the cores, so that one works while the other starts or waits. The browser's journeys use both.
const tests = [test('--filter=!@wearfolio/e2e', '--concurrency=2'), test('--filter=@wearfolio/e2e')];

// Garbage of replies is collected early, before it stands in the machine's memory: docs/performance.md, 'Listing'.
const shop = [
  'node',
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--initial-old-space-size=48',
  'apps/api/src/server.ts',
];

/** Task name -> commands. Arguments given by the caller go to the last one. */
const tasks = {
  start: [build, shop],
  dev: [generate, ['turbo', 'run', 'dev', '--ui=stream']],
  build: [build],
  test: [verify, build, ...tests],
  verify: [verify],
  format: [['biome', 'check', '--write', '.']],
  migrate: [generate, ['node', 'prisma/migrate-cli.ts']],
  // As in the shop, garbage is collected early: an import and its grouping else take a third more memory.
  catalogue: [generate, ['node', '--max-semi-space-size=8', '--heap-growing-percent=40', 'catalogue/cli.ts']],
  mails: [generate, ['node', 'apps/api/src/mails-cli.ts']],
  staff: [generate, ['node', 'apps/api/src/staff-cli.ts']],
  worker: [generate, ['node', 'apps/api/src/worker-server.ts']],
  bench: [build, ['node', 'bench/run.ts']],
  quality: [['node', 'quality/src/quality.ts']],
  faults: [generate, vitest('apps/api', 'vitest.faults.config.ts')],
  defects: [build, ['node', 'checks/src/defects.ts']],
  engines: [generate, ['node', 'bench/engines/run.ts']],
  scan: [build, vitest('apps/api', 'vitest.scan.config.ts')],
  sweep: [build, ['turbo', 'run', 'sweep', '--concurrency=1', '--log-order=stream', '--no-update-notifier']],
  screenshots: [build, ['node', 'e2e/screenshots.ts']],
};

/** The PATH on which the pinned Node and pnpm come first; npx fetches them the first time and keeps them. */
const findPinned = () => {
  if (process.version === `v${nodeVersion}` && process.env.WEARFOLIO_PNPM === pnpmVersion) return process.env.PATH;
  const packages = [`--package=node@${nodeVersion}`, `--package=pnpm@${pnpmVersion}`];
  const args = ['--yes', '--prefer-offline', ...packages, '--', 'node', '-p', 'process.env.PATH'];
  const { status, stdout, error } = spawnSync('npx', args, { encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'] });
  if (error) console.error(`Could not run npx: ${error.message}`);
  if (status !== 0) process.exit(1);
  return stdout.trim();
};

const pinnedEnvironment = () => ({
  ...process.env,
  WEARFOLIO_PNPM: pnpmVersion,
  PATH: join(root, 'node_modules', '.bin') + delimiter + findPinned(),
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
  // Without these Prisma and turbo would download, look for news or report.
  PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'prisma', 'schema-engine.ts'),
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  // The schema engine is WebAssembly, which Node still calls experimental.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim(),
});

// Both are what the C library begins with; said, they stay, and what a large buffer took goes back to the machine with it.
const shopMemory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

const codeOf = (signal) => 128 + constants.signals[signal];

let running = null;
let isEnding = false;

const run = async (command, args, env) => {
  running = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  try {
    const [code, signal] = await once(running, 'exit');
    return code ?? codeOf(signal);
  } catch (error) {
    console.error(`Could not run ${command}: ${error.message}`);
    return 1;
  }
};

const runOrLeave = async (command, args, env) => {
  if (isEnding) process.exit(codeOf('SIGTERM'));
  const code = await run(command, args, env);
  if (code !== 0) process.exit(code);
};

// Without hooks everything still works, so a failure is told and nothing more. A worktree shares the hooks of its clone.
const installHooks = (env) => {
  if (process.env.CI || !existsSync(join(root, '.git'))) return;
  const { status } = spawnSync('lefthook', ['install'], { cwd: root, env, stdio: 'ignore' });
  if (status !== 0) console.log('Could not install the git hooks; `node_modules/.bin/lefthook install` says why');
};

// Asking pnpm costs a second, so it is asked only when the lockfile is newer.
const install = async (env) => {
  const marker = join(root, 'node_modules', '.modules.yaml');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'pnpm-lock.yaml')).mtimeMs) return;
  console.log('Installing packages ...');
  await runOrLeave('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'], env);
  installHooks(env);
};

// Ctrl-C reaches the whole process group, SIGTERM this process alone. After either it waits for the task to close in order.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => {
  isEnding = true;
  running?.kill('SIGTERM');
});

const [name = '', ...rest] = process.argv.slice(2);
const commands = tasks[name];
if (!commands) {
  console.error(`Usage: npm run TASK, where TASK is one of ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}

const env = pinnedEnvironment();
// Tests start some hundred processes that read the same modules. A shop keeps to the memory that was measured without.
if (name === 'test') env.NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compiled');
if (name === 'start') Object.assign(env, shopMemory);
// The pages come from the web's own server, so that is where mails lead.
if (name === 'dev') env.PUBLIC_URL ??= 'http://localhost:5173';
await install(env);
for (const [index, [command, ...args]] of commands.entries()) {
  const isLast = index === commands.length - 1;
  await runOrLeave(command, isLast ? [...args, ...rest] : args, env);
}
