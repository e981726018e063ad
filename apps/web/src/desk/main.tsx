import './desk.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isOutage } from '../lib/api-client.ts';
import { Desk } from './desk.tsx';

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: (failures, error) => failures < 1 && isOutage(error) } },
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Desk />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
