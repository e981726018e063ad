/** Loads the code of the quick view. */
export const loadQuickView = () => import('./quick-view.tsx');

/** Starts to load the code early. A failure shows when the quick view opens. */
export const prepareQuickView = (): void => void loadQuickView().catch(() => undefined);
