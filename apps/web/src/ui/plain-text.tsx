import { plainParagraphs } from '../lib/plain-paragraphs.ts';

/** The words of sanitized HTML, for as long as there is no browser to read it with. */
export const PlainText = ({ html }: { html: string }) =>
  plainParagraphs(html).map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other identity.
    <p key={at}>{text}</p>
  ));
