import sanitizeHtml from 'sanitize-html';
import { decodeEntities, foldSpace, isPlain, repairMojibake, silentTags } from './text.ts';

const maxLength = 20_000;

const cut = (text: string): string => {
  if (text.length <= maxLength) return text;
  const part = text.slice(0, maxLength);
  // The end must not contain half a tag, entity or character.
  return part
    .replace(/<[^<>]*$/, '')
    .replace(/&[#\w]{0,8}$/, '')
    .replace(/[\ud800-\udbff]$/, '');
};

/**
 * Cleans a description to HTML with a few allowed tags and no attributes (behavior.md#product-description). Decodes
 * HTML that the feed escaped twice. Reads at most 20,000 characters.
 */
export const cleanHtml = (raw: string): string => {
  if (raw.length <= maxLength && isPlain.test(raw) && !raw.includes('>')) return raw;
  const repaired = foldSpace(repairMojibake(cut(raw)));
  const text =
    /&lt;\/?[a-z][a-z0-9]*[\s/&]/i.test(repaired) && !/<[a-z]/i.test(repaired) ? decodeEntities(repaired) : repaired;
  if (!/[<>&]/.test(text)) return text;
  const html = sanitizeHtml(text, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3'],
    allowedAttributes: {},
    nonTextTags: silentTags,
    transformTags: { h1: 'h3', h2: 'h3', h4: 'h3' },
  });
  return html.replace(/\s+/g, ' ').trim();
};
