import { escape as escapeHtml } from 'html-escaper';

// XML 1.0 has no other control characters, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go.
const notXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text as it stands in XML, also in an attribute. */
export const xmlText = (text: string): string => escapeHtml(text.replace(notXml, '').toWellFormed());

/** An XML element with a text, or nothing for an absent one. */
export const element = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
