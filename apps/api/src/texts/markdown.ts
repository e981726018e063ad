import { Marked } from 'marked';
import { sanitizeText } from './clean-text.ts';

const marked = new Marked({ async: false, gfm: true });

/** Markdown as HTML with headings, paragraphs, lists, emphasis and links. HTML in it is sanitized too. */
export const htmlOfMarkdown = (markdown: string): string => sanitizeText(String(marked.parse(markdown)));

const block = /<(h2|h3|p|ul|ol)>(.*?)<\/\1>/gs;
const item = /<li>(.*?)<\/li>/gs;

// A '<' stays an entity, so that it begins no tag.
const wordsOf = (html: string): string =>
  html
    .trim()
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/[\\`*_[\]]/g, String.raw`\$&`)
    .replace(/<\/?(?:b|strong)>/g, '**')
    .replace(/<\/?(?:i|em)>/g, '*')
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)')
    .replace(/ ?<br \/> ?/g, '  \n')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&amp;(?![#\w]+;)/g, '&');

const itemsOf = (html: string, markOf: (at: number) => string): string =>
  [...html.matchAll(item)].map(([, words = ''], at) => `${markOf(at)} ${wordsOf(words)}`).join('\n');

const markdownOf = (tag: string, html: string): string => {
  if (tag === 'ul') return itemsOf(html, () => '-');
  if (tag === 'ol') return itemsOf(html, (at) => `${at + 1}.`);
  const marks = { h2: '## ', h3: '### ' }[tag] ?? '';
  return marks + wordsOf(html);
};

/** The same for HTML of the same look, whatever its tags and spaces. */
const lookOf = (html: string): string =>
  html
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/ ?(<\/?(?:h2|h3|p|ul|ol|li)>) ?/g, '$1');

/** Sanitized HTML as Markdown. What Markdown would change, such as a list in a list, stays HTML, which Markdown takes. */
export const markdownOfHtml = (html: string): string => {
  const markdown = [...html.matchAll(block)].map(([, tag = '', inner = '']) => markdownOf(tag, inner)).join('\n\n');
  const isPlain = !/<\/?\w/.test(markdown);
  return isPlain && lookOf(htmlOfMarkdown(markdown)) === lookOf(html) ? markdown : html;
};
