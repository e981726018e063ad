import { join } from 'node:path';
import { type TextPage, textPages } from '@wearfolio/contracts/home';
import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import { standardName } from '@wearfolio/contracts/identity/standard';
import { defaultLocale, type Locale, locales } from '@wearfolio/messages/locales';
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
    /**
     * The operator's text with this name, else ours, as sanitized HTML, in the language if there is one in it. Null when
     * there is none.
     */
    textFile: (page: string, locale?: Locale) => string | null;
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
  const keepTexts = (folder: string) =>
    new Map<string, ReturnType<typeof keepContent<string>>>(
      textPages.map((page: TextPage) => [page, keepContent(join(folder, `${page}.html`), cleanText)]),
    );
  const texts = keepTexts('');
  const translated = new Map<Locale, typeof texts>(
    locales.filter((locale) => locale !== defaultLocale).map((locale) => [locale, keepTexts(locale)]),
  );
  // Reports errors in files at the start instead of on the first request.
  for (const { operator, builtIn } of [
    home,
    ...[texts, ...translated.values()].flatMap((kept) => [...kept.values()]),
  ]) {
    operator();
    builtIn();
  }
  app.decorate('homeFiles', home);
  const named = (text: string | null | undefined): string | null =>
    text?.replaceAll(standardName, () => escapeHtml(app.identity().name)) ?? null;
  app.decorate('textFile', (page: string, locale: Locale = defaultLocale) => {
    const [first, own] = [texts.get(page), translated.get(locale)?.get(page)];
    // What an operator wrote in another language says more of the shop than our text in this one.
    return own?.operator() ?? first?.operator() ?? named(own?.builtIn() ?? first?.builtIn());
  });
});
