import {
  type DocumentKind,
  homeKey,
  identityKey,
  marketsKey,
  pageKey,
  partOfKey,
  placeOfKey,
  slugOfKey,
} from '@wearfolio/contracts/content/content-body';
import { menuKey } from '@wearfolio/contracts/content/menu-draft';
import {
  addContentPicture,
  type ContentDocument,
  getContent,
  getContentVersion,
  getDeskMenu,
  largestPicture,
  listContent,
  publishContent,
  saveContent,
  withdrawContent,
} from '@wearfolio/contracts/desk-content';
import { prettify } from '@wearfolio/contracts/listing/listing-scope';
import { may } from '@wearfolio/contracts/rights';
import { say } from '@wearfolio/messages/said';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listFilledPromoted } from '../../catalogue/promoted.ts';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { listCategoryTree } from '../../products/queries.ts';
import { requireRight } from '../access/guard.ts';
import {
  findDead,
  linksOf,
  listDocuments,
  openUploads,
  publishDocument,
  readDocument,
  readVersion,
  type StoredDocument,
  saveDocument,
  toContentDocument,
  withdrawDocument,
} from './content-queries.ts';
import { bodyOf, documentLimit } from './document-body.ts';
import { firstDraft, standardSlugs, standardTitle } from './first-draft.ts';

type Options = { databaseUrl: string; contentDir: string };

const unwritten = (key: string): StoredDocument => ({
  key,
  number: 0,
  body: null,
  actor: null,
  madeAt: null,
  liveNumber: null,
  liveFrom: null,
  scheduledNumber: null,
  scheduledAt: null,
});

const wholeTitles: Readonly<Record<string, string>> = {
  [identityKey]: 'Identity',
  [marketsKey]: 'Markets',
  [menuKey]: 'Menu',
};

const titleOf = ({ key, body }: StoredDocument): string => {
  const place = placeOfKey(key);
  if (place === null) return wholeTitles[key] ?? 'Home page';
  const { title } = (body ?? {}) as { title?: string };
  return title ?? (place.kind === 'page' ? standardTitle(place.name) : prettify(place.name));
};

const shown = (document: StoredDocument): ContentDocument => toContentDocument(document, titleOf(document));

const isOfKind = (kind: DocumentKind, key: string): boolean => placeOfKey(key)?.kind === kind;

/** The home page first, then the existing pages and those that most shops need. */
const listed = (written: readonly StoredDocument[]): ContentDocument[] => {
  const first = [homeKey, ...standardSlugs.map(pageKey)];
  const others = written.filter(({ key }) => slugOfKey(key) !== null && !first.includes(key));
  return [...first.map((key) => written.find((one) => one.key === key) ?? unwritten(key)), ...others].map(shown);
};

const requireRead = (request: FastifyRequest, key: string): void => requireRight(request, partOfKey(key));

const requireChange = (request: FastifyRequest, key: string): void => requireRight(request, `${partOfKey(key)}-change`);

/** Reads documents. Pages and the identity require another right than the rest. */
export const contentRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...listContent,
    handler: async ({ staff, query: { kind } }) => {
      const written = await listDocuments(databaseUrl);
      const data = kind === 'page' ? listed(written) : written.filter(({ key }) => isOfKind(kind, key)).map(shown);
      return { data: data.filter(({ key }) => may(staff.role, partOfKey(key))) };
    },
  });

  app.route({
    ...getContent,
    handler: async (request) => {
      const { key } = request.query;
      requireRead(request, key);
      const { document, versions } = (await readDocument(databaseUrl, key)) ?? {
        document: unwritten(key),
        versions: [],
      };
      return {
        data: {
          ...shown(document),
          scheduled_number: document.scheduledNumber,
          body: JSON.stringify(document.body ?? (await firstDraft(app, databaseUrl, key))),
          versions: versions.map(({ madeAt, ...version }) => ({ ...version, made_at: madeAt.toISOString() })),
        },
      };
    },
  });

  app.route({
    ...getDeskMenu,
    handler: async () => {
      const [tree, filled] = await Promise.all([listCategoryTree(app.db), listFilledPromoted(app.catalogue())]);
      return { data: { tree, filled } };
    },
  });

  app.route({
    ...getContentVersion,
    handler: async (request) => {
      const { key, number } = request.query;
      requireRead(request, key);
      const body = await readVersion(databaseUrl, key, number);
      if (body === null) throw new RequestRefused(404, say('desk.replies.noVersion'));
      return { data: { body: JSON.stringify(body) } };
    },
  });
};

/** Adding pictures, which arrive as files: as base64 in JSON, one of 4 MB would have to pass patterns and a JSON parser. */
export const addPictureRoutes: FastifyPluginAsyncZod<Pick<Options, 'databaseUrl'>> = async (app, { databaseUrl }) => {
  const uploads = openUploads(databaseUrl);
  app.addHook('onClose', async () => uploads.close());
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: largestPicture },
    (_request, body, done) => done(null, body),
  );

  app.route({
    ...addContentPicture,
    handler: async ({ staff, query: { name }, body: bytes }) => {
      if (!Buffer.isBuffer(bytes)) throw new RequestRefused(415, say('desk.replies.noPictureBytes'));
      return { data: await uploads.add(staff, { name, bytes }) };
    },
  });
};

type Version = { key: string; number: number; contentDir: string };

const refuseDeadLinks = async (url: string, { key, number, contentDir }: Version): Promise<void> => {
  const body = key === homeKey ? await readVersion(url, key, number) : null;
  const dead = body === null ? [] : await findDead(url, linksOf(body), contentDir);
  if (dead.length > 0) throw new RequestRefused(409, say('desk.replies.deadLinks', { links: dead }), { links: dead });
};

/** Changes the home page and pages. */
export const contentChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl, contentDir }) => {
  app.route({
    ...saveContent,
    bodyLimit: documentLimit,
    handler: async (request) => {
      const {
        staff,
        body: { key, based_on: basedOn, body },
      } = request;
      requireChange(request, key);
      const number = await saveDocument(databaseUrl, staff, { key, basedOn, body: bodyOf(key, body) });
      return { ...told(say('desk.replies.saved')), data: { number } };
    },
  });

  app.route({
    ...publishContent,
    handler: async (request) => {
      const {
        staff,
        body: { key, number, at, with_dead_links },
      } = request;
      requireChange(request, key);
      // By a later time, the pages may be there. A job checks them then.
      if (at === null && !with_dead_links) await refuseDeadLinks(databaseUrl, { key, number, contentDir });
      const isChecked = key === homeKey && !with_dead_links;
      await publishDocument(databaseUrl, staff, { key, number, at: at === null ? null : new Date(at), isChecked });
      await app.refreshPublished();
      if (at === null) return told(say('desk.replies.published'));
      return told(isChecked ? say('desk.replies.willBeChecked') : say('desk.replies.willBePublished'));
    },
  });

  app.route({
    ...withdrawContent,
    handler: async (request) => {
      const { staff, body } = request;
      requireChange(request, body.key);
      await withdrawDocument(databaseUrl, staff, body);
      await app.refreshPublished();
      return told(body.what === 'live' ? say('desk.replies.withdrawnPage') : say('desk.replies.unscheduled'));
    },
  });
};
