// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endSession, startSession } from '../../../../session/session.ts';
import { ada } from '../../testing/customer.ts';
import { favorite, tote } from '../../testing/favorite.ts';
import { startFavoritesServer } from '../../testing/favorites-server.ts';
import { useRemoval } from './use-removal.ts';

// Loaded before fake timers start.
import '../../../../ui/toast/toaster.tsx';

let lastId = 100;

/** Waits for the network while fake timers are on. */
const until = async (isSo: () => unknown) => {
  while (!isSo()) await act(() => new Promise((resolve) => setImmediate(resolve)));
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const openFavorites = () => {
  lastId += 1;
  const shown = favorite({
    product_id: lastId,
    productDetail: tote({ product_id: lastId, is_favorite: 1, favorite_color_ids: [1] }),
  });
  const client = new QueryClient();
  const key = ['favorites', 7, {}];
  client.setQueryData(key, { favProducts: [shown], counts: { all_Items: 1 }, total: 1 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useRemoval(), { wrapper });
  onTestFinished(() => {
    unmount();
    client.clear();
  });
  return {
    phase: () => result.current.phaseOf(shown),
    pressBin: () => act(() => result.current.remove(shown)),
    pressUndo: () => act(() => result.current.undo(shown)),
    isListed: () => client.getQueryData<{ favProducts: unknown[] }>(key)?.favProducts.length === 1,
    leave: unmount,
  };
};

const removedToast = () => screen.queryByText('Product removed successfully.')?.parentElement ?? null;
const errorToast = (text: string) => screen.queryByText(text);

const closeToasts = () => {
  for (const button of screen.queryAllByRole('button', { name: 'Close' })) button.click();
};

beforeEach(() => {
  startSession(ada, null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(async () => {
  closeToasts();
  await until(() => screen.queryAllByRole('button', { name: 'Close' }).length === 0);
  vi.useRealTimers();
  endSession();
});

describe('useRemoval', () => {
  it('waits three seconds, then sends the removal and lets the card fade', async () => {
    const server = await startFavoritesServer();
    const favorites = openFavorites();

    await favorites.pressBin();
    await until(removedToast);
    expect(favorites.phase()).toBe('waiting');
    await pass(2999);
    expect(server.calls).toHaveLength(0);
    await pass(1);
    await until(() => server.calls.length === 1);
    expect(favorites.phase()).toBe('waiting');
    server.calls[0]?.answer();
    await until(() => favorites.phase() === 'leaving');
    expect(favorites.isListed()).toBe(true);
    await pass(100);

    expect(server.calls[0]?.asked).toMatchObject({ actionType: 'remove', source: 'favorite_page', color_id: 1 });
    expect(favorites.isListed()).toBe(false);
    expect(favorites.phase()).toBeNull();
  });

  it('sends nothing after Undo, and the card returns within 0.5 s', async () => {
    const server = await startFavoritesServer();
    const favorites = openFavorites();
    await favorites.pressBin();
    await pass(2900);

    await favorites.pressUndo();
    expect(favorites.phase()).toBe('returning');
    await pass(500);

    expect(favorites.phase()).toBeNull();
    await pass(10_000);
    expect(server.calls).toHaveLength(0);
    expect(favorites.isListed()).toBe(true);
  });

  it('closes the message when it is undone', async () => {
    const server = await startFavoritesServer();
    const favorites = openFavorites();
    await favorites.pressBin();
    await until(removedToast);

    await favorites.pressUndo();
    await until(() => removedToast() === null);
    await favorites.pressBin();
    await until(removedToast);
    screen.getByRole('button', { name: 'Undo' }).click();
    await until(() => favorites.phase() === 'returning');
    await pass(10_000);

    expect(server.calls).toHaveLength(0);
  });

  it('can be undone in the toast', async () => {
    const server = await startFavoritesServer();
    const favorites = openFavorites();
    await favorites.pressBin();
    await until(removedToast);

    screen.getByRole('button', { name: 'Undo' }).click();
    await until(() => favorites.phase() === 'returning');
    await pass(10_000);

    expect(server.calls).toHaveLength(0);
  });

  it('pauses while the pointer is on the toast', async () => {
    const server = await startFavoritesServer();
    const favorites = openFavorites();
    await favorites.pressBin();
    await until(removedToast);
    const toast = removedToast();
    if (!toast) throw new Error('There is no toast');
    await pass(2000);

    fireEvent.mouseEnter(toast);
    await pass(60_000);
    expect(server.calls).toHaveLength(0);
    fireEvent.mouseLeave(toast);
    await pass(999);
    expect(server.calls).toHaveLength(0);
    await pass(1);

    await until(() => server.calls.length === 1);
    server.calls[0]?.answer();
    await until(() => favorites.phase() === 'leaving');
  });

  it.each([
    ['is refused', 500, { message: 'No' }],
    ['returns a false status', 200, { message: 'No', status: false }],
  ] as const)('restores the card when the call %s', async (_, status, reply) => {
    const server = await startFavoritesServer();
    const favorites = openFavorites();
    await favorites.pressBin();
    await pass(3000);
    await until(() => server.calls.length === 1);

    server.calls[0]?.answer(status, reply);

    await until(() => errorToast('Failed to remove product. Please try again.'));
    expect(favorites.phase()).toBe('returning');
    await pass(500);
    expect(favorites.phase()).toBeNull();
    expect(favorites.isListed()).toBe(true);
  });

  it('restores the card if there is no reply', async () => {
    const server = await startFavoritesServer();
    const favorites = openFavorites();
    await favorites.pressBin();
    server.gone();

    await pass(3000);

    await until(() => errorToast('Something went wrong.'));
    expect(favorites.isListed()).toBe(true);
  });

  it.each([
    ['the page is hidden', () => dispatchEvent(new Event('pagehide'))],
    ['another page of the shop is shown', (leave: () => void) => leave()],
  ] as const)('sends the removal immediately when %s, and only once', async (_, go) => {
    const server = await startFavoritesServer();
    const favorites = openFavorites();
    await favorites.pressBin();
    await pass(10);

    act(() => go(favorites.leave));

    await until(() => server.calls.length === 1);
    server.calls[0]?.answer();
    await pass(10_000);
    expect(server.asked()).toEqual(['remove']);
  });

  it('saves the product again if it is undone after it was sent', async () => {
    const server = await startFavoritesServer();
    const favorites = openFavorites();
    await favorites.pressBin();
    await until(removedToast);
    act(() => favorites.leave());
    await until(() => server.calls.length === 1);

    screen.getByRole('button', { name: 'Undo' }).click();
    await pass(10);
    expect(server.asked()).toEqual(['remove']);
    server.calls[0]?.answer(200, { message: 'Removed', status: true, receipt: 'of-this-removal' });
    await until(() => server.calls.length === 2);

    expect(server.calls[1]?.asked).toMatchObject({ actionType: 'add', receipt: 'of-this-removal' });
    server.calls[1]?.answer();
    await pass(1000);
    expect(favorites.isListed()).toBe(true);
  });
});
