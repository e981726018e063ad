import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { openDemoJpegs } from '../catalogue/pictures/demo-jpegs.ts';
import { RequestRefused } from '../http/errors.ts';

type Options = { webDir: string; picturesDir: string; contentDir: string };

type Folder = Pick<FastifyStaticOptions, 'maxAge' | 'immutable' | 'preCompressed'> & {
  root: string;
  path: string;
  /** The file names to serve. All by default. */
  names?: RegExp;
  /** Whether the folder may be created while the shop runs. */
  mayCome?: boolean;
  /** Whether the names of `openDemoJpegs` are served too. */
  hasJpegs?: boolean;
};

const folder: FastifyPluginAsync<Folder> = async (app, { path, names, mayCome, hasJpegs, ...options }) => {
  const suppressWarning = mayCome === true;
  // The plugin's own route would read the whole folder on every request to check the spelling of the path.
  await app.register(files, { ...options, suppressWarning, serve: false, index: false, dotfiles: 'ignore' });
  // A path outside the folder gets 404 like any missing file.
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode !== 403) throw error;
    reply.callNotFound();
  });
  const makeJpeg = hasJpegs ? openDemoJpegs(options.root) : null;
  app.get<{ Params: { '*': string } }>(`${path}*`, async (request, reply) => {
    const name = request.params['*'];
    const jpeg = await makeJpeg?.(name);
    if (jpeg) return reply.header('Cache-Control', 'public, max-age=2592000').type('image/jpeg').send(jpeg);
    return names?.test(name) === false ? reply.callNotFound() : reply.sendFile(name);
  });
};

/** The operator's pictures are in one folder without subfolders, so names cannot leave it. */
const pictureName = /^[\w-][\w.-]*\.(?:avif|webp|jpe?g|png|gif|svg)$/i;

const foldersOf = ({ webDir, picturesDir, contentDir }: Options): Folder[] => [
  // The build stores compressed scripts and styles beside them.
  { path: '/assets/', root: join(webDir, 'assets'), maxAge: '365d', immutable: true, preCompressed: true },
  { path: '/icons/', root: join(webDir, 'icons'), maxAge: '1d' },
  { path: '/pictures/', root: picturesDir, maxAge: '30d', hasJpegs: true },
  // The operator may replace a picture under the same name.
  { path: '/content/pictures/', root: join(contentDir, 'pictures'), names: pictureName, mayCome: true, maxAge: '5m' },
];

/** Whether an address on our origin, such as `/pictures/tote-1.avif`, is an existing file. */
export const isServed = (options: Options, address: string): boolean => {
  const [path = ''] = address.split(/[?#]/);
  const found = foldersOf(options).find((one) => path.startsWith(one.path));
  const name = path.slice(found?.path.length);
  if (!found || found.names?.test(name) === false || name.split('/').includes('..')) return false;
  return statSync(join(found.root, name), { throwIfNoEntry: false })?.isFile() ?? false;
};

/**
 * Static files: `/assets` is hashed and immutable, `/icons` are home screen icons, `/pictures` are the demo
 * catalogue's, `/content/pictures` are the operator's for the home page.
 */
export const staticFiles: FastifyPluginAsync<Options> = async (app, options) => {
  // The service worker of the web app, whose scope is the folder that it stands in.
  const worker = await readFile(join(options.webDir, 'sw.js')).catch(() => null);
  app.get('/sw.js', (_request, reply) => {
    if (worker === null) throw new RequestRefused(404, 'The pages are not built');
    return reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(worker);
  });
  for (const each of foldersOf(options)) {
    if (each.mayCome || existsSync(each.root)) await app.register(folder, each);
  }
};
