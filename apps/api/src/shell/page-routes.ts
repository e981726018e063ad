/**
 * Every page that the web app has (spec 2, route table, misspelt ones included; decisions 34 and 41). Any other
 * address gets the same page with status 404.
 */
export const pageRoutes = [
  '/',
  '/about',
  '/aboutUs',
  '/login',
  '/login/forgot',
  '/reset-password/success-message',
  '/resetpassword/:id',
  '/reset-password/:id',
  '/signup',
  '/register-success',
  '/emailVerificaton/:id',
  '/emailVerification/:id',
  '/email-subscription/verify/:id',
  '/profile-edit',
  '/profile',
  '/my-favourite',
  '/brand',
  '/brand/:slug',
  '/store/:slug',
  '/browse/:childCategorySlug',
  '/browse/:parentCateg/:subCateg',
  '/browse/:parentCateg/:subCateg/:childCateg',
  '/search',
  '/shop/:homepageKey',
  '/shop/category/:categoryName',
  '/product/:id',
  '/product/:id/:slug',
  '/contact-us',
  '/contact-us-success',
  '/privacy-policy',
  '/qmodal',
] as const;

/** Addresses below these are never pages: what is missing there is answered in JSON. */
const otherRoutes = /^\/(api|assets|pictures|docs)(\/|$)/;

/** Whether a browser that asked for this path wants a page. */
export const isPagePath = (path: string): boolean => !otherRoutes.test(path);
