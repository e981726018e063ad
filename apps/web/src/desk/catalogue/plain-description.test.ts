import { describe, expect, it } from 'vitest';
import { plainDescription } from './plain-description.ts';

describe('a description to edit', () => {
  it.each([
    ['<p>One &lt;b&gt;<br />two</p><p>Three &amp; four</p>', 'One <b>\ntwo\n\nThree & four'],
    ['Only words', 'Only words'],
    ['<p>A</p><ul><li>B</li></ul>', '<p>A</p><ul><li>B</li></ul>'],
  ])('%s is %j', (html, text) => {
    expect(plainDescription(html)).toBe(text);
  });
});
