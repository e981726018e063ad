import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewSize } from '@wearfolio/contracts/pictures';
import { toJpeg, toPreview } from '@wearfolio/pictures/jpeg';
import { LRUCache } from 'lru-cache';

/** How many bytes of JPEGs to cache in memory. */
const memory = 16 * 1024 ** 2;

const jpegName = /^([\w-]+)-(mail|preview)\.jpg$/;

const readAvif = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * Makes JPEGs of a folder's AVIF files: `tote-800-mail.jpg` for mails and `tote-800-preview.jpg` for link previews,
 * which do not support AVIF. Null for other names and missing files.
 */
export const openDemoJpegs = (folder: string): ((name: string) => Promise<Buffer | null>) => {
  const cache = new LRUCache<string, Buffer>({ maxSize: memory, sizeCalculation: ({ length }) => length + 200 });
  return async (name) => {
    const [, stem, kind] = jpegName.exec(name) ?? [];
    if (stem === undefined) return null;
    const kept = cache.get(name);
    if (kept) return kept;
    const avif = await readAvif(join(folder, `${stem}.avif`));
    if (!avif) return null;
    const bytes = await (kind === 'mail' ? toJpeg(avif) : toPreview(avif, previewSize));
    cache.set(name, bytes);
    return bytes;
  };
};
