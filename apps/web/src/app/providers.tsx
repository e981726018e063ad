import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { isOutage } from '../lib/api-client.ts';

const minute = 60_000;

/** A refusal stays a refusal; only a call that got no answer, or met a failing server, is tried once more. */
const shouldRetry = (failures: number, error: Error) => failures < 1 && isOutage(error);

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: minute, gcTime: 10 * minute, retry: shouldRetry, refetchOnWindowFocus: false },
  },
});

export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>{children}</BrowserRouter>
  </QueryClientProvider>
);
