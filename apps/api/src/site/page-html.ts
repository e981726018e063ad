import type { Screen } from '@wearfolio/contracts/first-screen';
import { previewSize, sourceSet } from '@wearfolio/contracts/pictures';
import { type Settings, settingsId } from '@wearfolio/contracts/settings';
import { escape as escapeHtml } from 'html-escaper';
import type { PageMetadata } from './metadata/page-metadata.ts';

/** JSON in a script element. Escaping `<` prevents breaking out, and means the same in JSON. */
const dataBlock = (attributes: string, json: string): string =>
  `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`;

const meta = (key: 'name' | 'property', name: string, content: string | null): string[] =>
  content === null ? [] : [`<meta ${key}="${name}" content="${escapeHtml(content)}" />`];

const preloadOf = (picture: PageMetadata['firstPicture']): string[] => {
  if (!picture) return [];
  const { src, sizes } = picture;
  const set = sourceSet(src);
  const choice = set ? ` imagesrcset="${escapeHtml(set)}" imagesizes="${escapeHtml(sizes)}"` : '';
  return [`<link rel="preload" as="image" href="${escapeHtml(src)}"${choice} fetchpriority="high" />`];
};

// With its size known, a messenger shows the picture at once.
const previewOf = (image: string | null): string[] => [
  ...meta('property', 'og:image', image),
  ...(image?.endsWith('-preview.jpg')
    ? [
        ...meta('property', 'og:image:type', 'image/jpeg'),
        ...meta('property', 'og:image:width', `${previewSize.width}`),
        ...meta('property', 'og:image:height', `${previewSize.height}`),
      ]
    : []),
];

/** The shop's data in every page: its name, the default picture, and its addresses in other markets, for `hreflang`. */
export type Site = {
  name: string;
  picture: string | null;
  alternatesOf: (page: Pick<PageMetadata, 'canonical' | 'pathsIn'>) => readonly { lang: string; href: string }[];
};

const alternateLinks = (site: Site, metadata: PageMetadata): string[] =>
  site
    .alternatesOf(metadata)
    .map(({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}" />`);

const headOf = (metadata: PageMetadata, site: Site): string => {
  const {
    title,
    description,
    keywords = null,
    canonical,
    isIndexed,
    type,
    image,
    structuredData,
    firstPicture,
  } = metadata;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...preloadOf(firstPicture),
    ...meta('name', 'description', description),
    ...meta('name', 'keywords', keywords),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}" />`]),
    ...(canonical === null || !isIndexed ? [] : alternateLinks(site, metadata)),
    ...meta('name', 'robots', isIndexed ? null : 'noindex'),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', type),
    ...meta('property', 'og:url', canonical),
    ...meta('property', 'og:site_name', site.name),
    ...previewOf(image ?? site.picture),
    ...structuredData.map((data) => dataBlock('type="application/ld+json"', JSON.stringify(data))),
  ].join('\n    ');
};

/** The first data of a page as one JSON object: replies by address. */
export const repliesOf = ({ firstData }: PageMetadata): string =>
  `{${Object.entries(firstData)
    .map(([address, reply]) => `${JSON.stringify(address)}:${reply}`)
    .join(',')}}`;

const bodyOf = (metadata: PageMetadata): string =>
  Object.keys(metadata.firstData).length === 0
    ? ''
    : dataBlock('type="application/json" id="first-data"', repliesOf(metadata));

/** The root element of the web app. */
const emptyRoot = '<div id="root"></div>';

const picturePreload = /<link rel="preload" as="image"[^>]*>/g;

/** Keeps only the first picture preload, because others would compete with it. */
const firstPreload = (html: string, head: string): string => {
  const [first = ''] = html.search(picturePreload) === -1 ? (head.match(picturePreload) ?? []) : [];
  return first + head.replace(picturePreload, '');
};

/** The fallback text of pages without a first screen. */
const withoutScript = /<noscript>.*?<\/noscript>/s;

const codeTags =
  /<(?:script type="module"|link rel="modulepreload") [^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;

const dataTag = /<script type="application\/json" id="first-data">.*?<\/script>/s;

/**
 * Passes a page's modules to the script that loads them after the first paint (`public/assets/first-screen-3.js` of the
 * web app). With `made`, the tag of the page's content, that script also requests the first data.
 */
const withLateCode = (html: string, made: string | null): string => {
  const code = [...html.matchAll(codeTags)].map(([, address]) => address).join(' ');
  const told = `data-code="${code}" ${made === null ? '' : `data-made="${escapeHtml(made)}" `}`;
  const bare = html.replace(codeTags, '').replace(/(?=src="\/assets\/first-screen-)/, told);
  return made === null ? bare : bare.replace(dataTag, '');
};

const accentsPreload = /<link rel="preload" as="font"[^>]*-accents-[^>]*>\s*/;

/** The characters of the font `instrument-sans-accents` of the web app. */
const accent =
  /[\u00A1\u00A2\u00A4-\u00A8\u00AA-\u00AD\u00AF\u00B1-\u00B6\u00B8-\u00D6\u00D8-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u201A\u201E\u2039\u203A]/;

/** Loads the font of accents early only if the page has any: it would slow down the others and the first picture. */
const withNeededFonts = (html: string, body: string): string =>
  accent.test(body) ? html : html.replace(accentsPreload, '');

/**
 * Writes a rendered first screen into a page. With `made`, the first data can be requested by that tag; without it, the
 * data stays in the page.
 */
export const withScreen = (html: string, { head, body }: Screen, made: string | null): string =>
  withNeededFonts(withLateCode(html, made), body)
    .replace('</title>', (end) => end + firstPreload(html, head))
    .replace(withoutScript, '')
    .replace(emptyRoot, () => `<div id="root">${body}</div>`);

/** Writes the server's settings into the web app's HTML. */
export const withSettings = (html: string, settings: Settings): string =>
  html.replace(
    /(?=<\/body>)/i,
    () => `  ${dataBlock(`type="application/json" id="${settingsId}"`, JSON.stringify(settings))}\n  `,
  );

/**
 * Writes page metadata into the web app's HTML in place of the built title and description. `code`: addresses of the
 * page's modules; those already in the HTML are left out.
 */
export const pageWriter = (html: string, code: readonly string[], site: Site): ((metadata: PageMetadata) => string) => {
  const preloads = code
    .filter((address) => !html.includes(address))
    .map((address) => `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}" />\n  `)
    .join('');
  const bare = html.replace(/<title>[^<]*<\/title>\s*/i, '').replace(/<meta\s+name="description"[^>]*>\s*/i, '');
  const [beforeHead = '', rest = ''] = bare.split(/(?=<\/head>)/i, 2);
  const [beforeBody = '', end = ''] = rest.split(/(?=<\/body>)/i, 2);
  return (metadata) =>
    `${beforeHead}  ${headOf(metadata, site)}\n  ${preloads}${beforeBody}  ${bodyOf(metadata)}\n  ${end}`;
};
