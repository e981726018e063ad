import { message, type Translate } from '@wearfolio/messages/key';
import type { NameOf } from '@wearfolio/messages/name-of';
import type { Understanding } from '../catalogue.ts';
import type { Facets } from './facets.ts';
import { type FilterGroup, filterGroups, filterOf, nameAmong } from './listing-filters.ts';

/** behavior.md#routes-titles: the title of the home page. */
export const homeTitle = (t: Translate, shop: string): string => t('titles.home', { shop });

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
  nameOf: NameOf = (name) => name,
): string[] =>
  filterGroups.flatMap((filter) => {
    const ofKeyword = understood.filter(({ kind }) => filterOf[kind] === filter);
    const isUnderstood = (value: string) => ofKeyword.some(({ values }) => values.includes(value));
    const options: readonly Option[] = facets[filter].map((option) => ({ ...option, name: nameOf(option.name) }));
    const chosen = options.filter(({ id, value = String(id) }) => isChosen(filter, value) && !isUnderstood(value));
    const names = chosen.map((option) => nameAmong(options, option));
    return names.length > 0 ? [...ofKeyword.map(({ name }) => nameOf(name)), ...names] : [];
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
export const listingTitle = (t: Translate, { shop, heading, crumbs, chosen, page }: Listing): string => {
  const more = chosen.length > mostNames ? [t('titles.more', { count: chosen.length - mostNames })] : [];
  const names = [...chosen.slice(0, mostNames), ...more].join(', ');
  const places = crumbs.map(({ name }) => name).reverse();
  const turned = page > 1 ? [t('titles.page', { page })] : [];
  return titleOf([names === '' ? heading : `${heading} (${names})`, ...places, ...turned].join(', '), shop);
};

/** The heading of a product's page. */
export const productHeading = (t: Translate, { name, brand_name }: { name: string; brand_name: string }): string =>
  t('titles.product', { name, brandName: brand_name });

export const quickViewHeading = (t: Translate): string => t('product.quickView');

export const notFoundHeading = (t: Translate): string => t('titles.notFound');

/**
 * The document titles of static pages. Those of behavior.md#routes-titles are verbatim: Register, Profile, Forgot
 * Password, Reset Password, About, and Contact Us with the product's name and a bar.
 */
const bareTitles = {
  about: message('titles.about'),
  forgotPassword: message('titles.forgotPassword'),
  resetPassword: message('titles.resetPassword'),
  signUp: message('titles.signUp'),
  profileEdit: message('titles.profileEdit'),
  profile: message('titles.profileEdit'),
} as const;

const contactTitle = message('titles.contact');

const contactTitles = { contact: contactTitle, contactSuccess: contactTitle } as const;

const namedTitles = {
  aboutUs: message('titles.aboutUs'),
  login: message('titles.login'),
  resetLinkSent: message('titles.resetLinkSent'),
  registerSuccess: message('titles.resetLinkSent'),
  verifyEmail: message('titles.verifyEmail'),
  disownAccount: message('titles.disownAccount'),
  changeEmail: message('titles.changeEmail'),
  confirmEmail: message('titles.changeEmail'),
  undoEmail: message('titles.undoEmail'),
  yourData: message('titles.yourData'),
  deleteAccount: message('titles.deleteAccount'),
  confirmDeletion: message('titles.deleteAccount'),
  verifySubscription: message('titles.verifySubscription'),
  unsubscribe: message('titles.verifySubscription'),
  stopAlerts: message('titles.stopAlerts'),
  favorites: message('titles.favorites'),
  searches: message('titles.searches'),
  followedBrands: message('titles.followedBrands'),
  sharedList: message('titles.sharedList'),
  brands: message('titles.brands'),
  compare: message('titles.compare'),
  privacyPolicy: message('titles.privacyPolicy'),
  ranking: message('titles.ranking'),
  accessibility: message('titles.accessibility'),
  terms: message('titles.terms'),
} as const;

export type PlainPage = keyof typeof bareTitles | keyof typeof contactTitles | keyof typeof namedTitles;

const titles = { ...bareTitles, ...contactTitles, ...namedTitles };

export const plainPages = Object.keys(titles) as PlainPage[];

const isIn = <T extends object>(titles: T, page: PropertyKey): page is keyof T => Object.hasOwn(titles, page);

/** The document title of a static page. */
export const pageTitle = (t: Translate, page: PlainPage, shop: string): string => {
  if (isIn(bareTitles, page)) return t(bareTitles[page]);
  if (isIn(contactTitles, page)) return t(contactTitles[page], { shop });
  return titleOf(t(namedTitles[page]), shop);
};
