/** The name of the shop, wherever a page says it. */
export const shopName = 'Wearfolio';

/** Spec 2: the title of the home page. */
export const homeTitle = `Welcome to ${shopName}, your ultimate fashion destination`;

/** The document title of a page that is called `name`; server and browser set the same one. */
export const titleOf = (name: string): string => (name === '' ? shopName : `${name} | ${shopName}`);

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
  verifySubscription: titleOf('Newsletter'),
  unsubscribe: titleOf('Newsletter'),
  stopAlerts: titleOf('Price alerts'),
  profileEdit: 'Profile',
  profile: 'Profile',
  favorites: titleOf('My Favorites'),
  sharedList: titleOf('A shared list'),
  brands: titleOf('Brands'),
  contact: `${shopName} | Contact Us`,
  contactSuccess: `${shopName} | Contact Us`,
  privacyPolicy: titleOf('Privacy Policy'),
  terms: titleOf('Terms of use'),
} as const;

export type PlainPage = keyof typeof pageTitles;
