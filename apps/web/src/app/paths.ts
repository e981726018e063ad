import { compareRoute } from '@wearfolio/contracts/compared';
import { generatePath } from 'react-router-dom';
import { outRoute, productRoute } from '../features/catalogue/product-url.ts';
import { favoritesRoute, sharedListRoute } from '../features/favorites/routes.ts';
import { loginRoute } from '../session/sign-in-first.ts';

/**
 * The specification's route table (section 2) and our own paths. Each path is written once, including the misspelled
 * one.
 */
export const routes = {
  home: '/',
  about: '/about',
  aboutUs: '/aboutUs',
  login: loginRoute,
  forgotPassword: '/login/forgot',
  resetLinkSent: '/reset-password/success-message',
  resetPassword: '/reset-password/:id',
  resetPasswordUnhyphened: '/resetpassword/:id',
  signUp: '/signup',
  registerSuccess: '/register-success',
  verifyEmail: '/emailVerificaton/:id',
  disownAccount: '/not-me/:id',
  changeEmail: '/change-email',
  confirmEmail: '/confirm-email/:id',
  undoEmail: '/undo-email/:id',
  yourData: '/your-data',
  deleteAccount: '/delete-account',
  confirmDeletion: '/delete-account/:id',
  verifySubscription: '/email-subscription/verify/:id',
  unsubscribe: '/email-subscription/unsubscribe/:id',
  stopAlerts: '/alerts/stop/:id',
  profileEdit: '/profile-edit',
  profile: '/profile',
  searches: '/saved-searches',
  followedBrands: '/followed-brands',
  favorites: favoritesRoute,
  sharedList: sharedListRoute,
  brands: '/brand',
  brand: '/brand/:brandSlug',
  store: '/store/:storeSlug',
  browseChild: '/browse/:parentCateg/:subCateg/:childCateg',
  browseSub: '/browse/:parentCateg/:subCateg',
  browseAny: '/browse/:childCategorySlug',
  browseSecondary: '/browse/:categorySlug/secondary/:subCategorySlug',
  search: '/search',
  compare: compareRoute,
  product: productRoute,
  out: outRoute,
  shop: '/shop/:homepageKey',
  shopCategory: '/shop/category/:categoryName',
  contact: '/contact-us',
  contactSuccess: '/contact-us-success',
  privacyPolicy: '/privacy-policy',
  ranking: '/ranking',
  accessibility: '/accessibility',
  terms: '/terms',
  ownText: '/page/:slug',
  quickViewDemo: '/qmodal',
} as const;

/** All routes that show a listing. */
export const listingRoutes = [
  routes.brand,
  routes.store,
  routes.browseSecondary,
  routes.browseChild,
  routes.browseSub,
  routes.browseAny,
  routes.shopCategory,
  routes.shop,
  routes.search,
] as const;

/** The listing of a category, by its path of one to three slugs. */
export const browsePath = (slugs: readonly string[]): string => {
  const [parentCateg = '', subCateg, childCateg] = slugs;
  if (subCateg === undefined) return generatePath(routes.browseAny, { childCategorySlug: parentCateg });
  if (childCateg === undefined) return generatePath(routes.browseSub, { parentCateg, subCateg });
  return generatePath(routes.browseChild, { parentCateg, subCateg, childCateg });
};

/** The listing of a collection of the home page. */
export const shopPath = (homepageKey: string): string => generatePath(routes.shop, { homepageKey });

/** Search results; spaces become plus signs (behavior.md#shell-search-box). */
export const searchPath = (keyword: string): string => `${routes.search}?${new URLSearchParams({ keyword })}`;

/** The page of a brand or of a store, by its slug. */
export const brandPath = (brandSlug: string): string => generatePath(routes.brand, { brandSlug });
export const storePath = (storeSlug: string): string => generatePath(routes.store, { storeSlug });
