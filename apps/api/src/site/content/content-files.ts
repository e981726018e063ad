import { join } from 'node:path';
import { type TextPage, textPages } from '@wearfolio/contracts/home';
import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import { standardName } from '@wearfolio/contracts/identity/standard';
import plugin from 'fastify-plugin';
import { escape as escapeHtml } from 'html-escaper';
import type { HomeFiles } from '../../home/home-page.ts';
import { foreignPictures, missingPictures, readHomeFile } from '../../home/read-home-file.ts';
import type { Env } from '../../settings/env.ts';
import { cleanText } from '../../texts/clean-text.ts';
import { isServed } from '../files.ts';
import { keepFile } from './kept-file.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The operator's and our home page files. */
    homeFiles: HomeFiles;
    /** The operator's text with this name, else ours, as sanitized HTML. Null when there is none. */
    textFile: (page: string) => string | null;
  }
}

/** The built-in content, used when the operator supplies none or an invalid file. */
const standardDir = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'standard');

type Options = Pick<Env, 'contentDir' | 'webDir' | 'picturesDir'>;

/**
 * Texts and pictures that the operator can replace in files while the shop runs (behavior.md#staff-texts and
 * behavior.md#home-collections; docs/content.md).
 */
export const contentFiles = plugin<Options>(async (app, env) => {
  const { contentDir } = env;
  const complain = (file: string, cause: unknown): void =>
    app.log.warn(
      { file, reason: cause instanceof Error ? cause.message : String(cause) },
      'A content file is not used',
    );

  /** The operator's and our content with this name. Null when missing. */
  const keepContent = <T>(name: string, understand: (text: string) => T) => ({
    operator: keepFile(join(contentDir, name), understand, complain),
    builtIn: keepFile(join(standardDir, name), understand, complain),
  });

  /** The page works without a missing picture, so the content is used and the log has a warning. */
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
  // Reports errors in files at the start instead of on the first request.
  for (const { operator, builtIn } of [home, ...texts.values()]) {
    operator();
    builtIn();
  }
  app.decorate('homeFiles', home);
  const ownText = (page: string): string | null =>
    texts
      .get(page)
      ?.builtIn()
      ?.replaceAll(standardName, () => escapeHtml(app.identity().name)) ?? null;
  app.decorate('textFile', (page: string) => texts.get(page)?.operator() ?? ownText(page));
});
