// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FailedLoad } from '../ui/failed-load.tsx';

afterEach(cleanup);

const page = (hasFailed: boolean) => (
  <main tabIndex={-1}>
    <section tabIndex={-1} aria-label="Products">
      {hasFailed && <FailedLoad onRetry={() => undefined} />}
    </section>
    <input aria-label="Search" />
  </main>
);

const button = () => screen.getByRole('button', { name: 'Try again' });
const list = () => screen.getByRole('region', { name: 'Products' });

describe('focus of a retry button', () => {
  it('moves to the surrounding region when the button disappears', () => {
    const { rerender } = render(page(true));
    button().focus();

    rerender(page(false));

    expect(document.activeElement).toBe(list());
  });

  it('returns to the button after another failure', () => {
    const { rerender } = render(page(true));
    button().focus();

    rerender(page(false));
    rerender(page(true));

    expect(document.activeElement).toBe(button());
  });

  it('stays if the customer moved it meanwhile', () => {
    const { rerender } = render(page(true));
    button().focus();
    rerender(page(false));
    screen.getByLabelText('Search').focus();

    rerender(page(true));

    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  it('does nothing if the button does not have it', () => {
    const { rerender } = render(page(true));

    rerender(page(false));
    rerender(page(true));

    expect(document.activeElement).toBe(document.body);
  });
});
