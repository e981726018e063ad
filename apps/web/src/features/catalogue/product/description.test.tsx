// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Description } from './description.tsx';

afterEach(cleanup);

const shown = (html: string) => {
  const { container } = render(<Description html={html} />);
  return container.firstElementChild?.innerHTML.replace(/\s+/g, ' ').trim();
};

describe('Description', () => {
  it('keeps paragraphs, lists, headings and emphasis', () => {
    const html = '<p>Cut <b>close</b>.<br>Runs <em>small</em>.</p><ul><li>Linen</li></ul><h3>Care</h3>Wash cold';

    expect(shown(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>Linen', 'Linen'],
    ['<img src=x onerror=alert(1)>Linen', 'Linen'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="main">Linen</p>', '<p>Linen</p>'],
    ['<a href="javascript:alert(1)">Linen</a>', 'Linen'],
    ['<object data="https://evil.example">x</object>Linen', 'Linen'],
    ['<svg onload="alert(1)"></svg>Linen', 'Linen'],
    ['<style>body{display:none}</style>Linen', 'Linen'],
    ['<form action="https://evil.example"><input name="a"><button>Send</button></form>Linen', 'Send Linen'],
    ['<div>Wool</div><div>Linen</div>', 'Wool Linen'],
    ['<h1>Wool</h1><p>Linen</p>', 'Wool <p>Linen</p>'],
    ['<!-- <b>x</b> --><b>Linen</b>', '<b>Linen</b>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p>Linen', '<p>Linen</p>'],
    ['', ''],
  ])('reduces %j to text and a few plain elements', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it('renders a deeply nested description without failing', () => {
    expect(shown(`${'<b>'.repeat(3_000)}Linen`)).not.toContain('Linen');
  });
});
