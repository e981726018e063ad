import { Marked } from 'marked';
import { sanitizeText } from './clean-text.ts';

const marked = new Marked({ async: false, gfm: true });

/** Markdown as the HTML of a text: headings, paragraphs, lists, emphasis and links. HTML in it is cleaned in the same way. */
export const htmlOfMarkdown = (markdown: string): string => sanitizeText(String(marked.parse(markdown)));
