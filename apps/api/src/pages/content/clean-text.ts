import sanitizeHtml from 'sanitize-html';

/** What may stand in a text: no attribute but a link's address, so nothing that could look or act on its own. */
const options = {
  allowedTags: ['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // The page has a first heading of its own.
  transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
} satisfies sanitizeHtml.IOptions;

/** HTML of headings, paragraphs, lists, emphasis and links alone (decision 28). */
export const sanitizeText = (html: string): string => sanitizeHtml(html, options).trim();

/** A text of ops as HTML of headings, paragraphs, lists, emphasis and links (decision 28). Throws when no words are left. */
export const cleanText = (html: string): string => {
  const clean = sanitizeText(html);
  if (sanitizeHtml(clean, { allowedTags: [] }).trim() === '') throw new Error('There are no words in it');
  return clean;
};
