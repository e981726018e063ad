// Runs all scripts of the root package.json: pins Node and pnpm, installs what the lockfile lists, and runs the
// commands of the task in order. Plain JavaScript, so that it starts on any version of Node.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const nodeVersion = '26.10.0';
const pnpmVersion = '12.21.0';
const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Runs Vitest in a workspace with its own configuration. Uses `-C`, because with `--filter` pnpm turns every exit code
 * into 1.
 */
const vitest = (workspace, config) => ['pnpm', '-C', workspace, 'exec', 'vitest', 'run', '--config', config];
const quietly = ['--output-logs=errors-only', '--log-prefix=none', '--no-update-notifier'];
const build = ['turbo', 'run', 'build', ...quietly];
const generate = [...build, '--filter=@wearfolio/database'];
// package.json describes each check. They run in parallel, because most use a single core.
const checks = [
  'check:format',
  'check:boundaries',
  'check:supply-chain',
  'check:dead-code',
  'check:spelling',
  'check:markdown',
  'check:references',
  'check:messages',
  'check:migrations',
  'typecheck',
];
const verify = ['turbo', 'run', ...checks, ...quietly];

const test = (...options) => ['turbo', 'run', 'test', ...options, '--log-order=stream', '--no-update-notifier'];
// Two workspaces run at a time, so that one uses the cores while the other starts or waits. The browser tests use both
// cores.
const tests = [test('--filter=!@wearfolio/e2e', '--concurrency=2'), test('--filter=@wearfolio/e2e')];

/** One test file, with the script of its workspace: `npm test -- packages/sizes/src/wear.test.ts`. */
const testOne = (file) => {
  const path = join(root, file);
  if (!existsSync(path)) {
    console.error(`No test file ${file}. Give its path from the root of the repository`);
    process.exit(2);
  }
  let workspace = dirname(path);
  while (!existsSync(join(workspace, 'package.json'))) workspace = dirname(workspace);
  const name = relative(root, workspace);
  return [name === 'e2e' ? build : generate, ['pnpm', '-C', name, 'test', relative(workspace, path)]];
};

// Collects garbage of replies early, before it reaches the old generation: docs/performance.md, 'Listing'.
const shop = [
  'node',
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--initial-old-space-size=48',
  'apps/api/src/server.ts',
];

/** The commands of each task. The caller's arguments are appended to the last command. */
const tasks = {
  start: [build, shop],
  dev: [generate, ['turbo', 'run', 'dev', '--ui=stream']],
  build: [build],
  test: [verify, build, ...tests],
  verify: [verify],
  format: [['biome', 'check', '--write', '.']],
  migrate: [generate, ['node', 'prisma/migrate-cli.ts']],
  seed: [generate, ['node', 'demo/seed-cli.ts']],
  // Collects garbage early, as in the shop. Otherwise an import with its grouping takes a third more memory.
  catalogue: [generate, ['node', '--max-semi-space-size=8', '--heap-growing-percent=40', 'tools/catalogue/cli.ts']],
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

/** A PATH that begins with the pinned Node and pnpm. npx downloads them once. */
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
  // Keeps Prisma and turbo from downloading, checking for updates and reporting usage.
  PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'prisma', 'schema-engine.ts'),
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  // The schema engine is WebAssembly, for which Node prints a warning.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim(),
});

// Both are glibc's initial values. Setting them disables glibc's automatic adjustment, so that freed large buffers go
// back to the operating system.
const shopMemory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

const codeOf = (signal) => 128 + constants.signals[signal];

let running = null;
let isEnding = false;

// Turbo describes each build in ten lines, so a build's output is only shown if the build fails.
const run = async (command, args, env) => {
  const isBuild = command === 'turbo' && args[1] === 'build';
  running = spawn(command, args, { cwd: root, env, stdio: ['inherit', isBuild ? 'pipe' : 'inherit', 'inherit'] });
  const output = running.stdout?.toArray();
  try {
    const [code, signal] = await once(running, 'exit');
    if (code !== 0 && output) process.stdout.write(Buffer.concat(await output));
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

// The repository works without hooks, so a failure only prints a message. A worktree uses the hooks of its clone.
const installHooks = (env) => {
  if (process.env.CI || !existsSync(join(root, '.git'))) return;
  const { status } = spawnSync('lefthook', ['install'], { cwd: root, env, stdio: 'ignore' });
  if (status !== 0) console.log('Could not install the git hooks. Run `node_modules/.bin/lefthook install` to see why');
};

// Asking pnpm takes a second, so this checks only whether the lockfile is newer.
const install = async (env) => {
  const marker = join(root, 'node_modules', '.modules.yaml');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'pnpm-lock.yaml')).mtimeMs) return;
  console.log('Installing packages ...');
  await runOrLeave('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'], env);
  installHooks(env);
};

// Ctrl-C reaches the whole process group, SIGTERM only this process. In both cases, it waits for the task to end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => {
  isEnding = true;
  running?.kill('SIGTERM');
});

const [name = '', ...given] = process.argv.slice(2);
const isOneTest = name === 'test' && given[0]?.includes('.test.');
const commands = isOneTest ? testOne(given[0]) : tasks[name];
const rest = isOneTest ? given.slice(1) : given;
if (!commands) {
  console.error(`Usage: npm run TASK, where TASK is one of ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}

const env = pinnedEnvironment();
// Tests start hundreds of processes that load the same modules. The shop's memory was measured without this cache.
if (name === 'test') env.NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compiled');
if (name === 'start') Object.assign(env, shopMemory);
// In development, the web app's own server serves the pages, so mails link to it.
if (name === 'dev') env.PUBLIC_URL ??= 'http://localhost:5173';
await install(env);
for (const [index, line] of commands.entries()) {
  const [command, ...args] = line;
  const isLast = index === commands.length - 1;
  if (line === build) console.log('Building ...');
  await runOrLeave(command, isLast ? [...args, ...rest] : args, env);
}
