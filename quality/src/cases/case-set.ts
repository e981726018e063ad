import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a product of a case must show. `title` and `kind` are patterns without regard to case; `price` is in units. */
export type ExpectedProduct = {
  title: string;
  price?: number;
  retail?: number;
  sizes?: readonly string[];
  colors?: readonly string[];
  audience?: 'women' | 'men' | 'kids' | 'adult';
  kind?: string;
  pictures?: number;
  stock?: boolean;
  currency?: string;
  not_title?: string;
  not_colors?: readonly string[];
  not_kind?: string;
};

/** A made-up feed that stands for a kind of fault, the flags of its import, and what it must show. */
export type Case = {
  name: string;
  bytes: Buffer;
  flags: readonly string[];
  count: number | undefined;
  /** A pattern of the message, if the import must be refused. */
  refused: string | undefined;
  products: readonly ExpectedProduct[];
};

type Entry = { flags?: readonly string[]; count?: number; refused?: string; products: readonly ExpectedProduct[] };

/** The folder of shared data beside the repository, which need not be there. */
export const sharedData = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data');

/** The cases of the repository, and those of the folder beside it, which need not be there. */
export const caseFolders = {
  own: join(import.meta.dirname, '..', '..', 'cases'),
  shared: join(sharedData, 'cases'),
};

const caseOf = (folder: string, name: string, { flags = [], ...entry }: Entry): Case => ({
  name,
  bytes: readFileSync(join(folder, name)),
  // The file of a mapping lies beside the feed.
  flags: flags.map((flag, at) => (flags[at - 1] === '--map' ? join(folder, flag) : flag)),
  count: entry.count,
  refused: entry.refused,
  products: entry.products,
});

/** Reads the cases of a folder; null if the folder is missing. */
export const readCases = (folder: string): Case[] | null => {
  const path = join(folder, 'expected.json');
  if (!existsSync(path)) return null;
  const { cases }: { cases: Record<string, Entry> } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(cases).map(([name, entry]) => caseOf(folder, name, entry));
};
