import type { Settings } from '@wearfolio/contracts/settings';
import { defaultLocale, type Locale } from '@wearfolio/messages/locales';
import { translateIn } from '@wearfolio/messages/translate';
import { escape as escapeHtml } from 'html-escaper';

const block = /<noscript>.*?<\/noscript>/s;

const builtName = 'Wearfolio';

const texts = [
  'shell.menu',
  'shell.needsScript',
  'shell.withoutScript',
  'titles.brands',
  'titles.newIn',
  'titles.sale',
] as const;

/**
 * Writes the shop's name, the language and the market into what a built page shows without JavaScript: a header and a
 * sentence. Pages with a first screen have their own.
 */
export const withFallback = (html: string, { shop, market = '' }: Settings, locale: Locale): string => {
  const [english, t] = [translateIn(defaultLocale), translateIn(locale)];
  return html.replace(block, (built) => {
    const inMarket = market === '' ? built : built.replaceAll('href="/', `href="/${market}/`);
    const translated = texts.reduce(
      (said, key) =>
        said
          .replace(`>${english(key)}<`, () => `>${escapeHtml(t(key))}<`)
          .replace(`"${english(key)}"`, () => `"${escapeHtml(t(key))}"`),
      inMarket,
    );
    // Last, because a shop may be named like one of the texts.
    return translated.replace(`>${builtName}<`, () => `>${escapeHtml(shop.name)}<`);
  });
};
