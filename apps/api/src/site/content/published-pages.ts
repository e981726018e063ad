import { homeKey, pageKey, slugOfKey } from '@wearfolio/contracts/content/content-body';
import type { HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { PageDraft } from '@wearfolio/contracts/content/page-draft';
import { textPages } from '@wearfolio/contracts/home';
import type { FastifyInstance } from 'fastify';
import { foreignPictures } from '../../home/read-home-file.ts';

type App = Pick<FastifyInstance, 'published' | 'publishedKeys'>;

// Documents are validated when they are saved.

/** The home page that staff published, or null. */
export const publishedHome = (app: App): HomeDraft | null => app.published(homeKey) as HomeDraft | null;

/** The page with this slug that staff published, or null. */
export const publishedPage = (app: App, slug: string): PageDraft | null =>
  app.published(pageKey(slug)) as PageDraft | null;

const standard: ReadonlySet<string> = new Set(textPages);

/** The path of a staff page that is not built in. */
export const ownPagePath = (slug: string): string => `/page/${slug}`;

/** Published pages that are not built in, by slug. */
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

/** Adds the hosts of external pictures on the published home page to the CSP of pages. */
export const followPictureOrigins = (app: FastifyInstance): void => {
  const follow = (): void => {
    app.pictureOrigins.set('desk', [...new Set(foreignPictures(publishedHome(app) ?? { sections: [] }))]);
  };
  app.onPublished(follow);
};
