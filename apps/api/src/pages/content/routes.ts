import { join } from 'node:path';
import { getHomeContent, getText, type HomeContent, textPages } from '@wearfolio/contracts/home';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '../../env.ts';
import { RequestRefused } from '../../request/errors.ts';
import { isServed } from '../files.ts';
import { cleanText } from './clean-text.ts';
import { keepFile } from './kept-file.ts';
import { missingPictures, readHome } from './read-home.ts';

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

  /** What ops supply under this name, else our own, else null. */
  const keepContent = <T>(name: string, understand: (text: string) => T): (() => T | null) => {
    const [theirs, ours] = [contentDir, standardDir].map((dir) => keepFile(join(dir, name), understand, complain));
    return () => theirs?.() ?? ours?.() ?? null;
  };

  /** A missing picture leaves the page usable, so the content is taken; only the log can tell ops. */
  const understandHome = (text: string): HomeContent => {
    const content = readHome(text);
    const missing = missingPictures(content, (src) => isServed(env, src));
    if (missing.length > 0) app.log.warn({ missing }, 'The home page names pictures that the shop does not have');
    return content;
  };

  const home = keepContent('home.json', understandHome);
  const texts = new Map(textPages.map((page) => [page, keepContent(`${page}.html`, cleanText)]));
  // What is wrong with a file is said at the start, not when the first customer comes.
  for (const read of [home, ...texts.values()]) read();

  app.route({
    ...getHomeContent,
    handler: async () => {
      const data = home();
      if (!data) throw new RequestRefused(503, 'The home page has no content');
      return { data };
    },
  });

  app.route({
    ...getText,
    handler: async ({ params }) => ({ data: { html: texts.get(params.page)?.() ?? null } }),
  });
};
