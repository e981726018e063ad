import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { isOutage } from '../lib/api-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const minute = 60_000;

/** A refusal stays a refusal; only a call that got no answer, or met a failing server, is tried once more. */
const shouldRetry = (failures: number, error: Error) => failures < 1 && isOutage(error);

/** Keeps what the API replied: for as long as the page lives, and on the server for one rendering. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: minute, gcTime: 10 * minute, retry: shouldRetry, refetchOnWindowFocus: false },
    },
  });

/** What stands around the whole app, in the browser and on the server, but for who knows the address. */
export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>
);
