import { plainParagraphs } from '../lib/plain-paragraphs.ts';

/** The text of sanitized HTML, where there is no DOM parser. */
export const PlainText = ({ html }: { html: string }) =>
  plainParagraphs(html).map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key.
    <p key={at}>{text}</p>
  ));
