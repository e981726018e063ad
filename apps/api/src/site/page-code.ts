import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest of the web app's build, or an empty one. */
export const readManifest = async (webDir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(webDir, '.vite', 'manifest.json'), 'utf8').catch(() => '{}'));

const addFiles = (manifest: Manifest, name: string, files: Set<string>): void => {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addFiles(manifest, imported, files);
};

/** The module with the routes of the rarer pages. */
const otherPages = 'src/app/other-pages.tsx';

/**
 * The addresses of the modules of a page (`source` as in the build), so that the browser can preload them. Those of a
 * rarer page begin with the module that leads to it.
 */
export const codeOf = (manifest: Manifest, source: string): string[] => {
  const files = new Set<string>();
  if (manifest[otherPages]?.dynamicImports?.includes(source)) addFiles(manifest, otherPages, files);
  addFiles(manifest, source, files);
  return [...files].map((file) => `/${file}`);
};
