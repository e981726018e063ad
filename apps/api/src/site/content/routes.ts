import { getHomeContent, getText } from '@wearfolio/contracts/home';
import { defaultLocale } from '@wearfolio/messages/locales';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readHomePage } from '../../home/home-page.ts';
import { htmlOfMarkdown } from '../../texts/markdown.ts';
import { followPictureOrigins, publishedHome, publishedPage } from './published-pages.ts';

/** The shop's texts and pictures: published by staff, else the operator's files, else ours (docs/content.md). */
export const contentRoutes: FastifyPluginAsyncZod = async (app) => {
  followPictureOrigins(app);

  app.route({
    ...getHomeContent,
    handler: async ({ market }) => {
      const sources = { draft: publishedHome(app), files: app.homeFiles, locale: market?.language ?? defaultLocale };
      return { data: await readHomePage(sources, app.db, app.catalogueIn(market)) };
    },
  });

  app.route({
    ...getText,
    handler: async ({ params, market }) => {
      const page = publishedPage(app, params.page);
      if (page) return { data: { html: htmlOfMarkdown(page.markdown), title: page.title } };
      return { data: { html: app.textFile(params.page, market?.language), title: null } };
    },
  });
};
