import { readdirSync } from 'node:fs';
import type { Endpoint } from '../endpoint.ts';

const room = `${import.meta.dirname}/..`;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'schema' in value;

/** All contracts that modules of this package export, by name. */
export const loadEndpoints = async (): Promise<Map<string, Endpoint>> => {
  const files = readdirSync(room).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(`${room}/${name}`) as Promise<Record<string, unknown>>));
  const found = new Map<string, Endpoint>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (isEndpoint(value)) found.set(name, value);
  }
  return found;
};
