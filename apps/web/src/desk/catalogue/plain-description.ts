import { readEntities } from '@wearfolio/contracts/text/entities';

/**
 * A description as staff edit it: paragraphs become blank lines. A description with other elements, such as lists, stays
 * HTML, so that nothing is lost.
 */
export const plainDescription = (html: string): string => {
  const text = html
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/?p>/g, '');
  if (/<[a-z]/i.test(text)) return html;
  return readEntities(text).trim();
};
