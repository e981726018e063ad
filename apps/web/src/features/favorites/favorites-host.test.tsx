// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { currentSession, endSession, setLogoutFlag, startSession } from '../../session/session.ts';
import { FavoritesHost } from './favorites-host.tsx';
import { rememberWish, takeWishes } from './guest-wishes.ts';
import { ada } from './testing/customer.ts';
import { expectToast } from './testing/expect-toast.ts';
import { startFavoritesServer } from './testing/favorites-server.ts';

const bob = { ...ada, id: 8, token: 'bob-token' };

const wish = (product_id: number) => ({ product_id, color_id: 1, parent_color_id: 1 });

// Strict mode lets it begin twice, as two tabs would.
const showHost = (Around = StrictMode) => {
  const client = new QueryClient();
  const { unmount } = render(
    <Around>
      <QueryClientProvider client={client}>
        <FavoritesHost />
      </QueryClientProvider>
    </Around>,
  );
  onTestFinished(() => {
    unmount();
    client.clear();
  });
};

afterEach(() => {
  endSession();
  localStorage.clear();
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
    expect(takeWishes(ada.id)).toEqual([]);
  });

  it('fulfils them for who signed in, though somebody else is signed in before the last', async () => {
    const server = await startFavoritesServer();
    for (const id of [1, 2]) rememberWish(wish(id));
    startSession(ada, null);
    showHost();
    await waitFor(() => expect(server.calls).toHaveLength(1));

    act(() => startSession(bob, null));
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

  it('follows the brands that a guest wished to follow, each once', async () => {
    const server = await startFavoritesServer();
    rememberWish({ brand_id: 3 });
    startSession(ada, null);
    showHost();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(200, { message: 'Followed', status: true });

    await expectToast('Followed');
    expect(server.calls.map(({ asked }) => asked)).toEqual([{ brand_id: 3, actionType: 'add' }]);
    expect(takeWishes(ada.id)).toEqual([]);
  });

  it.each([
    ['at a press', async () => (await screen.findByRole('button', { name: 'Try again' })).click()],
    ['once the connection is back', async () => void dispatchEvent(new Event('online'))],
  ])('says what failed for now, and tries it again %s', async (_, comeBack) => {
    const server = await startFavoritesServer();
    rememberWish(wish(1));
    startSession(ada, null);
    showHost(Fragment);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(503, { message: 'Later' });
    await screen.findByText('The items you picked before signing in aren’t saved yet.');

    await act(comeBack);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    server.calls[1]?.answer(200, { message: 'Saved at last', status: true });

    await expectToast('Saved at last');
    expect(takeWishes(ada.id)).toEqual([]);
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

    await expectToast('A favorite of yours is no longer available.');
    expect(takeWishes(ada.id)).toEqual([wish(1)]);
  });

  it('tries again what failed when the same customer comes back, and not for somebody else', async () => {
    const server = await startFavoritesServer();
    rememberWish(wish(1));
    startSession(ada, null);
    showHost();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(401, { message: 'Login Required!' });
    await waitFor(() => expect(currentSession().auth).toBe(false));

    rememberWish(wish(2));
    act(() => startSession(bob, null));
    await waitFor(() => expect(server.calls).toHaveLength(2));
    server.calls[1]?.answer(200, { message: 'Saved for Bob', status: true });
    await expectToast('Saved for Bob');
    act(() => startSession(ada, null));
    await waitFor(() => expect(server.calls).toHaveLength(3));
    server.calls[2]?.answer(200, { message: 'Saved for Ada', status: true });

    await expectToast('Saved for Ada');
    expect(server.calls.map(({ token, asked }) => [token, asked.product_id])).toEqual([
      ['ada-token', 1],
      ['bob-token', 2],
      ['ada-token', 1],
    ]);
  });

  it('is not for who has signed out by the time of their turn', async () => {
    const server = await startFavoritesServer();
    rememberWish(wish(1));
    startSession(ada, null);
    showHost();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await act(async () => startSession(bob, null));
    await act(async () => endSession());

    rememberWish(wish(2));
    server.calls[0]?.answer(200, { message: 'Saved for Ada', status: true });
    await expectToast('Saved for Ada');
    act(() => startSession({ ...ada, id: 9, token: 'cleo-token' }, null));
    await waitFor(() => expect(server.calls).toHaveLength(2));
    server.calls[1]?.answer(200, { message: 'Saved for Cleo', status: true });

    await expectToast('Saved for Cleo');
    expect(server.calls.map(({ token }) => token)).toEqual(['ada-token', 'cleo-token']);
  });

  it('forgets what has not come true of who signs out, and nothing where that fails', () => {
    rememberWish(wish(1), ada.id);
    startSession(ada, null);

    setLogoutFlag(false);
    setLogoutFlag(true);
    expect(takeWishes(ada.id)).toEqual([wish(1)]);
    setLogoutFlag(false);
    endSession();

    expect(localStorage.length).toBe(0);
  });

  it('waits in a tab that nobody looks at', async () => {
    const server = await startFavoritesServer();
    const lookAt = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    lookAt('hidden');
    onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
    rememberWish(wish(1));
    startSession(ada, null);
    showHost();
    await act(async () => undefined);
    expect(localStorage.getItem('wishes')).not.toContain('customerId');

    act(() => lookAt('visible'));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(200, { message: 'Saved when looked at', status: true });

    await expectToast('Saved when looked at');
  });
});
