import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

type Options = { webDir: string; picturesDir: string };

const plain = {
  index: false,
  decorateReply: false,
  dotfiles: 'ignore',
} as const satisfies Partial<FastifyStaticOptions>;

/** What pages are made of: `/assets` is hashed and never changes, `/pictures` is the demo catalogue's. */
export const staticFiles: FastifyPluginAsync<Options> = async (app, { webDir, picturesDir }) => {
  const assetsDir = join(webDir, 'assets');
  if (existsSync(assetsDir)) {
    await app.register(files, { ...plain, root: assetsDir, prefix: '/assets/', maxAge: '365d', immutable: true });
  }
  if (existsSync(picturesDir)) {
    await app.register(files, { ...plain, root: picturesDir, prefix: '/pictures/', maxAge: '30d' });
  }
};
