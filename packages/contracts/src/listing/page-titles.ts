import type { Facets, Understanding } from '../catalogue.ts';
import { type FilterGroup, filterGroups, filterOf, nameAmong } from './listing-filters.ts';

/** The name of the shop, wherever a page says it. */
export const shopName = 'Wearfolio';

/** Spec 2: the title of the home page. */
export const homeTitle = `Welcome to ${shopName}, your ultimate fashion destination`;

/** The document title of a page that is called `name`; server and browser set the same one. */
export const titleOf = (name: string): string => (name === '' ? shopName : `${name} | ${shopName}`);

type Option = { name: string; id?: number; value?: string; attribute_name?: string };

/**
 * The names of a listing's options that are chosen, in the order of its facets; `isChosen` knows them by their values. What
 * was `understood` of a keyword stands in the heading already; it is named only where more was chosen in its filter, since
 * either is found then.
 */
export const chosenNames = (
  { facets, understood = [] }: { facets: Facets; understood?: readonly Understanding[] },
  isChosen: (filter: FilterGroup, value: string) => boolean,
): string[] =>
  filterGroups.flatMap((filter) => {
    const said = understood.filter(({ kind }) => filterOf[kind] === filter);
    const isSaid = (value: string) => said.some(({ values }) => values.includes(value));
    const options: readonly Option[] = facets[filter];
    const chosen = options.filter(({ id, value = String(id) }) => isChosen(filter, value) && !isSaid(value));
    const names = chosen.map((option) => nameAmong(options, option));
    return names.length > 0 ? [...said.map(({ name }) => name), ...names] : [];
  });

/** More names of options than these make no title. */
const mostNames = 5;

type Listing = {
  heading: string;
  crumbs: readonly { name: string }[];
  /** What it is filtered by. */
  chosen: readonly string[];
  /** 1-based. */
  page: number;
};

/** The document title of a listing: its heading, and all that tells it from others of the same heading. */
export const listingTitle = ({ heading, crumbs, chosen, page }: Listing): string => {
  const more = chosen.length > mostNames ? [`${chosen.length - mostNames} more`] : [];
  const names = [...chosen.slice(0, mostNames), ...more].join(', ');
  const places = crumbs.map(({ name }) => name).reverse();
  const turned = page > 1 ? [`page ${page}`] : [];
  return titleOf([names === '' ? heading : `${heading} (${names})`, ...places, ...turned].join(', '));
};

/** What the page of a product is called. */
export const productHeading = ({ name, brand_name }: { name: string; brand_name: string }): string =>
  `${name} by ${brand_name}`;

export const quickViewHeading = 'Quick view';

export const notFoundHeading = 'Page not found';

/**
 * The document titles of the pages that say little of themselves. Those of spec 2 stand there word for word: Register,
 * Profile, Forgot Password, Reset Password, About, and the product name, a bar and Contact Us.
 */
export const pageTitles = {
  about: 'About',
  aboutUs: titleOf('About us'),
  login: titleOf('Login'),
  forgotPassword: 'Forgot Password',
  resetLinkSent: titleOf('Check your e-mail'),
  resetPassword: 'Reset Password',
  signUp: 'Register',
  registerSuccess: titleOf('Check your e-mail'),
  verifyEmail: titleOf('Verify your e-mail'),
  disownAccount: titleOf('This was not me'),
  changeEmail: titleOf('Change e-mail address'),
  confirmEmail: titleOf('Change e-mail address'),
  undoEmail: titleOf('Undo the change'),
  yourData: titleOf('Your data'),
  deleteAccount: titleOf('Delete account'),
  confirmDeletion: titleOf('Delete account'),
  verifySubscription: titleOf('Newsletter'),
  unsubscribe: titleOf('Newsletter'),
  stopAlerts: titleOf('Price alerts'),
  profileEdit: 'Profile',
  profile: 'Profile',
  favorites: titleOf('My Favorites'),
  searches: titleOf('Saved searches'),
  sharedList: titleOf('A shared list'),
  brands: titleOf('Brands'),
  contact: `${shopName} | Contact Us`,
  contactSuccess: `${shopName} | Contact Us`,
  privacyPolicy: titleOf('Privacy Policy'),
  ranking: titleOf('How results are ranked'),
  accessibility: titleOf('Accessibility statement'),
  terms: titleOf('Terms of use'),
} as const;

export type PlainPage = keyof typeof pageTitles;
