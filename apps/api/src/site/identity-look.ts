import { createHash } from 'node:crypto';
import { hoverShade, type Scheme } from '@wearfolio/contracts/identity/accent';
import { type FontFile, fontPairs, fontRanges } from '@wearfolio/contracts/identity/font-pairs';
import type { Identity } from '@wearfolio/contracts/identity/identity';
import { asJpeg, readStorePicture } from '@wearfolio/contracts/pictures';
import { escape as escapeHtml } from 'html-escaper';

/** The shop's look in a page: a style element, its hash for the CSP, and the tags of fonts and icons. */
export type Look = { style: string; hash: string | null; preloads: string | null; icons: string | null };

const fontAddress = (file: string): string => `/assets/fonts/${file}`;

const faceRule = ({ file, family, weights, isExtended }: FontFile): string =>
  `@font-face{font-family:"${family}";font-weight:${weights};font-display:optional;src:url(${fontAddress(file)}) format("woff2");unicode-range:${isExtended ? fontRanges.extended : fontRanges.latin}}`;

const pairOf = ({ fonts }: Identity): { titles: string; text: string; files: readonly FontFile[] | null } =>
  fontPairs[fonts];

const fontStyle = (identity: Identity): string => {
  const { titles, text, files } = pairOf(identity);
  return files ? `${files.map(faceRule).join('')}:root{--font-serif:${titles};--font-sans:${text}}` : '';
};

const colorsOf = (color: string, scheme: Scheme): string =>
  `--color-accent:${color};--color-action:${color};--color-action-hover:${hoverShade(color, scheme)}`;

// Without `light-dark`, which the build would replace.
const accentStyle = ({ accent }: Identity): string => {
  if (!accent) return '';
  const light = colorsOf(accent.light, 'light');
  const dark = colorsOf(accent.dark, 'dark');
  return [
    `:root{--color-picture-accent:${accent.light};--color-on-action:var(--color-paper);${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
    `.on-dark-picture{--color-picture-accent:${accent.dark}}`,
  ].join('');
};

const preloadsOf = (identity: Identity): string | null =>
  pairOf(identity)
    .files?.filter(({ isExtended }) => !isExtended)
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontAddress(file)}" />`)
    .join('\n    ') ?? null;

/** The icon at one of its widths. An external picture has only one. */
export const iconSource = (src: string, width: number): string => {
  const picture = readStorePicture(src);
  return picture ? `${picture.stem}${Math.min(width, picture.width)}` : src;
};

const iconsOf = ({ icon }: Identity): string | null =>
  icon &&
  `<link rel="icon" href="${escapeHtml(iconSource(icon.src, 160))}" />\n    <link rel="apple-touch-icon" href="${escapeHtml(asJpeg(icon.src))}" />`;

/** The look of a shop's pages. */
export const lookOf = (identity: Identity): Look => {
  const style = fontStyle(identity) + accentStyle(identity);
  const hash = style === '' ? null : createHash('sha256').update(style).digest('base64');
  return { style, hash, preloads: preloadsOf(identity), icons: iconsOf(identity) };
};

const builtPreloads = /(?:<link\s[^>]*as="font"[^>]*>\s*)+/;
const builtIcons = /(?:<link\s[^>]*rel="(?:icon|apple-touch-icon)"[^>]*>\s*)+/;

/** Writes the shop's look into the built page. Without an identity the page stays as built. */
export const withLook = (html: string, { style, preloads, icons }: Look): string => {
  let page = html;
  if (preloads !== null) page = page.replace(builtPreloads, () => `${preloads}\n    `);
  if (icons !== null) page = page.replace(builtIcons, () => `${icons}\n    `);
  return style === '' ? page : page.replace(/(?=<\/head>)/i, () => `  <style>${style}</style>\n  `);
};
