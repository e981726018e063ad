import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** `open`: rows for developing rules. `held-back`: rows that authors of rules must not read. */
export type Half = 'open' | 'held-back';

/** A labeled extract of a real feed, as listed in `feeds/index.json`. */
export type Extract = { slug: string; file: string; store: string; half: Half; format: string };

/** A person's labels for a row; `labels/README.md` explains each field. */
export type Label = {
  id: string;
  brand: string | null;
  title: string;
  /** A leaf without its audience, or several acceptable ones; null if the tree has no suitable leaf. */
  kind: string | readonly string[] | null;
  audience: string | null;
  /** Parents in the palette, main color first. `?` means that the color cannot be determined. */
  colors: readonly string[];
  /** An inner array holds the names of one size that the row states in several columns. */
  sizes: readonly (string | readonly string[])[];
  group: string;
};

export const listExtracts = (): Extract[] => JSON.parse(readFileSync(join(root, 'feeds', 'index.json'), 'utf8'));

/** The bytes of an extract. */
export const readExtract = ({ file }: Extract): Buffer => readFileSync(join(root, 'feeds', file));

/** The labels of an extract in the order of the feed; empty if it has none. */
export const readLabels = ({ file }: Extract): Label[] => {
  const path = join(root, 'labels', file.replace(/\.\w+$/, '.jsonl'));
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line): Label => JSON.parse(line));
};
