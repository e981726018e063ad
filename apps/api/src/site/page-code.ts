import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = { file: string; imports?: readonly string[] };
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

/** The addresses of the modules of a page (`source` as in the build), so that the browser can preload them. */
export const codeOf = (manifest: Manifest, source: string): string[] => {
  const files = new Set<string>();
  addFiles(manifest, source, files);
  return [...files].map((file) => `/${file}`);
};
