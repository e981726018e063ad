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

/**
 * What pages are made of: `/assets` is hashed and never changes, `/icons` is what a phone keeps of the shop on its home
 * screen, `/pictures` is the demo catalogue's.
 */
export const staticFiles: FastifyPluginAsync<Options> = async (app, { webDir, picturesDir }) => {
  const assetsDir = join(webDir, 'assets');
  if (existsSync(assetsDir)) {
    await app.register(files, {
      ...plain,
      root: assetsDir,
      prefix: '/assets/',
      maxAge: '365d',
      immutable: true,
      // The build puts the smallest form of scripts and styles beside them.
      preCompressed: true,
    });
  }
  const iconsDir = join(webDir, 'icons');
  if (existsSync(iconsDir)) {
    await app.register(files, { ...plain, root: iconsDir, prefix: '/icons/', maxAge: '1d' });
  }
  if (existsSync(picturesDir)) {
    await app.register(files, { ...plain, root: picturesDir, prefix: '/pictures/', maxAge: '30d' });
  }
};
