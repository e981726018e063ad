import type { RenderScreen } from '@wearfolio/contracts/first-screen';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient, Providers } from './app/providers.tsx';
import { preparePage, Router } from './app/router.tsx';
import { giveReplies } from './lib/first-data.ts';
import { giveSettings } from './lib/settings.ts';

/** Stands where a part of the page failed, and the browser is to try it again. */
const failed = '<!--$!-->';

/** What React asks the browser to load stands before all else, and belongs into the head. */
const parts = /^((?:<(?:link|meta) [^>]*>)*)(.*)$/s;

/** Renders the first screen of an address from replies of the API; the build makes a file of it that the API loads. */
export const renderScreen: RenderScreen = async ({ url, firstData, settings }) => {
  await preparePage(url.split('?', 1)[0] ?? url);
  // From here to the end nothing waits, so that no other rendering comes between.
  giveSettings(settings);
  giveReplies(firstData);
  const client = createQueryClient();
  const html = renderToString(
    <Providers client={client}>
      <StaticRouter location={url}>
        <Router />
      </StaticRouter>
    </Providers>,
  );
  // Else it would keep the replies for minutes.
  client.clear();
  if (html.includes(failed)) throw new Error('A part of the page could not be rendered');
  const [, head = '', body = ''] = parts.exec(html) ?? [];
  return { head, body };
};
