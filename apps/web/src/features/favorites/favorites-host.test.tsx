// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { currentSession, endSession, setLogoutFlag, startSession } from '../../session/session.ts';
import { FavoritesHost } from './favorites-host.tsx';
import { rememberPending, takePending } from './pending-items.ts';
import { ada } from './testing/customer.ts';
import { expectToast } from './testing/expect-toast.ts';
import { startFavoritesServer } from './testing/favorites-server.ts';

const bob = { ...ada, id: 8, token: 'bob-token' };

const item = (product_id: number) => ({ product_id, color_id: 1, parent_color_id: 1 });

// Strict mode runs the effect twice, as two tabs would.
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
  it('saves each item of a guest once after sign-in and shows one message', async () => {
    const server = await startFavoritesServer();
    for (const id of [1, 2]) rememberPending(item(id));
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
    expect(takePending(ada.id)).toEqual([]);
  });

  it('saves all items for the customer who signed in, even if another one signs in meanwhile', async () => {
    const server = await startFavoritesServer();
    for (const id of [1, 2]) rememberPending(item(id));
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

  it('shows the message of the server for a single item', async () => {
    const server = await startFavoritesServer();
    rememberPending(item(1));
    startSession(ada, null);
    showHost();

    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(200, { message: 'Saved at last', status: true });

    await expectToast('Saved at last');
  });

  it('follows each brand of a guest once', async () => {
    const server = await startFavoritesServer();
    rememberPending({ brand_id: 3 });
    startSession(ada, null);
    showHost();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(200, { message: 'Followed', status: true });

    await expectToast('Followed');
    expect(server.calls.map(({ asked }) => asked)).toEqual([{ brand_id: 3, actionType: 'add' }]);
    expect(takePending(ada.id)).toEqual([]);
  });

  it.each([
    ['when a button is pressed', async () => (await screen.findByRole('button', { name: 'Try again' })).click()],
    ['when the browser is online again', async () => void dispatchEvent(new Event('online'))],
  ])('reports a temporary failure and retries %s', async (_, comeBack) => {
    const server = await startFavoritesServer();
    rememberPending(item(1));
    startSession(ada, null);
    showHost(Fragment);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(503, { message: 'Later' });
    await screen.findByText('The items you picked before signing in aren’t saved yet.');

    await act(comeBack);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    server.calls[1]?.answer(200, { message: 'Saved at last', status: true });

    await expectToast('Saved at last');
    expect(takePending(ada.id)).toEqual([]);
  });

  it('keeps an item that failed temporarily and drops one that was refused permanently', async () => {
    const server = await startFavoritesServer();
    for (const id of [1, 2]) rememberPending(item(id));
    startSession(ada, null);
    showHost();

    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(503, { message: 'Later' });
    await waitFor(() => expect(server.calls).toHaveLength(2));
    server.calls[1]?.answer(404, { message: 'There is no such product' });

    await expectToast('A favorite of yours is no longer available.');
    expect(takePending(ada.id)).toEqual([item(1)]);
  });

  it('retries a failed item when the same customer returns, but not for another customer', async () => {
    const server = await startFavoritesServer();
    rememberPending(item(1));
    startSession(ada, null);
    showHost();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(401, { message: 'Login Required!' });
    await waitFor(() => expect(currentSession().auth).toBe(false));

    rememberPending(item(2));
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

  it('saves nothing for a customer who has signed out while waiting', async () => {
    const server = await startFavoritesServer();
    rememberPending(item(1));
    startSession(ada, null);
    showHost();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await act(async () => startSession(bob, null));
    await act(async () => endSession());

    rememberPending(item(2));
    server.calls[0]?.answer(200, { message: 'Saved for Ada', status: true });
    await expectToast('Saved for Ada');
    act(() => startSession({ ...ada, id: 9, token: 'cleo-token' }, null));
    await waitFor(() => expect(server.calls).toHaveLength(2));
    server.calls[1]?.answer(200, { message: 'Saved for Cleo', status: true });

    await expectToast('Saved for Cleo');
    expect(server.calls.map(({ token }) => token)).toEqual(['ada-token', 'cleo-token']);
  });

  it('removes the pending items of a customer who signs out, unless the sign-out fails', () => {
    rememberPending(item(1), ada.id);
    startSession(ada, null);

    setLogoutFlag(false);
    setLogoutFlag(true);
    expect(takePending(ada.id)).toEqual([item(1)]);
    setLogoutFlag(false);
    endSession();

    expect(localStorage.length).toBe(0);
  });

  it('waits until the tab is visible', async () => {
    const server = await startFavoritesServer();
    const setVisibility = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    setVisibility('hidden');
    onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
    rememberPending(item(1));
    startSession(ada, null);
    showHost();
    await act(async () => undefined);
    expect(localStorage.getItem('wishes')).not.toContain('customerId');

    act(() => setVisibility('visible'));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    server.calls[0]?.answer(200, { message: 'Saved when visible', status: true });

    await expectToast('Saved when visible');
  });
});
