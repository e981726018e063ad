import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { SourceRow } from './predicate.ts';

const file = join(import.meta.dirname, '..', '..', 'search', 'styles.csv');

type Style = { id: string; title: string; kind: string; color: string; audience: string; usage: string };

/** 2,400 real titles with an editor's labels: kind, color, audience, and the usage as `material`. */
export const readStylesRows = (): SourceRow[] => {
  const styles: Style[] = parse(readFileSync(file), { columns: true });
  return styles.map(({ id, title, kind, color, audience, usage }) => ({
    id,
    title,
    brand: '',
    category: kind,
    audience,
    colors: [color],
    sizes: [],
    description: '',
    material: usage,
    price: 10,
    sale: false,
    store: 'Texts',
    inStock: true,
    variants: [],
  }));
};
