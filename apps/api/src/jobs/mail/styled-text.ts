import { sans, serif } from './markup.ts';

const body = `color:#1b1a18;${sans};font-size:15px;line-height:24px`;

/** The styles of a text's elements. Others inherit. */
const styles: Readonly<Record<string, string>> = {
  h2: `margin:24px 0 12px;color:#1b1a18;${serif};font-size:22px;line-height:28px`,
  h3: `margin:20px 0 8px;color:#1b1a18;${sans};font-size:15px;line-height:24px;font-weight:600`,
  p: `margin:0 0 16px;${body}`,
  ul: `margin:0 0 16px;padding-left:20px;${body}`,
  ol: `margin:0 0 16px;padding-left:20px;${body}`,
  a: 'color:#1b1a18',
};

const whole = (href: string, publicUrl: string): string => (href.startsWith('/') ? publicUrl + href : href);

/** Sanitized HTML with inline styles for mails, and with absolute links. */
export const styledText = (html: string, publicUrl: string): string =>
  html
    .replace(/<(h2|h3|p|ul|ol|a)(?=[\s>])/g, (_, name: string) => `<${name} class="ink" style="${styles[name]}"`)
    .replace(/ href="([^"]*)"/g, (_, href: string) => ` href="${whole(href, publicUrl)}"`);

/** Markdown as plain text, with addresses after their link texts. */
export const printMarkdown = (markdown: string, publicUrl: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, href: string) => `${words} (${whole(href, publicUrl)})`)
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/<[^>]*>/g, '')
    .trim();
