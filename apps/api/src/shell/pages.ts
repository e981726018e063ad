import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { malformedAddress } from '../edge/address.ts';
import { freshness } from '../edge/freshness.ts';
import type { Env } from '../env.ts';
import { RequestRefused } from '../errors.ts';
import type { Face, MakeFace } from './face/face.ts';
import { listingFace } from './face/listing-face.ts';
import { homeFace, notFoundFace, quickViewDemoFace } from './face/plain-faces.ts';
import { productFace } from './face/product-face.ts';
import { codeOf, readManifest } from './page-code.ts';
import { pageWriter } from './page-html.ts';
import { isPagePath, pageRoutes } from './page-routes.ts';

type Kind = keyof typeof pageRoutes;

/** What makes the face of each kind of page, and where the web app has its code. */
const kinds: Record<Kind, { makeFace: MakeFace; source: string }> = {
  home: { makeFace: homeFace, source: 'src/pages/home.tsx' },
  listing: { makeFace: listingFace, source: 'src/pages/listing.tsx' },
  product: { makeFace: productFace, source: 'src/pages/product.tsx' },
  quickViewDemo: { makeFace: quickViewDemoFace, source: 'src/pages/quick-view-demo.tsx' },
};

const splitUrl = (url: string): [path: string, query: string] => {
  const [path = '', query = ''] = (url.split('#', 1)[0] ?? '').split(/\?(.*)/s);
  return [path, query];
};

const wantsPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && isPagePath(splitUrl(url)[0]);

type Options = Pick<Env, 'webDir' | 'publicUrl' | 'currency'>;

const sendHtml = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html);

/** The routes of the pages that the web app has, written into its built `html`. */
const knownPages: FastifyPluginAsync<Options & { html: string }> = async (
  app,
  { html, webDir, publicUrl, currency },
) => {
  const manifest = await readManifest(webDir);

  const makePage = async (makeFace: MakeFace, write: (face: Face) => string, request: FastifyRequest) => {
    const params = request.params as Record<string, string>;
    const query = new URLSearchParams(splitUrl(request.url)[1]);
    const shop = { db: app.db, catalogue: app.catalogue(), afterwards: app.afterwards, publicUrl, currency };
    const face = await makeFace(shop, { params, query });
    return face && write(face);
  };

  await app.register(freshness);
  for (const kind of Object.keys(kinds) as Kind[]) {
    const { makeFace, source } = kinds[kind];
    const write = pageWriter(html, codeOf(manifest, source));
    const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      // A database that does not answer costs a page its face, and nothing else.
      const page = await makePage(makeFace, write, request).catch((error: unknown) => {
        request.log.warn({ err: error }, 'A page went out without its face');
        return html;
      });
      if (page !== null) return sendHtml(reply, 200, page);
      reply.callNotFound();
      return reply;
    };
    for (const url of pageRoutes[kind]) app.get(url, show);
  }
};

/**
 * The web app's HTML at every route that it has, with the page's face and its first data; at any other address the same
 * with status 404, or JSON below `/api`.
 */
export const pages = async (app: FastifyInstance, options: Options): Promise<void> => {
  const html = await readFile(join(options.webDir, 'index.html'), 'utf8').catch(() => null);
  const notFoundPage = html === null ? null : pageWriter(html)(notFoundFace);
  if (html !== null) await app.register(knownPages, { ...options, html });

  app.all(malformedAddress, () => {
    throw new RequestRefused(400, 'The address is malformed');
  });

  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw new RequestRefused(404, 'Not found');
    if (notFoundPage === null) throw new RequestRefused(404, 'The pages are not built');
    return sendHtml(reply, 404, notFoundPage);
  });
};
