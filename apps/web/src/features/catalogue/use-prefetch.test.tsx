// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, QueryObserver, queryOptions } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { usePrefetch } from './use-prefetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const hover = () => {
  const client = new QueryClient();
  const asked: AbortSignal[] = [];
  const answers: ((answer: string) => void)[] = [];
  const query = queryOptions({
    queryKey: ['page', 2],
    queryFn: ({ signal }) => {
      asked.push(signal);
      return new Promise<string>((resolve) => answers.push(resolve));
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => usePrefetch(), { wrapper });
  onTestFinished(() => {
    unmount();
    client.clear();
  });
  return { client, asked, answers, query, prefetch: result.current };
};

describe('usePrefetch', () => {
  it('requests once the pointer rests', async () => {
    const { client, asked, answers, query, prefetch } = hover();

    prefetch.start(query);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(100);
    answers[0]?.('page 2');
    await vi.advanceTimersByTimeAsync(0);

    expect(client.getQueryData(query.queryKey)).toBe('page 2');
  });

  it('requests nothing if the pointer only passes', async () => {
    const { asked, query, prefetch } = hover();

    prefetch.start(query);
    prefetch.stop();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(asked).toHaveLength(0);
  });

  it('does not repeat a query that is shown, because its error would disappear until the reply', async () => {
    const { client, asked, query, prefetch } = hover();
    const failing = { ...query, queryFn: () => Promise.reject(new Error('not there')), retry: false };
    const observer = new QueryObserver(client, failing);
    onTestFinished(observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(0);

    prefetch.start(query);
    await vi.advanceTimersByTimeAsync(100);

    expect(asked).toHaveLength(0);
    expect(observer.getCurrentResult().isError).toBe(true);
  });

  it('cancels the request if the pointer leaves before the reply', async () => {
    const { asked, query, prefetch } = hover();
    prefetch.start(query);
    await vi.advanceTimersByTimeAsync(100);

    prefetch.stop();

    expect(asked[0]?.aborted).toBe(true);
  });

  it('does not cancel a request that a component waits for', async () => {
    const { client, asked, query, prefetch } = hover();
    prefetch.start(query);
    await vi.advanceTimersByTimeAsync(100);
    onTestFinished(new QueryObserver(client, query).subscribe(() => undefined));

    prefetch.stop();

    expect(asked[0]?.aborted).toBe(false);
  });
});
