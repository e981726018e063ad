/** The address of a click-out that is counted for a partner, or for nobody. `pages` is that of the market's pages. */
export const outLink = (pages: string, productId: number, slug: string | null): string =>
  `${pages}/out/${productId}${slug === null ? '' : `?partner=${slug}`}`;

type Node = { [name: string]: unknown };

/** Replaces each `product_url` in a reply by the shop's own link for a partner, in place. */
export const linkForPartner = (node: unknown, toLink: (productId: number) => string): void => {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) linkForPartner(one, toLink);
    return;
  }
  const fields = node as Node;
  const { product_id: productId, product_url: link } = fields;
  if (typeof link === 'string' && typeof productId === 'number') fields.product_url = toLink(productId);
  for (const value of Object.values(fields)) linkForPartner(value, toLink);
};
