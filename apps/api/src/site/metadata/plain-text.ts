import { readEntities } from '@wearfolio/contracts/text/entities';

/** Sanitized HTML as one line of text. */
export const plainText = (html: string): string =>
  readEntities(html.replace(/<\/?(?:p|br|li|ul|ol|div|h\d)\b[^>]*>/gi, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** How much of a description search engines show, in characters. */
const shown = 160;

/** Shortens a text between words, if needed. */
export const shorten = (text: string): string => {
  if (text.length <= shown) return text;
  const cut = text.slice(0, shown - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > shown / 2 ? cut.slice(0, end) : cut).toWellFormed()}…`;
};
