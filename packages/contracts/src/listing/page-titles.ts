import type { Understanding } from '../catalogue.ts';
import type { Facets } from './facets.ts';
import { type FilterGroup, filterGroups, filterOf, nameAmong } from './listing-filters.ts';

/** behavior.md#routes-titles: the title of the home page. */
export const homeTitle = (shop: string): string => `Welcome to ${shop}, your ultimate fashion destination`;

/** The document title of a page named `name`. Server and browser use the same function. */
export const titleOf = (name: string, shop: string): string => (name === '' ? shop : `${name} | ${shop}`);

type Option = { name: string; id?: number; value?: string; attribute_name?: string };

/**
 * The names of a listing's selected options, in the order of its facets. `isChosen` receives their values. Options from
 * the keyword (`understood`) are already in the heading; they are listed only if the filter has further selections.
 */
export const chosenNames = (
  { facets, understood = [] }: { facets: Facets; understood?: readonly Understanding[] },
  isChosen: (filter: FilterGroup, value: string) => boolean,
): string[] =>
  filterGroups.flatMap((filter) => {
    const ofKeyword = understood.filter(({ kind }) => filterOf[kind] === filter);
    const isUnderstood = (value: string) => ofKeyword.some(({ values }) => values.includes(value));
    const options: readonly Option[] = facets[filter];
    const chosen = options.filter(({ id, value = String(id) }) => isChosen(filter, value) && !isUnderstood(value));
    const names = chosen.map((option) => nameAmong(options, option));
    return names.length > 0 ? [...ofKeyword.map(({ name }) => name), ...names] : [];
  });

/** Maximum names of options in a title. */
const mostNames = 5;

type Listing = {
  shop: string;
  heading: string;
  crumbs: readonly { name: string }[];
  /** The names of the selected options. */
  chosen: readonly string[];
  /** Counts from 1. */
  page: number;
};

/** The document title of a listing: its heading and what distinguishes it from other listings with the same heading. */
export const listingTitle = ({ shop, heading, crumbs, chosen, page }: Listing): string => {
  const more = chosen.length > mostNames ? [`${chosen.length - mostNames} more`] : [];
  const names = [...chosen.slice(0, mostNames), ...more].join(', ');
  const places = crumbs.map(({ name }) => name).reverse();
  const turned = page > 1 ? [`page ${page}`] : [];
  return titleOf([names === '' ? heading : `${heading} (${names})`, ...places, ...turned].join(', '), shop);
};

/** The heading of a product's page. */
export const productHeading = ({ name, brand_name }: { name: string; brand_name: string }): string =>
  `${name} by ${brand_name}`;

export const quickViewHeading = 'Quick view';

export const notFoundHeading = 'Page not found';

const named =
  (name: string) =>
  (shop: string): string =>
    titleOf(name, shop);

const contactTitle = (shop: string): string => `${shop} | Contact Us`;

/**
 * The document titles of static pages. Those of behavior.md#routes-titles are verbatim: Register, Profile, Forgot
 * Password, Reset Password, About, and Contact Us with the product's name and a bar.
 */
const titles = {
  about: 'About',
  aboutUs: named('About us'),
  login: named('Login'),
  forgotPassword: 'Forgot Password',
  resetLinkSent: named('Check your e-mail'),
  resetPassword: 'Reset Password',
  signUp: 'Register',
  registerSuccess: named('Check your e-mail'),
  verifyEmail: named('Verify your e-mail'),
  disownAccount: named('This was not me'),
  changeEmail: named('Change e-mail address'),
  confirmEmail: named('Change e-mail address'),
  undoEmail: named('Undo the change'),
  yourData: named('Your data'),
  deleteAccount: named('Delete account'),
  confirmDeletion: named('Delete account'),
  verifySubscription: named('Newsletter'),
  unsubscribe: named('Newsletter'),
  stopAlerts: named('Price alerts'),
  profileEdit: 'Profile',
  profile: 'Profile',
  favorites: named('My Favorites'),
  searches: named('Saved searches'),
  sharedList: named('A shared list'),
  brands: named('Brands'),
  contact: contactTitle,
  contactSuccess: contactTitle,
  privacyPolicy: named('Privacy Policy'),
  ranking: named('How results are ranked'),
  accessibility: named('Accessibility statement'),
  terms: named('Terms of use'),
} as const satisfies Record<string, string | ((shop: string) => string)>;

export type PlainPage = keyof typeof titles;

export const plainPages = Object.keys(titles) as PlainPage[];

/** The document title of a static page. */
export const pageTitle = (page: PlainPage, shop: string): string => {
  const title: string | ((shop: string) => string) = titles[page];
  return typeof title === 'string' ? title : title(shop);
};
