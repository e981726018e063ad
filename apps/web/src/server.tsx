import type { RenderScreen } from '@wearfolio/contracts/first-screen';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient, Providers } from './app/providers.tsx';
import { preparePage, Router } from './app/router.tsx';
import { setReplies } from './lib/first-data.ts';
import { setLocale } from './lib/locale.ts';
import { marketPath } from './lib/market.ts';
import { setSettings } from './lib/settings.ts';

/** Marks a part that failed on the server, so that the browser renders it. */
const failed = '<!--$!-->';

/** React's preload links come first and belong in the head. */
const parts = /^((?:<(?:link|meta) [^>]*>)*)(.*)$/s;

/** Renders the first screen of an address from API replies. The API loads the built file. */
export const renderScreen: RenderScreen = async ({ url, firstData, settings, locale }) => {
  await preparePage(url.split('?', 1)[0] ?? url);
  // Synchronous from here to the end, so that renderings do not mix.
  setSettings(settings);
  setLocale(locale);
  setReplies(firstData);
  const client = createQueryClient();
  const html = renderToString(
    <Providers client={client}>
      <StaticRouter basename={marketPath()} location={marketPath() + url}>
        <Router />
      </StaticRouter>
    </Providers>,
  );
  // Otherwise the cache would keep the replies for minutes.
  client.clear();
  if (html.includes(failed)) throw new Error('A part of the page could not be rendered');
  const [, head = '', body = ''] = parts.exec(html) ?? [];
  return { head, body };
};
