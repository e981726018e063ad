export const compareRoute = '/compare';

/** The maximum number of products side by side. */
export const mostCompared = 4;

/** A product in a comparison, and its color; null for the color of its main picture. */
export type Compared = { id: number; colorId: number | null };

const itemParam = 'item';

const idPattern = /^[1-9]\d{0,8}$/;

const readId = (text = ''): number | null => (idPattern.test(text) ? Number(text) : null);

const readItem = (text: string): Compared[] => {
  const [first, color, ...rest] = text.split('.');
  const id = readId(first);
  return id === null || rest.length > 0 ? [] : [{ id, colorId: readId(color) }];
};

/**
 * The products that an address compares (behavior.md#product-compare), each once: `?item=12.31&item=7`, where 31 is a
 * color. Invalid values are ignored. There may be more than fit.
 */
export const parseCompared = (query: URLSearchParams): readonly Compared[] => {
  const items = new Map<number, Compared>();
  for (const item of query.getAll(itemParam).flatMap(readItem)) if (!items.has(item.id)) items.set(item.id, item);
  return [...items.values()];
};

/** The address of a comparison. */
export const comparePath = (items: readonly Compared[]): string => {
  const query = new URLSearchParams(
    items.map(({ id, colorId }) => [itemParam, colorId === null ? String(id) : `${id}.${colorId}`]),
  );
  return query.size > 0 ? `${compareRoute}?${query}` : compareRoute;
};
