import type { Screen } from '@wearfolio/contracts/first-screen';
import { sourceSet } from '@wearfolio/contracts/pictures';
import { type Settings, settingsId } from '@wearfolio/contracts/settings';
import { escape as escapeHtml } from 'html-escaper';
import type { Face } from './face/face.ts';

/** JSON inside a script element: no `<` means no way out of it, and means the same in JSON. */
const dataBlock = (attributes: string, json: string): string =>
  `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`;

const meta = (key: 'name' | 'property', name: string, content: string | null): string[] =>
  content === null ? [] : [`<meta ${key}="${name}" content="${escapeHtml(content)}" />`];

const preloadOf = (picture: Face['firstPicture']): string[] => {
  if (!picture) return [];
  const { src, sizes } = picture;
  const set = sourceSet(src);
  const choice = set ? ` imagesrcset="${escapeHtml(set)}" imagesizes="${escapeHtml(sizes)}"` : '';
  return [`<link rel="preload" as="image" href="${escapeHtml(src)}"${choice} fetchpriority="high" />`];
};

/** What every page says of the shop: its name, and the picture of pages that have none. */
export type Site = { name: string; picture: string | null };

const headOf = (face: Face, site: Site): string => {
  const { title, description, keywords = null, canonical, isIndexed, type, image, structuredData, firstPicture } = face;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...preloadOf(firstPicture),
    ...meta('name', 'description', description),
    ...meta('name', 'keywords', keywords),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`]),
    ...meta('name', 'robots', isIndexed ? null : 'noindex'),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', type),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:site_name', site.name),
    ...meta('property', 'og:image', image ?? site.picture),
    ...structuredData.map((data) => dataBlock('type="application/ld+json"', JSON.stringify(data))),
  ].join('\n    ');
};

/** The first data of a page as one JSON object: its replies by their addresses. */
export const repliesOf = ({ firstData }: Face): string =>
  `{${Object.entries(firstData)
    .map(([address, reply]) => `${JSON.stringify(address)}:${reply}`)
    .join(',')}}`;

const bodyOf = (face: Face): string =>
  Object.keys(face.firstData).length === 0 ? '' : dataBlock('type="application/json" id="first-data"', repliesOf(face));

/** Where the web app shows itself. */
const emptyRoot = '<div id="root"></div>';

const picturePreload = /<link rel="preload" as="image"[^>]*>/g;

/** Of all pictures that are asked for at once the first one alone: the others would take their time from it. */
const firstPreload = (html: string, head: string): string => {
  const [first = ''] = html.search(picturePreload) === -1 ? (head.match(picturePreload) ?? []) : [];
  return first + head.replace(picturePreload, '');
};

/** What stands for the first screen of a page that has none, and whose script draws it. */
const withoutScript = /<noscript>.*?<\/noscript>/s;

const codeTags =
  /<(?:script type="module"|link rel="modulepreload") [^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;

const dataTag = /<script type="application\/json" id="first-data">.*?<\/script>/s;

/**
 * Tells a page's code to the script that loads it after the first paint (`public/assets/first-screen-1.js` of the web app);
 * with `made`, the tag of what the page is made of, also that its first data is to be asked for.
 */
const withLateCode = (html: string, made: string | null): string => {
  const code = [...html.matchAll(codeTags)].map(([, address]) => address).join(' ');
  const told = `data-code="${code}" ${made === null ? '' : `data-made="${escapeHtml(made)}" `}`;
  const bare = html.replace(codeTags, '').replace(/(?=src="\/assets\/first-screen-)/, told);
  return made === null ? bare : bare.replace(dataTag, '');
};

/** Writes a rendered first screen into a page. `made` is the tag by which its first data can be asked for; else it stays. */
export const withScreen = (html: string, { head, body }: Screen, made: string | null): string =>
  withLateCode(html, made)
    .replace('</title>', (end) => end + firstPreload(html, head))
    .replace(withoutScript, '')
    .replace(emptyRoot, () => `<div id="root">${body}</div>`);

/** Writes into the web app's HTML what it is told of the server's settings. */
export const withSettings = (html: string, settings: Settings): string =>
  html.replace(
    /(?=<\/body>)/i,
    () => `  ${dataBlock(`type="application/json" id="${settingsId}"`, JSON.stringify(settings))}\n  `,
  );

/**
 * Writes faces into the web app's HTML, instead of the title and description that it was built with. `code` are addresses
 * of modules that the page will run; those that the HTML names itself are left out.
 */
export const pageWriter = (html: string, code: readonly string[], site: Site): ((face: Face) => string) => {
  const preloads = code
    .filter((address) => !html.includes(address))
    .map((address) => `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}" />\n  `)
    .join('');
  const bare = html.replace(/<title>[^<]*<\/title>\s*/i, '').replace(/<meta\s+name="description"[^>]*>\s*/i, '');
  const [beforeHead = '', rest = ''] = bare.split(/(?=<\/head>)/i, 2);
  const [beforeBody = '', end = ''] = rest.split(/(?=<\/body>)/i, 2);
  return (face) => `${beforeHead}  ${headOf(face, site)}\n  ${preloads}${beforeBody}  ${bodyOf(face)}\n  ${end}`;
};
