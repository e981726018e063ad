import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Derived, DerivedFile } from './derive.ts';
import type { DerivedWhole } from './derive-whole.ts';
import { type PictureFault, PictureRefused } from './refused-picture.ts';

export type DeriveTask = { kind: 'webp' | 'whole' | 'avif'; bytes: Uint8Array; widths: readonly number[] };
export type DeriveReply =
  | (Partial<Derived | DerivedWhole> & { files: DerivedFile[] })
  | { fault: PictureFault; detail: string };

export type Deriver = {
  /** Like `derive`, in a separate process. */
  derive: (bytes: Uint8Array, widths: readonly number[]) => Promise<Derived>;
  /** Like `deriveWhole`, in the same separate process. */
  deriveWhole: (bytes: Uint8Array, widths: readonly number[]) => Promise<DerivedWhole>;
  /** Like `deriveAvif`, in the same separate process. */
  deriveAvif: (webp: Uint8Array, widths: readonly number[]) => Promise<DerivedFile[]>;
  close: () => void;
};

export type DeriverOptions = {
  /** Timeout per picture in ms. */
  patience?: number;
  /** Memory limit of the process in bytes. It is killed above it. */
  memory?: number;
  /** Scheduling priority of the process, as in `os.setPriority`; lowest by default, because shoppers come first. */
  priority?: number;
};

const script = fileURLToPath(new URL('./derive-process.ts', import.meta.url));

/** Pictures per process. A new process then replaces it, so that memory leaks of decoders do not add up. */
const mostTasks = 500;

const pageSize = 4096;

/** The memory of a process in bytes; 0 if the operating system does not report it. */
const memoryOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageSize;
  } catch {
    return 0;
  }
};

const start = (priority: number): ChildProcess => {
  const child = fork(script, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
    // The environment contains no secrets. With few arenas, freed memory goes back to the operating system.
    env: { MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1' },
  });
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, priority);
    } catch {
      // Without permission to lower it, the process keeps its normal priority.
    }
  }
  child.unref();
  child.channel?.unref();
  return child;
};

/**
 * Starts a process that derives one picture at a time at low priority. A picture that crashes it is rejected as
 * 'crashed'.
 */
export const openDeriver = ({
  patience = 60_000,
  memory = 1024 ** 3,
  priority = constants.priority.PRIORITY_LOW,
}: DeriverOptions = {}): Deriver => {
  let child: ChildProcess | null = null;
  let tasks = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };

  const ask = (task: DeriveTask): Promise<DeriveReply> =>
    new Promise((resolve) => {
      if (child === null || !child.connected || tasks >= mostTasks) {
        end();
        child = start(priority);
        tasks = 0;
      }
      tasks += 1;
      const asked = child;
      const settle = (reply: DeriveReply): void => {
        clearTimeout(late);
        clearInterval(watch);
        asked.removeAllListeners();
        asked.on('error', () => undefined);
        resolve(reply);
      };
      const giveUp = (detail: string): void => {
        if (child === asked) end();
        else asked.kill('SIGKILL');
        settle({ fault: 'crashed', detail });
      };
      const late = setTimeout(() => giveUp(`took more than ${patience} ms`), patience);
      const watch = setInterval(() => {
        if (memoryOf(asked.pid ?? 0) > memory) giveUp(`took more than ${memory} bytes of memory`);
      }, 50);
      asked.once('message', (reply) => settle(reply as DeriveReply));
      asked.once('exit', (code, signal) => giveUp(`the decoder ended with ${signal ?? code}`));
      asked.once('error', (error) => giveUp(error.message));
      asked.send(task, (error) => error && giveUp(error.message));
    });

  // One task at a time, because replies come in order and the memory limit is for one picture.
  const queue = async (task: DeriveTask): Promise<Exclude<DeriveReply, { fault: PictureFault }>> => {
    const before = last;
    const mine = before.then(() => ask(task));
    last = mine;
    const reply = await mine;
    if ('fault' in reply) throw new PictureRefused(reply.fault, reply.detail);
    return reply;
  };

  return {
    derive: async (bytes, widths) => (await queue({ kind: 'webp', bytes, widths })) as Derived,
    deriveWhole: async (bytes, widths) => (await queue({ kind: 'whole', bytes, widths })) as DerivedWhole,
    deriveAvif: async (bytes, widths) => (await queue({ kind: 'avif', bytes, widths })).files,
    close: end,
  };
};
