import { readEntities } from '@wearfolio/contracts/text/entities';

/** The text of sanitized HTML, one string per paragraph, item or line. */
export const plainParagraphs = (html: string): string[] =>
  html
    .split(/<\/?(?:p|br|li|ul|ol|div|h\d)\b[^>]*>/i)
    .map((part) =>
      readEntities(part.replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
