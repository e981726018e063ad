import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  it('keeps headings, paragraphs, lists, emphasis and links', () => {
    const html =
      '<h2>Data</h2><h3>Ours</h3><p>We <b>keep</b> <em>little</em>.<br />See <a href="/terms">terms</a>.</p><ul><li>Mail</li></ul>';

    expect(cleanText(html)).toBe(html);
  });

  it.each([
    ['<h1>Privacy</h1>', '<h2>Privacy</h2>'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="main">Mail</p>', '<p>Mail</p>'],
    ['<script>alert(1)</script><p>Mail</p>', '<p>Mail</p>'],
    ['<p><img src=x onerror=alert(1)>Mail</p>', '<p>Mail</p>'],
    ['<a href="javascript:alert(1)">Mail</a>', '<a>Mail</a>'],
    ['<a href="java\nscript:alert(1)">Mail</a>', '<a>Mail</a>'],
    ['<a href="//evil.test">Mail</a>', '<a>Mail</a>'],
    ['<a href="https://shop.example" target="_top">Mail</a>', '<a href="https://shop.example">Mail</a>'],
    ['<a href="mailto:hello@shop.example">Mail</a>', '<a href="mailto:hello@shop.example">Mail</a>'],
    ['<iframe src="https://evil.test"></iframe><p>Mail</p>', '<p>Mail</p>'],
    ['<p>Mail', '<p>Mail</p>'],
    ['1 < 2 &amp; 3', '1 &lt; 2 &amp; 3'],
  ])('sanitizes %j', (html, clean) => {
    expect(cleanText(html)).toBe(clean);
  });

  it.each(['', '  \n', '<p> </p>', '<script>alert(1)</script>'])('refuses %j, which leaves no text', (html) => {
    expect(() => cleanText(html)).toThrow('The text has no words');
  });
});
