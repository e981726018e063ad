// Decodes untrusted pictures in a separate process, so that a crash does not affect the server.
import { derive } from './derive.ts';
import type { DeriveReply, DeriveTask } from './derive-apart.ts';
import { deriveAvif } from './derive-avif.ts';
import { deriveWhole } from './derive-whole.ts';
import { PictureRefused } from './refused-picture.ts';

const work = async ({ kind, bytes, widths }: DeriveTask): Promise<DeriveReply> => {
  try {
    if (kind === 'avif') return { files: await deriveAvif(bytes, widths) };
    if (kind === 'whole') return await deriveWhole(bytes, widths);
    return await derive(bytes, widths);
  } catch (error) {
    if (error instanceof PictureRefused) return { fault: error.fault, detail: error.message };
    return { fault: 'broken', detail: String((error as Error).message).slice(0, 200) };
  }
};

process.on('message', (task: DeriveTask) => {
  void work(task).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));
