// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rich, srOnly } from './t.tsx';

afterEach(cleanup);

describe('rich', () => {
  it('makes the elements of a message, and none of a value', () => {
    const { container } = render(
      <p>{rich('ui.viewAll', { title: 'A <hidden>b</hidden> \\u0041', hidden: srOnly })}</p>,
    );

    expect(container.innerHTML).toBe(
      '<p>View all<span class="sr-only">: A &lt;hidden&gt;b&lt;/hidden&gt; \\u0041</span></p>',
    );
  });
});
