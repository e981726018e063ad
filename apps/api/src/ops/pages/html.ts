import { escapeHtml } from '../../pages/page-html.ts';

/** HTML that may be sent as it is: only `html` makes it. */
export type Html = { readonly text: string };

/** What may stand in a template: texts are escaped, and null is nothing. */
export type Part = string | number | null | Html | readonly Html[];

const written = (part: Part): string => {
  if (part === null) return '';
  if (typeof part !== 'object') return escapeHtml(String(part));
  return 'text' in part ? part.text : part.map(({ text }) => text).join('');
};

/** A template whose parts cannot break out of it: stores' feeds and shoppers' words are shown on these pages. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  text: texts.map((text, at) => text + written(parts[at] ?? null)).join(''),
});
