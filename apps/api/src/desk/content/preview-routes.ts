import { homeKey, partOfKey, placeOfKey } from '@wearfolio/contracts/content/content-body';
import type { HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { NewsletterDraft } from '@wearfolio/contracts/content/newsletter-draft';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import type { CollectionDraft, MerchandiseDraft } from '@wearfolio/contracts/content/shelf-draft';
import { checkLinks, previewContent } from '@wearfolio/contracts/desk-content';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { beginComposing } from '../../home/compose/composing.ts';
import { resolveDraft } from '../../home/published/resolve-draft.ts';
import { htmlOfMarkdown } from '../../texts/markdown.ts';
import { requireRight } from '../access/guard.ts';
import { findDead } from './content-queries.ts';
import { bodyOf, documentLimit } from './document-body.ts';
import { previewNewsletter } from './preview-newsletter.ts';
import { previewCollection, previewMerchandise } from './preview-shelves.ts';

type Options = { databaseUrl: string; publicUrl: string; contentDir: string };

const nothing = { home: null, html: null, listing: null, mail: null };

const preview = async (app: FastifyInstance, publicUrl: string, key: string, body: unknown) => {
  switch (placeOfKey(key)?.kind) {
    case undefined: {
      // The desk previews the others without the server.
      if (key !== homeKey) return nothing;
      const home = await resolveDraft(await beginComposing(app.db, app.catalogue()), body as HomeDraft);
      return { ...nothing, home };
    }
    case 'page':
      return { ...nothing, html: htmlOfMarkdown((body as PageDraft).markdown) };
    case 'collection':
      return { ...nothing, listing: await previewCollection(app, body as CollectionDraft) };
    case 'merchandise':
      return { ...nothing, listing: await previewMerchandise(app, key, body as MerchandiseDraft) };
    case 'newsletter':
      return { ...nothing, mail: await previewNewsletter(app, publicUrl, body as NewsletterDraft) };
  }
};

/** Says what a document would show and where its links lead. Changes nothing, so whoever reads documents may ask. */
export const previewRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl, publicUrl, contentDir }) => {
  app.route({
    ...checkLinks,
    handler: async ({ body: { links } }) => ({ data: { dead: await findDead(databaseUrl, links, contentDir) } }),
  });

  app.route({
    ...previewContent,
    bodyLimit: documentLimit,
    handler: async (request) => {
      const { key, body } = request.body;
      requireRight(request, partOfKey(key));
      return { data: await preview(app, publicUrl, key, bodyOf(key, body)) };
    },
  });
};
