import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { Providers } from './app/providers.tsx';
import { preparePage, Router } from './app/router.tsx';

const root = document.getElementById('root');

/** As a transition, which is made in small steps: between them the browser can answer. */
const show = () =>
  startTransition(() => {
    if (!root) return;
    createRoot(root).render(
      <StrictMode>
        <ErrorBoundary>
          <Providers>
            <Router />
          </Providers>
        </ErrorBoundary>
      </StrictMode>,
    );
  });

// React would keep the page back for 300 ms after a shell without it. The server names the page's code in the head of the
// first page, so it arrives beside this file.
void preparePage(window.location.pathname).then(show);
