import { homeKey, pageKey, slugOfKey } from '@wearfolio/contracts/content/content-body';
import type { HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import { textPages } from '@wearfolio/contracts/home';
import type { FastifyInstance } from 'fastify';
import { foreignPictures } from '../../home/read-home-file.ts';

type App = Pick<FastifyInstance, 'published' | 'publishedKeys'>;

// What is published was checked when it was saved.

/** The home page that staff published; null where they published none. */
export const publishedHome = (app: App): HomeDraft | null => app.published(homeKey) as HomeDraft | null;

/** The page of this name that staff published; null where they published none. */
export const publishedPage = (app: App, slug: string): PageDraft | null =>
  app.published(pageKey(slug)) as PageDraft | null;

const standard: ReadonlySet<string> = new Set(textPages);

/** The path of a page of staff that is not one of the shop's own pages. */
export const ownPagePath = (slug: string): string => `/page/${slug}`;

/** The pages that only staff have made, by their slugs. */
export const listOwnPages = (app: App): { slug: string; page: PageDraft }[] =>
  app
    .publishedKeys()
    .flatMap((key) => slugOfKey(key) ?? [])
    .filter((slug) => !standard.has(slug))
    .sort()
    .flatMap((slug) => {
      const page = publishedPage(app, slug);
      return page ? [{ slug, page }] : [];
    });

/** Lets pages show the pictures of other hosts that the published home page names. */
export const followPictureOrigins = (app: FastifyInstance): void => {
  const follow = (): void => {
    app.pictureOrigins.set('desk', [...new Set(foreignPictures(publishedHome(app) ?? { sections: [] }))]);
  };
  app.onPublished(follow);
};
