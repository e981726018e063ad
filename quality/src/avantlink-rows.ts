import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';

type Fields = ReadonlyMap<string, string>;

/** A row of an AvantLink feed, as the store wrote it. `store` is the name of the file. */
export type AvantLinkRow = { store: string; fields: Fields; variants: readonly Fields[] };

const readRows = (store: string, xml: string): AvantLinkRow[] => {
  const rows: AvantLinkRow[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const path: string[] = [];
  let text = '';
  let fields = new Map<string, string>();
  let variants: Map<string, string>[] = [];
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
    if (name === 'Product') [fields, variants] = [new Map(), []];
    if (name === 'variant') variants.push(new Map());
  });
  const append = (part: string) => {
    text += part;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    path.pop();
    const into = path.at(-1) === 'variant' ? variants.at(-1) : fields;
    const isField = path.at(-1) === 'variant' || path.at(-1) === 'Product';
    if (isField && text.trim() !== '') into?.set(name, text.trim());
    if (name === 'Product') rows.push({ store, fields, variants });
    text = '';
  });
  parser.write(xml).close();
  return rows;
};

/** The first of the fields that has a value, or ''. */
export const textOf = (fields: Fields, ...names: readonly string[]): string =>
  names.map((name) => fields.get(name)).find((value) => value !== undefined) ?? '';

/** Reads all AvantLink feeds of a folder, ordered by file name. */
export const readAvantLink = (folder: string): AvantLinkRow[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .toSorted()
    .flatMap((name) => readRows(name.slice(0, -4), readFileSync(join(folder, name), 'latin1')));
