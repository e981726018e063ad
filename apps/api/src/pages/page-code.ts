import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Chunk = { file: string; imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** Reads what the web app's build says of its files; empty where it says nothing. */
export const readManifest = async (webDir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(webDir, '.vite', 'manifest.json'), 'utf8').catch(() => '{}'));

const addFiles = (manifest: Manifest, name: string, files: Set<string>): void => {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addFiles(manifest, imported, files);
};

/**
 * The addresses of the code that a page of the web app runs (`source` as the build names it), so that a browser can ask
 * for it before it has run what asks for it.
 */
export const codeOf = (manifest: Manifest, source: string): string[] => {
  const files = new Set<string>();
  addFiles(manifest, source, files);
  return [...files].map((file) => `/${file}`);
};
