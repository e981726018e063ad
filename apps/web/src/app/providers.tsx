import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { isOutage } from '../lib/api-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const minute = 60_000;

/** Retries a call once if it got no answer or a server error. Other refusals are final. */
const shouldRetry = (failures: number, error: Error) => failures < 1 && isOutage(error);

/** The cache of API replies: one for the life of the page, and one per rendering on the server. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute,
        gcTime: 10 * minute,
        retry: shouldRetry,
        refetchOnWindowFocus: false,
        // The service worker answers without a connection what it has kept.
        networkMode: globalThis.navigator?.serviceWorker?.controller ? 'offlineFirst' : 'online',
      },
    },
  });

/** The providers around the app, in the browser and on the server. The router is separate. */
export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>
);
