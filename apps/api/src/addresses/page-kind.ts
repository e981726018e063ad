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

/** The kind of page of a path or route pattern. There are few kinds, because each has its own counter. */
export const kindOfPage = (path: string): string => {
  if (path === '/') return 'home';
  return kinds.find(([start]) => path.startsWith(start))?.[1] ?? 'other';
};
