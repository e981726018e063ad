/** The departments of what people wear, and their parts with clothes and shoes. */
const departments: ReadonlySet<string | undefined> = new Set(['women', 'men', 'kids']);
const clothes: ReadonlySet<string | undefined> = new Set(['clothing', 'shoes', 'girls', 'boys']);

/**
 * How early a category comes on a home page that the shop composes, by its path: clothes and shoes (0), what is worn with
 * them (1), all else (2). Feeds of outdoor stores have more hardware than clothes.
 */
export const wornTier = (path: string): 0 | 1 | 2 => {
  const [top, middle] = path.split('/');
  if (!departments.has(top)) return 2;
  return clothes.has(middle) ? 0 : 1;
};

/** Whether people wear or carry the products of a category. */
export const isWorn = (path: string): boolean => wornTier(path) < 2;
