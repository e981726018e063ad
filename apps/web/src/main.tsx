import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient, Providers } from './app/providers.tsx';
import { preparePage, Router } from './app/router.tsx';
import { PressAgain, takeEarlyPress } from './lib/early-press.tsx';
import { receiveFirstData } from './lib/first-data.ts';

const root = document.getElementById('root');

const app = (
  <Providers client={createQueryClient()}>
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </Providers>
);

/** Takes the page over as the server rendered it. */
const takeOver = (root: HTMLElement) => hydrateRoot(root, <PressAgain pressed={takeEarlyPress()}>{app}</PressAgain>);

/**
 * As a transition, which is made in small steps: between them the browser can answer. The server may have sent the page
 * without its first screen, or would send another one by now.
 */
const show = (isSame: boolean) =>
  startTransition(() => {
    if (!root) return;
    if (root.hasChildNodes() && isSame) {
      takeOver(root);
      return;
    }
    root.replaceChildren();
    createRoot(root).render(app);
  });

const begin = async () => {
  const isSame = await receiveFirstData();
  // React would keep the page back for 300 ms after a shell without it. The server names the page's code in the first page, so
  // it arrives beside this file.
  await preparePage(window.location.pathname);
  show(isSame);
};

void begin();
