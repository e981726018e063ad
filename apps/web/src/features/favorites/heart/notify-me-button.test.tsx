// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../../session/session.ts';
import { color } from '../../../testing/card.ts';
import { ada } from '../testing/customer.ts';
import { expectToast } from '../testing/expect-toast.ts';
import { tote } from '../testing/favorite.ts';
import { startFavoritesServer } from '../testing/favorites-server.ts';
import { NotifyMeButton } from './notify-me-button.tsx';

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

describe('NotifyMeButton', () => {
  it.each([
    ['a size', { id: 5, name: 'M' }, 'We’ll e-mail you when it is back in M.', 'E-mail me when M is back'],
    ['the product', null, 'We’ll e-mail you when it is back.', 'E-mail me when it is back'],
  ])('takes the promise of %s back when the call fails', async (_, size, promise, offer) => {
    const server = await startFavoritesServer();
    startSession(ada, null);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <NotifyMeButton card={tote()} color={color(1)} size={size} />
        </BrowserRouter>
      </QueryClientProvider>,
    );

    fireEvent.click(screen.getByRole('button', { name: offer }));
    await screen.findByText(promise);
    const sent = () => server.calls.find(({ asked }) => asked.actionType === 'add');
    await waitFor(() => expect(sent()).toBeDefined());
    for (const call of server.calls)
      if (call !== sent()) call.answer(200, { data: { target: null, reached: null, size_id: null } });
    sent()?.answer(500, { message: 'Something went wrong' });

    await expectToast('Something went wrong');
    await screen.findByRole('button', { name: offer });
    expect(screen.queryByText(promise)).toBeNull();
    client.clear();
  });
});
