// cspell:ignore Doutput Dlog
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A node of an OpenSearch cluster. The functions simulate failures of a machine. */
export type EngineNode = {
  name: string;
  url: string;
  pid: number;
  /** Kills the process, like a power failure. */
  kill: () => Promise<void>;
  /** Starts the node again after `kill`, with its data. */
  restart: () => Promise<void>;
  /** Stops the process, so that it does not answer while its connections stay open, like a lost network. */
  pause: () => void;
  resume: () => void;
  /** Runs the node for `on` ms and stops it for `off` ms in turns, until the returned function is called. */
  slow: (on: number, off: number) => () => void;
  /** The resident memory of the process in bytes. */
  memory: () => Promise<number>;
};

export type EngineCluster = {
  /** The URLs of all nodes, separated by commas. */
  urls: string;
  nodes: EngineNode[];
  stop: () => Promise<void>;
};

/** `heap` is in MB. `settings` are additional settings of each node. */
type Options = { nodes: number; heap?: number; settings?: Readonly<Record<string, string>> };

const version = '2.19.1';
const cache = join(homedir(), '.cache', 'wearfolio', 'engines', version);
const longestStart = 120_000;

const isThere = (command: string, argument: string): boolean => spawnSync(command, [argument]).status === 0;

/** Why OpenSearch cannot run here, or null if it can. */
export const whyNoEngine = (): string | null => {
  if (!isThere('java', '-version')) return 'no Java';
  return existsSync(join(cache, 'lib')) || isThere('mvn', '-version') ? null : 'no Maven';
};

// Downloads to a folder outside the repository. An interrupted download leaves no complete file.
const download = (): void => {
  if (existsSync(join(cache, 'lib'))) return;
  const part = join(cache, `part-${process.pid}`);
  mkdirSync(part, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'pom.xml'), join(part, 'pom.xml'));
  const goals = ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib'];
  const { status } = spawnSync('mvn', goals, { cwd: part, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('Maven could not download OpenSearch. See its output');
  if (!existsSync(join(cache, 'lib'))) renameSync(join(part, 'lib'), join(cache, 'lib'));
  rmSync(part, { recursive: true });
};

const freePorts = async (count: number): Promise<number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
};

const answers = async (url: string): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return answer?.ok === true;
};

type Launch = { name: string; url: string; home: string; heap: number; settings: Readonly<Record<string, string>> };

const launch = ({ name, home, heap, settings }: Launch): ChildProcess => {
  const log = openSync(join(home, `${name}.log`), 'a');
  const flags = [`-Xms${heap}m`, `-Xmx${heap}m`, '-Dlog4j2.disable.jmx=true', '-cp', join(cache, 'lib', '*')];
  const given = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  const program = join(import.meta.dirname, 'Start.java');
  return spawn('java', [...flags, program, ...given], { stdio: ['pipe', log, log] });
};

const untilAnswering = async (child: ChildProcess, { name, url, home }: Launch): Promise<void> => {
  const end = performance.now() + longestStart;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`${name} did not start: ${await readFile(join(home, `${name}.log`), 'utf8')}`);
    await wait(250);
  }
};

const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
};

const startNode = (given: Launch): EngineNode & { ready: Promise<void> } => {
  let child = launch(given);
  const signal = (name: NodeJS.Signals): void => void child.kill(name);
  const ready = untilAnswering(child, given);
  return {
    name: given.name,
    url: given.url,
    ready,
    get pid() {
      return child.pid ?? 0;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      signal('SIGKILL');
      await once(child, 'exit');
    },
    restart: () => {
      child = launch(given);
      return untilAnswering(child, given);
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    slow: (on, off) => {
      const over = new AbortController();
      const alternate = async (): Promise<void> => {
        while (!over.signal.aborted) {
          signal('SIGSTOP');
          await wait(off, undefined, { signal: over.signal }).catch(() => undefined);
          signal('SIGCONT');
          await wait(on, undefined, { signal: over.signal }).catch(() => undefined);
        }
      };
      void alternate();
      return () => over.abort();
    },
    memory: () => memoryOf(child.pid ?? 0),
  };
};

/**
 * Starts an OpenSearch cluster on free ports of this machine, for checks and benchmarks only: it has no authentication
 * and no TLS. The first call downloads OpenSearch. `stop` deletes the data. Throws without Java or Maven
 * (`whyNoEngine`).
 */
export const startCluster = async ({ nodes: count, heap = 1024, settings = {} }: Options): Promise<EngineCluster> => {
  download();
  const home = await mkdtemp(join(tmpdir(), 'wearfolio-engines-'));
  const ports = await freePorts(2 * count);
  const names = Array.from({ length: count }, (_, at) => `node${at + 1}`);
  const seeds = names.map((_, at) => `127.0.0.1:${ports[count + at]}`).join(',');
  const nodes = names.map((name, at) =>
    startNode({
      name,
      url: `http://127.0.0.1:${ports[at]}`,
      home,
      heap,
      settings: {
        'path.home': home,
        'path.data': join(home, name),
        'node.name': name,
        'cluster.name': `wearfolio-${process.pid}`,
        'http.port': `${ports[at]}`,
        'transport.port': `${ports[count + at]}`,
        'http.type': 'netty4',
        'transport.type': 'netty4',
        'network.host': '127.0.0.1',
        'discovery.seed_hosts': seeds,
        'cluster.initial_cluster_manager_nodes': names.join(','),
        'node.store.allow_mmap': 'false',
        // Allows a nearly full disk, which is acceptable for a check.
        'cluster.routing.allocation.disk.threshold_enabled': 'false',
        ...settings,
      },
    }),
  );
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.kill()));
    await rm(home, { recursive: true, force: true });
  };
  try {
    await Promise.all(nodes.map(({ ready }) => ready));
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls: nodes.map(({ url }) => url).join(','), nodes, stop };
};
