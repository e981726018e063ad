const kinds: readonly (readonly [start: string, kind: string])[] = [
  ['/browse/', 'category'],
  ['/shop/', 'collection'],
  ['/search', 'search'],
  ['/brand/', 'brand'],
  ['/store/', 'store'],
  ['/product/', 'product'],
  ['/my-favourite', 'favorites'],
  ['/shared/', 'shared list'],
];

/** What kind of page a path, or the pattern of its route, is; few, as each is counted by itself. */
export const kindOfPage = (path: string): string => {
  if (path === '/') return 'home';
  return kinds.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
};
