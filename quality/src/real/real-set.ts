import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * What a person read in the raw rows of one product. `row` is the id, the group id or the end of the link of one of its
 * rows. The other texts are patterns without regard to case; prices are in units of the currency. `variants` is left
 * out where rows of other colors may belong to the product.
 */
export type ProductLabel = {
  row: string;
  price: number;
  currency: string;
  retail?: number;
  /** The name of the labeled row. */
  title?: string;
  variants?: number;
  sizes?: readonly string[];
  colors?: readonly string[];
  audience?: 'women' | 'men' | 'kids' | 'adult';
  kind?: string;
  brand?: string;
};

/** A real feed: where it lies in public, how it is imported, and what is known about it. */
export type RealFeed = {
  name: string;
  repository: string;
  commit: string;
  path: string;
  language: string;
  format: string;
  half: 'open' | 'held-back';
  flags: readonly string[];
  /** Number of variants in the whole feed. */
  variants?: number;
  /** A pattern of the message, if the feed must be refused. */
  refused?: string;
  products: readonly ProductLabel[];
};

const labels = join(import.meta.dirname, '..', '..', 'real', 'labels.json');

/** Reads the labels of the real feeds, which are not part of the repository. */
export const listRealFeeds = (): RealFeed[] => {
  const { feeds }: { feeds: Record<string, Omit<RealFeed, 'name'>> } = JSON.parse(readFileSync(labels, 'utf8'));
  return Object.entries(feeds).map(([name, feed]) => ({ ...feed, name }));
};

/** Returns the bytes of a feed in a folder of `OWNER+NAME/FILE`; null if it is not there. */
export const readRealFeed = (folder: string, { repository, path }: RealFeed): Buffer | null => {
  const file = join(folder, repository.replace('/', '+'), basename(path));
  return existsSync(file) ? readFileSync(file) : null;
};
