// What a browser must have before the first paint of a page, from what the
// build says of itself: `npm run bench -- page`. The page's own code with all
// that it imports at once, and the styles; both as gzip sends them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { say } from './listing/say.ts';

const dist = join(import.meta.dirname, '..', 'apps', 'web', 'dist');

type Chunk = { file: string; imports?: readonly string[]; css?: readonly string[] };
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
);

const limits = { js: 150, css: 15 };

/** Part 16 wants less of a listing. */
const mostOfListing = 143;

const entry = 'index.html';
const pages = {
  home: 'home',
  listing: 'listing',
  product: 'product',
  login: 'account/login',
  'brand directory': 'brands',
};

/** A chunk and all that it imports before it runs, by the names of the build. */
const withImports = (name: string, found: Set<string> = new Set()): Set<string> => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no '${name}'`);
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return found;
};

/** In KB of 1,000 bytes. */
const gzipped = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
  1000;

// The head of the page names a script of its own, which runs before anything is painted.
const ownScripts = [...readFileSync(join(dist, entry), 'utf8').matchAll(/<script src="\/([^"]+)"/g)].map(
  ([, file = '']) => file,
);

for (const [page, source] of Object.entries(pages)) {
  const chunks = [...withImports(`src/pages/${source}.tsx`, withImports(entry))].map((name) => manifest[name]);
  const scripts = chunks.flatMap((chunk) => (chunk ? [chunk.file] : []));
  const styles = chunks.flatMap((chunk) => chunk?.css ?? []);
  say({
    name: `${page}: JavaScript`,
    value: gzipped([...ownScripts, ...scripts]),
    unit: 'KB',
    most: page === 'listing' ? mostOfListing : limits.js,
  });
  say({ name: `${page}: CSS`, value: gzipped(styles), unit: 'KB', most: limits.css });
}
