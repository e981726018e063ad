/**
 * The pages that the web app has by now (spec 2, route table; decision 41). Any other address gets the shell with
 * status 404. What a later feature mounts there, it adds here.
 */
export const pageRoutes = {
  home: ['/'],
  listing: [
    '/browse/:childCategorySlug',
    '/browse/:parentCateg/:subCateg',
    '/browse/:parentCateg/:subCateg/:childCateg',
    '/browse/:categorySlug/secondary/:subCategorySlug',
    '/shop/:homepageKey',
    '/shop/category/:categoryName',
    '/search',
  ],
  product: ['/product/:id', '/product/:id/:slug'],
  quickViewDemo: ['/qmodal'],
} as const;

/** Addresses below these are never pages: what is missing there is answered in JSON. */
const otherRoutes = /^\/(api|assets|pictures|docs)(\/|$)/;

/** Whether a browser that asked for this path wants a page. */
export const isPagePath = (path: string): boolean => !otherRoutes.test(path);
