import type { PlainPage } from '@wearfolio/contracts/listing/page-titles';

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
    '/brand/:brandSlug',
    '/store/:storeSlug',
  ],
  product: ['/product/:id', '/product/:id/:slug'],
  quickViewDemo: ['/qmodal'],
} as const;

type PlainRoute = {
  paths: readonly string[];
  /** The web app's file under `src/pages`. */
  source: string;
  isIndexed?: true;
  /** Its address carries a link's secret, which must not travel on (decision 62). */
  isSecret?: true;
};

/** Pages whose face is their title alone; those that a search engine may show say so. */
export const plainRoutes: Record<PlainPage, PlainRoute> = {
  about: { paths: ['/about'], source: 'about', isIndexed: true },
  aboutUs: { paths: ['/aboutUs'], source: 'about-us', isIndexed: true },
  login: { paths: ['/login'], source: 'login', isIndexed: true },
  forgotPassword: { paths: ['/login/forgot'], source: 'forgot-password' },
  resetLinkSent: { paths: ['/reset-password/success-message'], source: 'reset-link-sent' },
  resetPassword: { paths: ['/resetpassword/:id', '/reset-password/:id'], source: 'reset-password', isSecret: true },
  signUp: { paths: ['/signup'], source: 'sign-up' },
  registerSuccess: { paths: ['/register-success'], source: 'register-success' },
  verifyEmail: { paths: ['/emailVerificaton/:id'], source: 'verify-email', isSecret: true },
  disownAccount: { paths: ['/not-me/:id'], source: 'disown-account', isSecret: true },
  changeEmail: { paths: ['/change-email'], source: 'change-email' },
  confirmEmail: { paths: ['/confirm-email/:id'], source: 'confirm-email', isSecret: true },
  undoEmail: { paths: ['/undo-email/:id'], source: 'undo-email', isSecret: true },
  yourData: { paths: ['/your-data'], source: 'account/your-data' },
  deleteAccount: { paths: ['/delete-account'], source: 'delete-account' },
  confirmDeletion: { paths: ['/delete-account/:id'], source: 'confirm-deletion', isSecret: true },
  verifySubscription: { paths: ['/email-subscription/verify/:id'], source: 'verify-subscription', isSecret: true },
  unsubscribe: { paths: ['/email-subscription/unsubscribe/:id'], source: 'unsubscribe', isSecret: true },
  stopAlerts: { paths: ['/alerts/stop/:id'], source: 'stop-alerts', isSecret: true },
  profileEdit: { paths: ['/profile-edit'], source: 'profile-edit' },
  profile: { paths: ['/profile'], source: 'profile' },
  favorites: { paths: ['/my-favourite'], source: 'favorites' },
  searches: { paths: ['/saved-searches'], source: 'saved-searches' },
  sharedList: { paths: ['/shared/:address'], source: 'shared-list' },
  brands: { paths: ['/brand'], source: 'brands', isIndexed: true },
  contact: { paths: ['/contact-us'], source: 'contact', isIndexed: true },
  contactSuccess: { paths: ['/contact-us-success'], source: 'contact-success' },
  privacyPolicy: { paths: ['/privacy-policy'], source: 'privacy-policy', isIndexed: true },
  ranking: { paths: ['/ranking'], source: 'texts/ranking', isIndexed: true },
  accessibility: { paths: ['/accessibility'], source: 'texts/accessibility', isIndexed: true },
  terms: { paths: ['/terms'], source: 'terms', isIndexed: true },
};

/** Well-spelt addresses that lead to those which the specification spells (decision 34). */
export const aliases: Readonly<Record<string, string>> = {
  '/emailVerification/:id': '/emailVerificaton/:id',
  '/email-verification/:id': '/emailVerificaton/:id',
  '/my-favorites': '/my-favourite',
  '/about-us': '/aboutUs',
};

/** Addresses below these are never pages: what is missing there is answered in JSON. */
const otherRoutes = /^\/(api|assets|pictures|store-pictures|content|docs)(\/|$)/;

/** Whether a browser that asked for this path wants a page; an absolute address, or `*`, is no path of ours. */
export const isPagePath = (path: string): boolean => path.startsWith('/') && !otherRoutes.test(path);
