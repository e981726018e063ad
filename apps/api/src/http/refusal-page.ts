import { createHash } from 'node:crypto';
import { defaultLocale, directionOf, type Locale } from '@wearfolio/messages/locales';
import { translateIn } from '@wearfolio/messages/translate';
import type { FastifyRequest } from 'fastify';
import { escape as escapeHtml } from 'html-escaper';

const style = `:root{color-scheme:light dark;background:light-dark(#fbfaf7,#151412);color:light-dark(#1b1a18,#f3f0ea)}
body{margin:0;padding:16vh 24px 24px;font:15px/22px system-ui,sans-serif}
main{max-width:480px;margin:auto}
h1{margin:0 0 12px;font:300 34px/38px Georgia,serif;letter-spacing:-.02em}
p{margin:0 0 24px}
a{display:inline-block;padding:12px 24px;background:light-dark(#1b1a18,#f3f0ea);color:light-dark(#fbfaf7,#151412);font-weight:500;text-decoration:none}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The headers of a refusal page. Its style is its only resource, because the shop cannot serve others now. */
export const refusalPageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
  'Content-Type': 'text/html; charset=utf-8',
};

/** A page with the message of a refusal, in its language, and a link that loads the same address again. */
export const refusalPage = (message: string, locale: Locale = defaultLocale): string => {
  const t = translateIn(locale);
  return `<!doctype html>
<html lang="${locale}"${directionOf(locale) === 'rtl' ? ' dir="rtl"' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(t('replies.pageUnavailable'))}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(t('replies.pageUnavailableNow'))}</h1>
<p>${escapeHtml(message)}</p>
<a href="">${escapeHtml(t('ui.tryAgain'))}</a>
</main>
</html>
`;
};

/** Whether a browser asked for a page, and not a script for data. */
export const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
