import sanitizeHtml from 'sanitize-html';

/** The allowed HTML. The only attribute is a link's address, so nothing can style the page or run. */
const options = {
  allowedTags: ['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // The page has its own h1.
  transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
} satisfies sanitizeHtml.IOptions;

/** HTML limited to headings, paragraphs, lists, emphasis and links (behavior.md#staff-texts). */
export const sanitizeText = (html: string): string => sanitizeHtml(html, options).trim();

/** Sanitized HTML of a text from a file (behavior.md#staff-texts). Throws when it has no words. */
export const cleanText = (html: string): string => {
  const clean = sanitizeText(html);
  if (sanitizeHtml(clean, { allowedTags: [] }).trim() === '') throw new Error('The text has no words');
  return clean;
};
