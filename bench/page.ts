// Computes what a browser must load before the first paint of a page, from the build manifest: `npm run bench -- page`.
// Counts the page's code with its static imports and the styles, compressed with gzip.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { say } from './listing/say.ts';

const dist = join(import.meta.dirname, '..', 'apps', 'web', 'dist');

type Chunk = {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
};
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
);

const limits = { js: 150, css: 15 };

const entry = 'index.html';
const pages = {
  home: 'home',
  listing: 'listing',
  product: 'product',
  login: 'account/login',
  'brand directory': 'brands',
};

/** A chunk with all its static imports, by their names in the manifest. */
const withImports = (name: string, found: Set<string> = new Set()): Set<string> => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build does not contain '${name}'`);
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
};

const otherPages = 'src/app/other-pages.tsx';

/** The chunks of a page, with the one that leads to it. */
const chunksOf = (page: string): Chunk[] => {
  const found = withImports(page, withImports(entry));
  if (manifest[otherPages]?.dynamicImports?.includes(page)) withImports(otherPages, found);
  return [...found].flatMap((name) => manifest[name] ?? []);
};

/** In KB of 1,000 bytes. */
const gzipped = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
  1000;

// The inline script in the head runs before the first paint.
const ownScripts = [...readFileSync(join(dist, entry), 'utf8').matchAll(/<script src="\/([^"]+)"/g)].map(
  ([, file = '']) => file,
);

for (const [page, source] of Object.entries(pages)) {
  const chunks = chunksOf(`src/pages/${source}.tsx`);
  const scripts = chunks.map(({ file }) => file);
  const styles = chunks.flatMap(({ css = [] }) => css);
  say({
    name: `${page}: JavaScript`,
    value: gzipped([...ownScripts, ...scripts]),
    unit: 'KB',
    most: limits.js,
  });
  say({ name: `${page}: CSS`, value: gzipped(styles), unit: 'KB', most: limits.css });
}
