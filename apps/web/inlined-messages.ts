import { createHash } from 'node:crypto';
import { compileFor } from '@wearfolio/messages/compile';
import { type Key, textsOf } from '@wearfolio/messages/english';
import { defaultLocale, everyLocale, type Locale } from '@wearfolio/messages/locales';
import type { Plugin } from 'vite';

/** The names of `t`, `rich`, `message` and `own`, with the key that they get. */
const named = /\b(t|rich|message|own)\(\s*(["'`])([\w.]+)\2/g;

const isKey = (text: string): text is Key => Object.hasOwn(textsOf, text);

/** A hash of what all languages say, so that a changed text gives its script another name. */
const hashOf = (key: Key): string =>
  createHash('sha256')
    .update(JSON.stringify(everyLocale.map((locale) => compileFor(locale, key))))
    .digest('base64url')
    .slice(0, 8);

const marked = /(["'`])@@([\w.]+):[\w-]{8}@@\1/g;

/** The code of a script with the messages of a language. */
const inLanguage = (locale: Locale, code: string): string =>
  code.replace(marked, (_, _quote: string, key: Key) => JSON.stringify(compileFor(locale, key)));

/** Names the scripts of another language, in a folder of its own, where a script lists what it loads later. */
const inFolder = (locale: Locale, code: string): string =>
  code.replace(
    /(["'`])assets\/([\w.-]+\.js)\1/g,
    (_, quote: string, name: string) => `${quote}assets/${locale}/${name}${quote}`,
  );

/** A module that a script for browsers must not contain: a room of the catalog of a language. */
const catalog = /[\\/]messages[\\/]src[\\/]\w+[\\/]/;

/**
 * Puts messages in place of their keys, so that a script holds what it says, in one language, and no catalog. English
 * scripts stand in `assets`, those of another language under the same names in `assets/<language>` (docs/decisions/0057-messages-stand-in-scripts.md).
 */
export const inlinedMessages = (locales: readonly Locale[]): Plugin => ({
  name: 'inlined-messages',
  enforce: 'post',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  config: () => ({
    resolve: { alias: [{ find: '@wearfolio/messages/lookup', replacement: '@wearfolio/messages/inlined' }] },
  }),
  transform: {
    filter: { id: /[\\/](?:apps[\\/]web|packages[\\/]contracts)[\\/]src[\\/]/ },
    handler: (code) => ({
      code: code.replace(named, (call, name: string, _quote: string, key: string) =>
        isKey(key) ? `${name}("@@${key}:${hashOf(key)}@@"` : call,
      ),
      map: null,
    }),
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.moduleIds.some((id) => catalog.test(id))) throw new Error(`${chunk.fileName} contains a catalog`);
        for (const locale of locales.filter((one) => one !== defaultLocale))
          this.emitFile({
            type: 'asset',
            fileName: chunk.fileName.replace(/(?=[^/]*$)/, `${locale}/`),
            source: inFolder(locale, inLanguage(locale, chunk.code)),
          });
        chunk.code = inLanguage(defaultLocale, chunk.code);
      }
    },
  },
});
