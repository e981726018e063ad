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
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Shows a page whose code is asked for by `loads`, one after the other. */
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

describe('A page whose code does not arrive', () => {
  it('is asked for again in its place', async () => {
    const asked = await show(lost, found);
    expect(screen.getByRole('alert').textContent).toContain(heading);
    expect(asked).toHaveBeenCalledTimes(1);

    await press('Load again');

    expect(screen.queryByText('The page')).not.toBeNull();
    expect(screen.queryByText(heading)).toBeNull();
  });

  it('is asked for again as soon as the connection is back', async () => {
    await show(lost, found);

    fireEvent(window, new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(0));

    expect(screen.queryByText('The page')).not.toBeNull();
  });

  it('is asked for again where the connection came back before it was known to be lost', async () => {
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

  it('is given up after 120 seconds, and not before', async () => {
    await show(() => new Promise(() => undefined));

    await act(() => vi.advanceTimersByTimeAsync(chunkLoadTimeout - 1));
    expect(screen.queryByText(heading)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));

    expect(screen.queryByText(heading)).not.toBeNull();
    expect(chunkLoadTimeout).toBe(120_000);
  });
});

describe('A page that breaks', () => {
  it('says nothing of what broke', async () => {
    await show(() => Promise.resolve(Broken));

    expect(document.body.textContent).not.toContain('undefined');
  });

  it('still offers a search, which needs none of our code', async () => {
    await show(() => Promise.resolve(Broken));

    const field = screen.getByRole('searchbox', { name: 'Search' });
    expect(field.closest('form')?.getAttribute('action')).toBe('/search');
    expect(field.getAttribute('name')).toBe('keyword');
  });
});
