import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** `open`: rules may be written against its rows. `held-back`: nobody who writes rules reads them. */
export type Half = 'open' | 'held-back';

/** A labeled extract of a real feed, as `feeds/index.json` lists it. */
export type Extract = { slug: string; file: string; store: string; half: Half; format: string };

/** What a person says of a row; `labels/README.md` explains each. */
export type Label = {
  id: string;
  brand: string | null;
  title: string;
  /** One leaf without its audience, or several that are right alike; null where the tree has no place. */
  kind: string | readonly string[] | null;
  audience: string | null;
  /** Parents of the palette, the main one first; `?` is a color that nobody can tell. */
  colors: readonly string[];
  sizes: readonly string[];
  group: string;
};

export const listExtracts = (): Extract[] => JSON.parse(readFileSync(join(root, 'feeds', 'index.json'), 'utf8'));

/** The bytes of an extract. */
export const readExtract = ({ file }: Extract): Buffer => readFileSync(join(root, 'feeds', file));

/** The labels of an extract in the order of the feed; none where nobody has labeled it. */
export const readLabels = ({ file }: Extract): Label[] => {
  const path = join(root, 'labels', file.replace(/\.\w+$/, '.jsonl'));
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line): Label => JSON.parse(line));
};
