import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Counts } from './measures.ts';

/** One measurement: of the whole cleaner if `id` is '', else with that mechanism off. None if it never acts. */
type Measured = { id: string; counts?: Counts; error?: string };

const measure = async (data: string, pattern: string, shard: number, shards: number): Promise<Measured[]> => {
  const script = join(import.meta.dirname, 'measure-shard.ts');
  const child = spawn(process.execPath, [script, data, pattern, String(shard), String(shards)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const all: Measured[] = [];
  for await (const line of createInterface({ input: child.stdout })) all.push(JSON.parse(line));
  return all;
};

const changes = (whole: Counts, without: Counts): [string, number][] =>
  Object.entries(whole)
    .map(([fact, right]): [string, number] => [fact, right - (without[fact] ?? 0)])
    .filter(([, worth]) => worth !== 0);

/**
 * Measures the cleaner without each of its mechanisms whose name contains `pattern`, and prints the right facts that each
 * is worth, then the names of those that are worth nothing. Takes half an hour on two cores for all of them.
 */
export const printAblation = async (data: string, pattern: string): Promise<void> => {
  const shards = availableParallelism();
  const runs = Array.from({ length: shards }, (_, shard) => measure(data, pattern, shard, shards));
  const all = (await Promise.all(runs)).flat();
  const whole = all.find(({ id }) => id === '')?.counts ?? {};
  const judged = all
    .filter(({ id }) => id !== '')
    .map((one) => ({ ...one, worth: changes(whole, one.counts ?? whole) }));
  const sum = (worth: readonly [string, number][]): number => worth.reduce((total, [, facts]) => total + facts, 0);
  for (const { id, worth, error } of judged.toSorted((one, other) => sum(other.worth) - sum(one.worth)))
    if (worth.length > 0 || error !== undefined)
      console.log(`${String(sum(worth)).padStart(6)}  ${id}  ${error ?? worth.map((one) => one.join(' ')).join(', ')}`);
  console.log('\nWorth nothing');
  for (const { id, counts, worth, error } of judged)
    if (worth.length === 0 && error === undefined) console.log(`        ${id}${counts ? '' : ' (never acts)'}`);
};
