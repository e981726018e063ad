import { standardName } from '@wearfolio/contracts/identity/standard';
import * as titles from '@wearfolio/contracts/listing/page-titles';
import { translateIn } from '@wearfolio/messages/translate';
import { sample } from '../testing/sizes.ts';

const english = translateIn('en');

const titleOf = (name: string): string => titles.titleOf(name, standardName);
const pageTitle = (page: titles.PlainPage): string => titles.pageTitle(english, page, standardName);

/** A URL and its page. */
export type WalkedRoute = {
  path: string;
  /** The URL after a redirect. */
  at?: string;
  title: string;
  /** A heading or sentence of the page. */
  shows: string;
  /** HTTP status of the document; 200 by default. */
  status?: number;
  /** The path that a guest, or a customer, is redirected to. */
  guest?: string;
  customer?: string;
  /** Allowed console messages, because the secret is invalid. */
  forgives?: RegExp;
};

/** A secret that was never mailed. */
const unknown = 'A'.repeat(43);

const refused = /status of 400/;
const missing = /status of 404/;
const badLink = 'This link is not valid or has expired';

const plain: WalkedRoute[] = [
  { path: '/', title: titles.homeTitle(english, standardName), shows: 'Shop The Newest Finds' },
  { path: '/about', title: 'About', shows: 'About Page!' },
  { path: '/aboutUs', title: pageTitle('aboutUs'), shows: 'Our mission' },
  { path: '/contact-us', title: 'Wearfolio | Contact Us', shows: '24-48 hours' },
  {
    path: '/contact-us-success',
    title: pageTitle('contactSuccess'),
    shows: 'Thank you for contacting us. We will contact you soon.',
  },
  { path: '/privacy-policy', title: pageTitle('privacyPolicy'), shows: 'Privacy Policy' },
  { path: '/ranking', title: pageTitle('ranking'), shows: 'Nobody can pay for a place' },
  { path: '/accessibility', title: pageTitle('accessibility'), shows: 'Send feedback on accessibility' },
  { path: '/compare', title: pageTitle('compare'), shows: 'Add products with Compare' },
  { path: '/qmodal', title: titleOf('Quick view'), shows: 'BUY NOW AT' },
  { path: '/brand', title: pageTitle('brands'), shows: 'Calder' },
];

const accounts: WalkedRoute[] = [
  { path: '/login', title: pageTitle('login'), shows: 'Remember me', customer: '/profile-edit' },
  { path: '/login/forgot', title: 'Forgot Password', shows: 'Forgot Password' },
  { path: '/reset-password/success-message', title: pageTitle('resetLinkSent'), shows: 'reset password link' },
  {
    path: `/resetpassword/${unknown}`,
    at: '/resetpassword/read',
    title: 'Reset Password',
    shows: 'Confirm password',
  },
  {
    path: `/reset-password/${unknown}`,
    at: '/reset-password/read',
    title: 'Reset Password',
    shows: 'Confirm password',
  },
  { path: '/signup', title: 'Register', shows: 'Confirm password', customer: '/profile-edit' },
  { path: '/register-success', title: pageTitle('registerSuccess'), shows: 'A verification e-mail was sent to' },
  {
    path: `/emailVerificaton/${unknown}`,
    at: '/emailVerificaton/read',
    title: pageTitle('verifyEmail'),
    shows: badLink,
    forgives: refused,
  },
  { path: `/not-me/${unknown}`, at: '/not-me/read', title: pageTitle('disownAccount'), shows: 'Delete the account' },
  { path: '/change-email', title: pageTitle('changeEmail'), shows: 'New e-mail address', guest: '/' },
  {
    path: `/confirm-email/${unknown}`,
    at: '/confirm-email/read',
    title: pageTitle('confirmEmail'),
    shows: 'Use this address',
  },
  { path: `/undo-email/${unknown}`, at: '/undo-email/read', title: pageTitle('undoEmail'), shows: 'Undo the change' },
  { path: '/your-data', title: pageTitle('yourData'), shows: 'Ask for my data', guest: '/' },
  { path: '/delete-account', title: pageTitle('deleteAccount'), shows: 'It cannot be undone', guest: '/' },
  {
    path: `/delete-account/${unknown}`,
    at: '/delete-account/read',
    title: pageTitle('confirmDeletion'),
    shows: 'Delete my account',
  },
  { path: '/profile', title: 'Profile', shows: 'Closet', guest: '/' },
  { path: '/profile-edit', title: 'Profile', shows: 'My Account', guest: '/' },
  {
    path: '/followed-brands',
    title: pageTitle('followedBrands'),
    shows: 'Followed brands',
    guest: '/login',
  },
  {
    path: '/saved-searches',
    title: pageTitle('searches'),
    shows: 'You have no saved searches yet',
    guest: '/login',
  },
  { path: '/my-favourite', title: pageTitle('favorites'), shows: 'No Record Found', guest: '/login' },
];

