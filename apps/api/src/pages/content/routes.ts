import { join } from 'node:path';
import { getHomeContent, getText, textPages } from '@wearfolio/contracts/home';
import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '../../env.ts';
import { readHomePage } from '../../home/home-page.ts';
import { foreignPictures, missingPictures, readHomeFile } from '../../home/read-home-file.ts';
import { isServed } from '../files.ts';
import { cleanText } from './clean-text.ts';
import { keepFile } from './kept-file.ts';

/** What the shop says where ops say nothing, or nothing that can be used. */
const standardDir = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'standard');

/** The words and pictures that ops can replace while the shop runs (decisions 28 and 32; docs/content.md). */
export const contentRoutes: FastifyPluginAsyncZod<Pick<Env, 'contentDir' | 'webDir' | 'picturesDir'>> = async (
  app,
  env,
) => {
  const { contentDir } = env;
  const complain = (file: string, cause: unknown): void =>
    app.log.warn(
      { file, reason: cause instanceof Error ? cause.message : String(cause) },
      'A content file is not used',
    );

  /** What ops supply under this name, and our own; each null where there is none. */
  const keepContent = <T>(name: string, understand: (text: string) => T) => ({
    theirs: keepFile(join(contentDir, name), understand, complain),
    ours: keepFile(join(standardDir, name), understand, complain),
  });

  /** A missing picture leaves the page usable, so the content is taken; only the log can tell ops. */
  const understandHome = (text: string): HomeFile => {
    const content = readHomeFile(text);
    const missing = missingPictures(content, (src) => isServed(env, src));
    if (missing.length > 0) app.log.warn({ missing }, 'The home page names pictures that the shop does not have');
    app.pictureOrigins.set('home', [...new Set(foreignPictures(content))]);
    return content;
  };

  const home = keepContent('home.json', understandHome);
  const texts = new Map(textPages.map((page) => [page, keepContent(`${page}.html`, cleanText)]));
  // What is wrong with a file is said at the start, not when the first customer comes.
  for (const { theirs, ours } of [home, ...texts.values()]) {
    theirs();
    ours();
  }

  app.route({
    ...getHomeContent,
    handler: async () => ({ data: await readHomePage(home, app.db, app.catalogue()) }),
  });

  app.route({
    ...getText,
    handler: async ({ params }) => {
      const text = texts.get(params.page);
      return { data: { html: text?.theirs() ?? text?.ours() ?? null } };
    },
  });
};
