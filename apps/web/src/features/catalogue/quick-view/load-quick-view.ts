/** Loads the code of the quick view. */
export const loadQuickView = () => import('./quick-view.tsx');

/** Begins to load it before it is asked for; whether it arrives shows itself then. */
export const prepareQuickView = (): void => void loadQuickView().catch(() => undefined);
