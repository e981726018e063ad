// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { endSession, startSession } from '../../session/session.ts';
import { FavoritesHost } from './favorites-host.tsx';
import { guestWishes, rememberWish } from './guest-wishes.ts';
import { ada } from './testing/customer.ts';
import { expectToast } from './testing/expect-toast.ts';
import { startFavoritesServer } from './testing/favorites-server.ts';

const wish = (product_id: number) => ({ product_id, color_id: 1, parent_color_id: 1 });

const showHost = () => {
  const client = new QueryClient();
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <FavoritesHost />
      </QueryClientProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    unmount();
    client.clear();
  });
};

afterEach(() => {
  endSession();
  sessionStorage.clear();
});

describe('FavoritesHost', () => {
  it('fulfils every wish of a guest who signs in, each once, and says so once', async () => {
    const server = await startFavoritesServer();
    for (const id of [1, 2]) rememberWish(wish(id));
    showHost();
    expect(server.calls).toHaveLength(0);

    startSession(ada, null);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer();
    await waitFor(() => expect(server.calls).toHaveLength(2));
    server.calls[1]?.answer();

    await expectToast('2 products added to favorites.');
    expect(server.calls.map(({ asked }) => [asked.product_id, asked.actionType])).toEqual([
      [1, 'add'],
      [2, 'add'],
    ]);
    expect(guestWishes()).toEqual([]);
  });

  it('fulfils them for who signed in, though somebody else is signed in before the last', async () => {
    const server = await startFavoritesServer();
    for (const id of [1, 2]) rememberWish(wish(id));
    startSession(ada, null);
    showHost();
    await waitFor(() => expect(server.calls).toHaveLength(1));

    act(() => startSession({ ...ada, id: 8, token: 'bob-token' }, null));
    server.calls[0]?.answer();
    await waitFor(() => expect(server.calls).toHaveLength(2));
    server.calls[1]?.answer();

    await expectToast('2 products added to favorites.');
    expect(server.calls.map(({ token }) => token)).toEqual(['ada-token', 'ada-token']);
  });

  it('says of one wish what the server says', async () => {
    const server = await startFavoritesServer();
    rememberWish(wish(1));
    startSession(ada, null);
    showHost();

    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(200, { message: 'Saved at last', status: true });

    await expectToast('Saved at last');
  });

  it('keeps a wish that failed for now and drops one that never can come true', async () => {
    const server = await startFavoritesServer();
    for (const id of [1, 2]) rememberWish(wish(id));
    startSession(ada, null);
    showHost();

    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(503, { message: 'Later' });
    await waitFor(() => expect(server.calls).toHaveLength(2));
    server.calls[1]?.answer(404, { message: 'There is no such product' });

    await waitFor(() => expect(guestWishes()).toEqual([wish(1)]));
  });
});
