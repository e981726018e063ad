import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { htmlOfMarkdown, markdownOfHtml } from './markdown.ts';

const standard = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'standard');
const files = globSync('**/*.html', { cwd: standard });

describe('markdownOfHtml', () => {
  it('writes headings, paragraphs, lists, emphasis and links', () => {
    const html =
      '<h2>Data &amp; you</h2><h3>Ours</h3><p>We <b>keep</b> <em>little</em>: 2*3 &lt; 7.<br />See <a href="/terms?a=1&amp;b=2">terms</a>.</p><ul><li>Mail</li><li>Name</li></ul><ol><li>Ask</li></ol>';

    expect(markdownOfHtml(html)).toBe(
      '## Data & you\n\n### Ours\n\nWe **keep** *little*: 2\\*3 &lt; 7.  \nSee [terms](/terms?a=1&b=2).\n\n- Mail\n- Name\n\n1. Ask',
    );
  });

  it.each(['<ul><li>One<ul><li>Two</li></ul></li></ul>', 'Loose <p>words</p>'])(
    'keeps %s, which Markdown would change',
    (html) => {
      expect(markdownOfHtml(html)).toBe(html);
    },
  );

  it.each(files)('%s has no tag left', (file) => {
    const markdown = markdownOfHtml(cleanText(readFileSync(join(standard, file), 'utf8')));

    expect(markdown).not.toMatch(/<\w/);
    expect(htmlOfMarkdown(markdown).length).toBeGreaterThan(100);
  });
});
