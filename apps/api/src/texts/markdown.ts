import { Marked } from 'marked';
import { sanitizeText } from './clean-text.ts';

const marked = new Marked({ async: false, gfm: true });

/** Markdown as HTML with headings, paragraphs, lists, emphasis and links. HTML in it is sanitized too. */
export const htmlOfMarkdown = (markdown: string): string => sanitizeText(String(marked.parse(markdown)));
