import sanitizeHtml from 'sanitize-html';
import { blocks, breakLines, tables } from './lines.ts';
import { removeShortcodes } from './shortcodes.ts';
import { decodeEntities, foldSpace, isPlain, repairMojibake, silentTags } from './text.ts';

const maxLength = 20_000;

/** Elements that a description may contain. */
const shownTags = ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3'];

const cut = (text: string): string => {
  if (text.length <= maxLength) return text;
  const part = text.slice(0, maxLength);
  // The end must not contain half a tag, entity or character.
  return part
    .replace(/<[^<>]*$/, '')
    .replace(/&[#\w]{0,8}$/, '')
    .replace(/[\ud800-\udbff]$/, '');
};

/** `\n`, `\r` and `\t` that a tool typed out instead of a line break or tab. */
const typedLine = /(?:\\+r)?\\+n|\\+r\b/g;
const typedTab = /\\+t\b/g;

const escapedTag = /&lt;\/?[a-z][a-z0-9]*[\s/&]/i;
const escapedTwice = /&(?:amp;)+(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,7});)/gi;

/**
 * Cleans a description to HTML with a few allowed tags and no attributes (behavior.md#product-description). Decodes
 * HTML that the feed escaped twice. Reads at most 20,000 characters.
 */
export const cleanHtml = (raw: string): string => {
  if (raw.length <= maxLength && isPlain.test(raw) && !/[>[\\]/.test(raw)) return raw;
  const repaired = foldSpace(repairMojibake(cut(raw))).replace(escapedTwice, '&');
  const decoded = escapedTag.test(repaired) ? decodeEntities(repaired).replace(escapedTwice, '&') : repaired;
  const text = removeShortcodes(decoded).replace(typedLine, '<br>').replace(typedTab, ' ');
  if (!/[<>&]/.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  const html = sanitizeHtml(text, {
    allowedTags: [...shownTags, ...blocks, ...tables],
    allowedAttributes: {},
    nonTextTags: silentTags,
    transformTags: { h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
  });
  return breakLines(html);
};
