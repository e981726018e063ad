// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { chunkLoadTimeout } from '@wearfolio/contracts/limits';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyPage } from './lazy-page.ts';

const Found = () => <p>The page</p>;
const Broken = () => {
  throw new TypeError('x is undefined');
};
const heading = 'Unexpected Application Error!';

beforeEach(() => {
  vi.useFakeTimers();
  // React logs the errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Shows a page whose code is loaded by each function of `loads` in turn. */
const show = async (...loads: (() => Promise<ComponentType>)[]) => {
  const asked = vi.fn(() => loads[asked.mock.calls.length - 1]?.() ?? Promise.reject(new Error('Once too often')));
  const Page = lazyPage(asked);
  render(
    <ErrorBoundary>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return asked;
};

const lost = () => Promise.reject(new Error('Failed to fetch'));
const found = () => Promise.resolve(Found);

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

describe('a page whose code does not load', () => {
  it('is loaded again without reloading the shop', async () => {
    const asked = await show(lost, found);
    expect(screen.getByRole('alert').textContent).toContain(heading);
    expect(asked).toHaveBeenCalledTimes(1);

    await press('Load again');

    expect(screen.queryByText('The page')).not.toBeNull();
    expect(screen.queryByText(heading)).toBeNull();
  });

  it('is loaded again as soon as the browser is online', async () => {
    await show(lost, found);

    fireEvent(window, new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(screen.queryByText('The page')).not.toBeNull();
  });

  it('is loaded again if the browser was back online before the failure was known', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let fail = (_: Error): void => undefined;
    const asked = await show(() => new Promise((_, reject) => (fail = reject)), found);

    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    fail(new Error('Failed to fetch'));
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(screen.queryByText('The page')).not.toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('fails after 120 seconds, and not earlier', async () => {
    await show(() => new Promise(() => undefined));

    await act(() => vi.advanceTimersByTimeAsync(chunkLoadTimeout - 1));
    expect(screen.queryByText(heading)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));

    expect(screen.queryByText(heading)).not.toBeNull();
    expect(chunkLoadTimeout).toBe(120_000);
  });
});

describe('a page that throws while rendering', () => {
  it('does not show the error message', async () => {
    await show(() => Promise.resolve(Broken));

    expect(document.body.textContent).not.toContain('undefined');
  });

  it('offers a search that works without JavaScript', async () => {
    await show(() => Promise.resolve(Broken));

    const field = screen.getByRole('searchbox', { name: 'Search' });
    expect(field.closest('form')?.getAttribute('action')).toBe('/search');
    expect(field.getAttribute('name')).toBe('keyword');
  });
});
