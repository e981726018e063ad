import { join } from 'node:path';
import { type TextPage, textPages } from '@wearfolio/contracts/home';
import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import { standardName } from '@wearfolio/contracts/identity/standard';
import plugin from 'fastify-plugin';
import { escape as escapeHtml } from 'html-escaper';
import type { Env } from '../../env.ts';
import type { HomeFiles } from '../../home/home-page.ts';
import { foreignPictures, missingPictures, readHomeFile } from '../../home/read-home-file.ts';
import { isServed } from '../files.ts';
import { cleanText } from './clean-text.ts';
import { keepFile } from './kept-file.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The home page files of ops and of ours. */
    homeFiles: HomeFiles;
    /** The text of ops of this name, else ours, as clean HTML; null where there is none. */
    textFile: (page: string) => string | null;
  }
}

/** What the shop says where ops say nothing, or nothing that can be used. */
const standardDir = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'standard');

type Options = Pick<Env, 'contentDir' | 'webDir' | 'picturesDir'>;

/** The words and pictures that ops can replace in files while the shop runs (decisions 28 and 32; docs/content.md). */
export const contentFiles = plugin<Options>(async (app, env) => {
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
  const texts = new Map<string, ReturnType<typeof keepContent<string>>>(
    textPages.map((page: TextPage) => [page, keepContent(`${page}.html`, cleanText)]),
  );
  // What is wrong with a file is said at the start, not when the first customer comes.
  for (const { theirs, ours } of [home, ...texts.values()]) {
    theirs();
    ours();
  }
  app.decorate('homeFiles', home);
  const ownText = (page: string): string | null =>
    texts
      .get(page)
      ?.ours()
      ?.replaceAll(standardName, () => escapeHtml(app.identity().name)) ?? null;
  app.decorate('textFile', (page: string) => texts.get(page)?.theirs() ?? ownText(page));
});
