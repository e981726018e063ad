/** Begins to load the code of the quick view. */
export const loadQuickView = () => import('./quick-view.tsx');
