import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyPluginAsync } from 'fastify';

type Options = { webDir: string; picturesDir: string };

type Folder = Pick<FastifyStaticOptions, 'maxAge' | 'immutable' | 'preCompressed'> & { root: string; path: string };

const folder: FastifyPluginAsync<Folder> = async (app, { path, ...options }) => {
  // The plugin's own route reads the whole folder at every request, to check how the path is spelled.
  await app.register(files, { ...options, serve: false, index: false, dotfiles: 'ignore' });
  // An address that leads out of the folder is a file that is not there, like any other.
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode !== 403) throw error;
    reply.callNotFound();
  });
  app.get<{ Params: { '*': string } }>(`${path}*`, (request, reply) => reply.sendFile(request.params['*']));
};

/**
 * What pages are made of: `/assets` is hashed and never changes, `/icons` is what a phone keeps of the shop on its home
 * screen, `/pictures` is the demo catalogue's.
 */
export const staticFiles: FastifyPluginAsync<Options> = async (app, { webDir, picturesDir }) => {
  const folders: Folder[] = [
    // The build puts the smallest form of scripts and styles beside them.
    { path: '/assets/', root: join(webDir, 'assets'), maxAge: '365d', immutable: true, preCompressed: true },
    { path: '/icons/', root: join(webDir, 'icons'), maxAge: '1d' },
    { path: '/pictures/', root: picturesDir, maxAge: '30d' },
  ];
  for (const each of folders) {
    if (existsSync(each.root)) await app.register(folder, each);
  }
};
