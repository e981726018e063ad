import { defaultLocale, type Locale } from '@wearfolio/messages/locales';
import { inEnglish, type Said, textIn } from '@wearfolio/messages/said';
import plugin from 'fastify-plugin';

const sentence = Symbol('sentence');

type Told = { message: string; [sentence]?: Said };

/**
 * What a call tells its reader, as the message of its reply: `{ ...told(say('replies.searchSaved')), data }`. The
 * specified English stands in the reply, until `tellInLanguage` says it in the language of the request.
 */
export const told = (said: Said): { message: string } => {
  const reply: Told = { message: inEnglish(said), [sentence]: said };
  return reply;
};

const isTold = (value: unknown): value is Required<Told> =>
  typeof value === 'object' && value !== null && sentence in value;

/** A reply in a language. Some replies tell the same within their data (behavior.md#customer-mailed-link-pages). */
const inLanguage = (locale: Locale, reply: Required<Told>): Told => ({
  ...Object.fromEntries(
    Object.entries(reply).map(([name, value]) => [name, isTold(value) ? inLanguage(locale, value) : value]),
  ),
  message: textIn(locale, reply[sentence]),
});

/** Says what replies tell in the language of the request. */
export const tellInLanguage = plugin(async (app) => {
  app.addHook('preSerialization', async ({ locale }, _reply, payload) =>
    locale !== defaultLocale && isTold(payload) ? inLanguage(locale, payload) : payload,
  );
});
