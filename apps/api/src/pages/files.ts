import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import files, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyPluginAsync } from 'fastify';

type Options = { webDir: string; picturesDir: string; contentDir: string };

type Folder = Pick<FastifyStaticOptions, 'maxAge' | 'immutable' | 'preCompressed'> & {
  root: string;
  path: string;
  /** The names that are served; without it, all of them. */
  names?: RegExp;
  /** Whether the folder may come while the shop runs. */
  mayCome?: boolean;
};

const folder: FastifyPluginAsync<Folder> = async (app, { path, names, mayCome, ...options }) => {
  const suppressWarning = mayCome === true;
  // The plugin's own route reads the whole folder at every request, to check how the path is spelled.
  await app.register(files, { ...options, suppressWarning, serve: false, index: false, dotfiles: 'ignore' });
  // An address that leads out of the folder is a file that is not there, like any other.
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode !== 403) throw error;
    reply.callNotFound();
  });
  app.get<{ Params: { '*': string } }>(`${path}*`, (request, reply) => {
    const name = request.params['*'];
    return names?.test(name) === false ? reply.callNotFound() : reply.sendFile(name);
  });
};

/** Pictures of ops lie in one folder, without folders in it: their names can lead nowhere else. */
const pictureName = /^[\w-][\w.-]*\.(?:avif|webp|jpe?g|png|gif|svg)$/i;

const foldersOf = ({ webDir, picturesDir, contentDir }: Options): Folder[] => [
  // The build puts the smallest form of scripts and styles beside them.
  { path: '/assets/', root: join(webDir, 'assets'), maxAge: '365d', immutable: true, preCompressed: true },
  { path: '/icons/', root: join(webDir, 'icons'), maxAge: '1d' },
  { path: '/pictures/', root: picturesDir, maxAge: '30d' },
  // Ops may put another picture under the same name.
  { path: '/content/pictures/', root: join(contentDir, 'pictures'), names: pictureName, mayCome: true, maxAge: '5m' },
];

/** Whether there is a file that an address of our own origin, such as `/pictures/tote-1.avif`, would be answered with. */
export const isServed = (options: Options, address: string): boolean => {
  const [path = ''] = address.split(/[?#]/);
  const found = foldersOf(options).find((one) => path.startsWith(one.path));
  const name = path.slice(found?.path.length);
  if (!found || found.names?.test(name) === false || name.split('/').includes('..')) return false;
  return statSync(join(found.root, name), { throwIfNoEntry: false })?.isFile() ?? false;
};

/**
 * What pages are made of: `/assets` is hashed and never changes, `/icons` is what a phone keeps of the shop on its home
 * screen, `/pictures` is the demo catalogue's, `/content/pictures` is what ops put beside their home page.
 */
export const staticFiles: FastifyPluginAsync<Options> = async (app, options) => {
  for (const each of foldersOf(options)) {
    if (each.mayCome || existsSync(each.root)) await app.register(folder, each);
  }
};
