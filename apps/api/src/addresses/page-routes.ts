import type { PlainPage } from '@wearfolio/contracts/listing/page-titles';

/**
 * The pages of the web app (behavior.md#routes-table and behavior.md#product-page). Any other address gets the shell
 * with status 404. Add new pages here.
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
  ownText: ['/page/:slug'],
  quickViewDemo: ['/qmodal'],
} as const;

type PlainRoute = {
  paths: readonly string[];
  /** The web app's file under `src/pages`. */
  source: string;
  isIndexed?: true;
  /** Guests read it without a script, so its first screen is rendered. */
  isRead?: true;
  /** When there is nothing to show, the page's own code says so instead of the not-found page. */
  saysWhatIsMissing?: true;
  /** Its address contains a link's secret, which must not be passed on (behavior.md#routes-secrets). */
  isSecret?: true;
};

/** Pages with only a title. Those that may be indexed say so. */
export const plainRoutes: Record<PlainPage, PlainRoute> = {
  about: { paths: ['/about'], source: 'texts/about', isIndexed: true, isRead: true },
  aboutUs: { paths: ['/aboutUs'], source: 'texts/about-us', isIndexed: true, isRead: true },
  login: { paths: ['/login'], source: 'account/login', isIndexed: true },
  forgotPassword: { paths: ['/login/forgot'], source: 'account/forgot-password' },
  resetLinkSent: { paths: ['/reset-password/success-message'], source: 'account/reset-link-sent', isRead: true },
  resetPassword: {
    paths: ['/resetpassword/:id', '/reset-password/:id'],
    source: 'account/reset-password',
    isSecret: true,
  },
  signUp: { paths: ['/signup'], source: 'account/sign-up' },
  registerSuccess: { paths: ['/register-success'], source: 'account/register-success' },
  verifyEmail: { paths: ['/emailVerificaton/:id'], source: 'mail-links/verify-email', isSecret: true },
  disownAccount: { paths: ['/not-me/:id'], source: 'mail-links/disown-account', isSecret: true },
  changeEmail: { paths: ['/change-email'], source: 'account/change-email' },
  confirmEmail: { paths: ['/confirm-email/:id'], source: 'mail-links/confirm-email', isSecret: true },
  undoEmail: { paths: ['/undo-email/:id'], source: 'mail-links/undo-email', isSecret: true },
  yourData: { paths: ['/your-data'], source: 'account/your-data' },
  deleteAccount: { paths: ['/delete-account'], source: 'account/delete-account' },
  confirmDeletion: { paths: ['/delete-account/:id'], source: 'mail-links/confirm-deletion', isSecret: true },
  verifySubscription: {
    paths: ['/email-subscription/verify/:id'],
    source: 'mail-links/verify-subscription',
    isSecret: true,
  },
  unsubscribe: { paths: ['/email-subscription/unsubscribe/:id'], source: 'mail-links/unsubscribe', isSecret: true },
  stopAlerts: { paths: ['/alerts/stop/:id'], source: 'mail-links/stop-alerts', isSecret: true },
  profileEdit: { paths: ['/profile-edit'], source: 'account/profile-edit' },
  profile: { paths: ['/profile'], source: 'account/profile' },
  favorites: { paths: ['/my-favourite'], source: 'favorites' },
  followedBrands: { paths: ['/followed-brands'], source: 'account/followed-brands' },
  searches: { paths: ['/saved-searches'], source: 'account/saved-searches' },
  sharedList: { paths: ['/shared/:address'], source: 'shared-list', isRead: true, saysWhatIsMissing: true },
  compare: { paths: ['/compare'], source: 'compare', isRead: true },
  brands: { paths: ['/brand'], source: 'brands', isIndexed: true, isRead: true },
  contact: { paths: ['/contact-us'], source: 'texts/contact', isIndexed: true },
  contactSuccess: { paths: ['/contact-us-success'], source: 'texts/contact-success', isRead: true },
  privacyPolicy: { paths: ['/privacy-policy'], source: 'texts/privacy-policy', isIndexed: true, isRead: true },
  ranking: { paths: ['/ranking'], source: 'texts/ranking', isIndexed: true, isRead: true },
  accessibility: { paths: ['/accessibility'], source: 'texts/accessibility', isIndexed: true, isRead: true },
  terms: { paths: ['/terms'], source: 'texts/terms', isIndexed: true, isRead: true },
};

/** Addresses that people try: they redirect to the specification's spelling (behavior.md#routes-spelling), and to the imprint. */
export const aliases: Readonly<Record<string, string>> = {
  '/emailVerification/:id': '/emailVerificaton/:id',
  '/email-verification/:id': '/emailVerificaton/:id',
  '/my-favorites': '/my-favourite',
  '/about-us': '/aboutUs',
  '/imprint': '/page/imprint',
};

/** Paths below these are never pages. What is missing there gets JSON. */
const otherRoutes = /^\/(api|mcp|assets|pictures|store-pictures|shop-pictures|content|docs)(\/|$)/;

/** Whether a browser's request for this path is for a page. An absolute address or `*` is not. */
export const isPagePath = (path: string): boolean => path.startsWith('/') && !otherRoutes.test(path);

/** Whether a path stands in each market: pages of the shop, links to stores and sitemaps, and not the desk. */
export const hasMarkets = (path: string): boolean =>
  isPagePath(path) && !/^\/(?:ops|mcp|icons|llms\.txt|\.well-known|robots\.txt|favicon\.ico)(?:\/|$)/.test(path);
