// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

const shown = (html: string): string => {
  const { container } = render(
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>,
  );
  return container.firstElementChild?.innerHTML.replaceAll(/ (class|target|rel|data-discover)="[^"]*"/g, '') ?? '';
};

describe('RichText', () => {
  it.each([
    '<h2>Data</h2><h3>Ours</h3><p>We <b>keep</b> <em>little</em>.<br>Truly.</p><ul><li>Mail</li></ul>',
    '<p>See <a href="/terms">terms</a>.</p>',
    '<p><a href="mailto:hello@shop.example">Write</a></p>',
  ])('keeps allowed elements: %s', (html) => {
    expect(shown(html)).toBe(html);
  });

  it.each([
    ['<a href="javascript:alert(1)">Mail</a>', 'Mail'],
    ['<a href="data:text/html,x">Mail</a>', 'Mail'],
    ['<a href="//evil.test">Mail</a>', 'Mail'],
    ['<p onclick="alert(1)" style="color:red" id="main">Mail</p>', '<p>Mail</p>'],
    ['<script>alert(1)</script>Mail', 'Mail'],
    ['<img src=x onerror=alert(1)>Mail', 'Mail'],
    ['<svg onload=alert(1)><a href="/x">x</a></svg>Mail', 'Mail'],
    ['<form action="https://evil.test"><input></form>Mail', 'Mail'],
    ['<!-- note -->Mail', 'Mail'],
  ])('sanitizes %j', (html, harmless) => {
    expect(shown(html)).toBe(harmless);
  });

  it('opens other sites in a new tab without access to the shop', () => {
    const { container } = render(
      <MemoryRouter>
        <RichText html='<a href="https://law.example/">Law</a>' />
      </MemoryRouter>,
    );
    const link = container.querySelector('a');

    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });
});