const mails: WalkedRoute[] = [
  {
    path: `/email-subscription/verify/${unknown}`,
    at: '/email-subscription/verify/read',
    title: pageTitle('verifySubscription'),
    shows: badLink,
    forgives: refused,
  },
  {
    path: `/email-subscription/unsubscribe/${unknown}`,
    at: '/email-subscription/unsubscribe/read',
    title: pageTitle('unsubscribe'),
    shows: 'Unsubscribe',
  },
  {
    path: `/alerts/stop/${unknown}`,
    at: '/alerts/stop/read',
    title: pageTitle('stopAlerts'),
    shows: 'Stop price alerts',
  },
];

// listing/routes.test.ts checks what they list.
const listings: WalkedRoute[] = [
  {
    path: '/product/1',
    title: titleOf('Linen Wrap Midi Dress by Maison Aube'),
    shows: 'Sold by 3 stores',
  },
  { path: '/browse/women/clothing/dresses', title: titleOf('Dresses, Clothing, Women'), shows: 'Dresses' },
  {
    path: '/search?keyword=linen+dress',
    title: titleOf('Search Result for: "linen dress"'),
    shows: 'Search Result for: "linen dress"',
  },
  { path: '/shop/featured_product', title: titleOf('Editors Choice'), shows: 'Editors Choice' },
  { path: '/brand/calder', title: titleOf('Calder'), shows: 'Calder' },
  { path: '/store/northbound', title: titleOf('Northbound'), shows: 'Northbound' },
  { path: '/browse/women/clothing', title: titleOf('Clothing, Women'), shows: 'Clothing' },
  { path: '/browse/clutches', title: titleOf('Clutches, Bags, Women'), shows: 'Clutches' },
  { path: '/browse/women/secondary/clothing', title: titleOf('Clothing, Women'), shows: 'Clothing' },
  { path: '/shop/category/Breezy%20Tops', title: titleOf('Breezy Tops, Summer Shop, Women'), shows: 'Breezy Tops' },
  { path: '/shop/new', title: titleOf('New In'), shows: 'New In' },
  { path: '/shop/sale', title: titleOf('Sale'), shows: 'Sale' },
];

const nowhere: WalkedRoute[] = [
  {
    path: `/shared/${unknown}`,
    title: pageTitle('sharedList'),
    shows: 'This list is not shared',
    status: 404,
    forgives: missing,
  },
  // The demo shop has no terms, and paths are case-sensitive.
  ...sample(['/terms', '/About', '/aboutus', '/no/such/page'], 2).map((path) => ({
    path,
    title: titleOf('Page not found'),
    shows: 'Page not found',
    status: 404,
    forgives: missing,
  })),
];

/** The route table of behavior.md#routes-table with additions. */
export const table: readonly WalkedRoute[] = [...plain, ...accounts, ...mails, ...sample(listings, 6), ...nowhere];

/** The same with every listing, for what differs from page to page. */
export const wholeTable: readonly WalkedRoute[] = [...plain, ...accounts, ...mails, ...listings, ...nowhere];

/** Paths that redirect to the specified ones (behavior.md#routes-spelling). */
export const aliases = [
  ['/about-us', '/aboutUs'],
  ['/my-favorites', '/login'],
  [`/emailVerification/${unknown}`, '/emailVerificaton/read'],
  [`/email-verification/${unknown}`, '/emailVerificaton/read'],
] as const;
