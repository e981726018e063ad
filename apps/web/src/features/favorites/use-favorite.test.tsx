// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { endSession, startSession } from '../../session/session.ts';
import { color } from '../../testing/card.ts';
import { rememberPending, takePending } from './pending-items.ts';
import { ada } from './testing/customer.ts';
import { expectToast } from './testing/expect-toast.ts';
import { tote } from './testing/favorite.ts';
import { startFavoritesServer } from './testing/favorites-server.ts';
import { useFavorite } from './use-favorite.ts';

const showHeart = (shown = tote()) => {
  const client = new QueryClient();
  client.setQueryData(['productList'], { data: [shown] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <BrowserRouter>{children}</BrowserRouter>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => ({ ...useFavorite(shown, color(1)), location: useLocation() }), {
    wrapper,
  });
  onTestFinished(() => {
    unmount();
    client.clear();
  });
  return {
    isFavorite: () => result.current.isFavorite,
    press: () => act(() => result.current.toggle()),
    location: () => result.current.location,
    cached: () => client.getQueryData<{ data: ReturnType<typeof tote>[] }>(['productList'])?.data[0],
  };
};

beforeEach(() => startSession(ada, null));

afterEach(() => {
  endSession();
  localStorage.clear();
});

describe('useFavorite', () => {
  it('changes before the reply and shows the message of the reply', async () => {
    const server = await startFavoritesServer();
    const heart = showHeart();

    await heart.press();
    expect(heart.isFavorite()).toBe(true);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(200, { message: 'Saved under its color', status: true });

    await expectToast('Saved under its color');
    expect(server.calls[0]?.asked).toEqual({
      product_id: 12,
      color_id: 1,
      parent_color_id: 1,
      user_id: 7,
      actionType: 'add',
    });
    expect(server.calls[0]?.token).toBe('ada-token');
    expect(heart.cached()).toMatchObject({ is_favorite: 1, favorite_color_ids: [1] });
  });

  it('removes a saved product', async () => {
    const server = await startFavoritesServer();
    const heart = showHeart(tote({ is_favorite: 1, favorite_color_ids: [1, 2] }));
    expect(heart.isFavorite()).toBe(true);

    await heart.press();
    await waitFor(() => expect(server.asked()).toEqual(['remove']));
    server.calls[0]?.answer();

    await expectToast('remove done');
    expect(heart.cached()).toMatchObject({ is_favorite: 0, favorite_color_ids: [2] });
  });

  it('sends the latest value after the first call has finished', async () => {
    const server = await startFavoritesServer();
    const heart = showHeart();
    await heart.press();
    await waitFor(() => expect(server.calls).toHaveLength(1));

    await heart.press();
    expect(heart.isFavorite()).toBe(false);
    expect(server.calls).toHaveLength(1);
    server.calls[0]?.answer();
    await waitFor(() => expect(server.asked()).toEqual(['add', 'remove']));
    server.calls[1]?.answer(200, { message: 'Removed', status: true });

    await expectToast('Removed');
    expect(heart.cached()).toMatchObject({ is_favorite: 0, favorite_color_ids: [] });
  });

  it.each([
    ['a refusal', 500, { message: 'Internal error' }],
    ['a reply whose status is false', 200, { message: 'Not allowed', status: false }],
  ] as const)('changes back after %s and shows the message', async (_, status, reply) => {
    const server = await startFavoritesServer();
    const heart = showHeart();

    await heart.press();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(status, reply);

    await expectToast(reply.message);
    await waitFor(() => expect(heart.isFavorite()).toBe(false));
    expect(heart.cached()).toMatchObject({ is_favorite: 0, favorite_color_ids: [] });
  });

  it('changes back if there is no reply', async () => {
    const server = await startFavoritesServer();
    const heart = showHeart();
    server.gone();

    await heart.press();

    await expectToast('The shop could not be reached');
    await waitFor(() => expect(heart.isFavorite()).toBe(false));
  });

  it('opens sign-in for a guest and stores each item once', async () => {
    await startFavoritesServer();
    endSession();
    const heart = showHeart(tote({ is_favorite: 1 }));
    expect(heart.isFavorite()).toBe(false);

    await heart.press();

    await expectToast('Login Required!');
    expect(heart.location()).toMatchObject({ pathname: '/login', state: { from: '/browse/women?brand=3' } });
    await heart.press();
    expect(takePending(ada.id)).toEqual([{ product_id: 12, color_id: 1, parent_color_id: 1 }]);
  });

  it('stores the item for the same customer if the session has ended', async () => {
    const server = await startFavoritesServer();
    const heart = showHeart();

    await heart.press();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(401, { message: 'Login Required!' });

    await waitFor(() => expect(localStorage.getItem('wishes')).not.toBeNull());
    expect(takePending(8)).toEqual([]);
    expect(takePending(ada.id)).toHaveLength(1);
    expect(heart.isFavorite()).toBe(false);
  });

  it('removes a pending item when the customer saves the product', async () => {
    const server = await startFavoritesServer();
    rememberPending({ product_id: 12, color_id: 1, parent_color_id: 1 }, ada.id);
    const heart = showHeart();

    await heart.press();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer();

    await expectToast('add done');
    expect(takePending(ada.id)).toEqual([]);
  });

  it('stores no item if another customer is signed in by then', async () => {
    const server = await startFavoritesServer();
    const heart = showHeart();
    await heart.press();
    await waitFor(() => expect(server.calls).toHaveLength(1));

    act(() => startSession({ ...ada, id: 8, token: 'bob-token' }, null));
    server.calls[0]?.answer(401, { message: 'Please sign in again' });

    await expectToast('Please sign in again');
    expect(localStorage.getItem('wishes')).toBeNull();
  });
});
