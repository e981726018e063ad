import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient, Providers } from './app/providers.tsx';
import { preparePage, Router } from './app/router.tsx';
import { PressAgain, takeEarlyPress } from './lib/early-press.tsx';
import { receiveFirstData } from './lib/first-data.ts';
import { marketPath, pathInMarket } from './lib/market.ts';

const root = document.getElementById('root');

const app = (
  <Providers client={createQueryClient()}>
    <BrowserRouter basename={marketPath()}>
      <Router />
    </BrowserRouter>
  </Providers>
);

/** Hydrates the page that the server rendered. */
const takeOver = (root: HTMLElement) => hydrateRoot(root, <PressAgain pressed={takeEarlyPress()}>{app}</PressAgain>);

/**
 * As a transition, so that the browser can respond meanwhile. The server may have sent no first screen, or an outdated
 * one.
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
  // Without this, React would delay the page by 300 ms after the shell. The page's code is preloaded.
  await preparePage(pathInMarket(window.location.pathname));
  show(isSame);
};

void begin();
