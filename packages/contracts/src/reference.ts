import {
  getBrand,
  getProduct,
  getStore,
  listBrands,
  listCategories,
  listColors,
  listMedia,
  listProducts,
  listSizes,
  listStores,
} from './catalogue.ts';
import { saveContactMessage } from './contact.ts';
import {
  disownAccount,
  forgotPassword,
  getCustomer,
  googleLogin,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updateCustomer,
  verifyEmail,
} from './customer.ts';
import type { Endpoint, Input } from './endpoint.ts';
import {
  addToFavorite,
  followBrand,
  getShare,
  getSharedList,
  listFavorites,
  listFollowedBrands,
  listOwnBrands,
  postFavorites,
  setAlerts,
  shareFavorites,
  stopAlerts,
} from './favorites.ts';
import { getHomeContent, getHomepage, getText } from './home.ts';
import { subscribe, unsubscribe, verifySubscription } from './newsletter.ts';
import { getHealth, getReadiness } from './operations.ts';
import replies from './reference-replies.json' with { type: 'json' };
import { searchProducts, suggest } from './search.ts';

/** Where a call stands in the reference. */
export const callGroups = [
  'Catalogue',
  'Search',
  'Home',
  'Customer',
  'Favourites',
  'Newsletter',
  'Contact',
  'Operations',
] as const;

type Words = {
  group: (typeof callGroups)[number];
  summary: string;
  /** What the shapes do not tell. */
  details?: string;
  /** 'none': for everybody; 'optional' says more to those who have one, 'required' refuses guests. */
  token: 'none' | 'optional' | 'required';
  /** Refusals beside 400, 429 and 503, which any call may answer. */
  refusals?: readonly (401 | 403 | 404 | 413 | 415)[];
};

/** A call of the API as the reference describes it, with an example of what is sent and one of what is answered. */
export type DescribedCall = Words & {
  endpoint: Endpoint;
  example: { [part in keyof Endpoint['schema']]?: unknown };
  /** As the demo shop answers; of each list the first entry alone. */
  reply: unknown;
};

const replyOf: Readonly<Record<string, unknown>> = replies;

const describe = <E extends Endpoint>(endpoint: E, example: Input<E>, words: Words): DescribedCall => ({
  ...words,
  endpoint: endpoint as Endpoint,
  example: example as DescribedCall['example'],
  reply: replyOf[`${endpoint.method} ${endpoint.url}`],
});

const link = 'Xq3vYk0Zr8nB2mW5tL7cJ1dF6hG4sA9pE0uR3iO8yTw';
const filters =
  'A list is given as `name[]`, once for each value; values of one filter are alternatives, filters add up.';
const sameAnswer = 'Answers alike for addresses that have an account and for those that have none.';

const catalogueCalls = [
  describe(
    listProducts,
    { querystring: { parentCateg: 'women', color: ['6'], price_range: ['0-50'], sort: 'asc', page: '1' } },
    {
      group: 'Catalogue',
      summary: 'A page of 24 products with the exact total and the facets',
      details: `${filters} A facet counts the whole result without its own selection. Pages count from 1.`,
      token: 'optional',
    },
  ),
  describe(
    getProduct,
    { params: { id: '1' } },
    { group: 'Catalogue', summary: 'All there is to say of a product', token: 'optional', refusals: [404] },
  ),
  describe(
    listMedia,
    { querystring: { product_id: '1' } },
    { group: 'Catalogue', summary: 'The pictures of a product', token: 'none', refusals: [404] },
  ),
  describe(
    listBrands,
    { querystring: { filter: 'har' } },
    {
      group: 'Catalogue',
      summary: 'Brands that have products, by name',
      details: '`filter` keeps the names that contain it.',
      token: 'none',
    },
  ),
  describe(
    listStores,
    { querystring: {} },
    { group: 'Catalogue', summary: 'Stores that have products, by name', token: 'none' },
  ),
  describe(
    getBrand,
    { params: { slug: 'northbound' } },
    { group: 'Catalogue', summary: 'A brand by its slug', token: 'none', refusals: [404] },
  ),
  describe(
    getStore,
    { params: { slug: 'northbound' } },
    { group: 'Catalogue', summary: 'A store by its slug', token: 'none', refusals: [404] },
  ),
  describe(listColors, {}, { group: 'Catalogue', summary: 'The palette that filters use', token: 'none' }),
  describe(listSizes, {}, { group: 'Catalogue', summary: 'Sizes in wearing order', token: 'none' }),
  describe(listCategories, {}, { group: 'Catalogue', summary: 'The category tree, three levels deep', token: 'none' }),
];

const searchCalls = [
  describe(
    searchProducts,
    { querystring: { keyword: 'red dress under 50' } },
    {
      group: 'Search',
      summary: 'A page of the products that a keyword finds',
      details:
        'Takes and answers what `productList` does. `understood` says what was taken for a colour, brand, category or price; `nearest` is a keyword that finds something where this one does not.',
      token: 'optional',
    },
  ),
  describe(
    suggest,
    { querystring: { keyword: 'dre' } },
    { group: 'Search', summary: 'Suggestions while typing, from the third letter on', token: 'none' },
  ),
];

const homeCalls = [
  describe(
    getHomepage,
    {},
    { group: 'Home', summary: 'What ops published for the home page, and what people favourited', token: 'none' },
  ),
  describe(getHomeContent, {}, { group: 'Home', summary: 'Words and pictures of the home page', token: 'none' }),
  describe(
    getText,
    { params: { page: 'about-us' } },
    { group: 'Home', summary: 'A text that ops may supply, as HTML', token: 'none' },
  ),
];

const customerCalls = [
  describe(
    signUp,
    {
      body: {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@shop.example',
        password: 'seven small boats',
        confirm_password: 'seven small boats',
      },
    },
    {
      group: 'Customer',
      summary: 'Opens an account, signs in, and mails a link to verify the address',
      token: 'none',
      refusals: [415],
    },
  ),
  describe(
    signIn,
    { body: { email: 'ada@shop.example', password: 'seven small boats', isRemember: true } },
    {
      group: 'Customer',
      summary: 'Signs in',
      details:
        'The token lasts 12 hours, or 30 days with `isRemember`. One message for unknown addresses and wrong passwords.',
      token: 'none',
      refusals: [415],
    },
  ),
  describe(
    googleLogin,
    { body: { token: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl' } },
    {
      group: 'Customer',
      summary: "Signs in with Google's raw credential",
      details: '503 where Google sign-in is not configured.',
      token: 'none',
    },
  ),
  describe(signOut, { body: {} }, { group: 'Customer', summary: 'Ends the session', token: 'optional' }),
  describe(getCustomer, {}, { group: 'Customer', summary: 'Whose token it is', token: 'required', refusals: [401] }),
  describe(
    updateCustomer,
    { body: { first_name: 'Ada', last_name: 'Lovelace' } },
    {
      group: 'Customer',
      summary: 'Changes names or password',
      details:
        'JSON or form data. An absent password, or one of asterisks, keeps the old one; a new one needs `current_password` where there is one, and ends every other session.',
      token: 'required',
      refusals: [401, 415],
    },
  ),
  describe(
    forgotPassword,
    { body: { email: 'ada@shop.example' } },
    { group: 'Customer', summary: 'Mails a link to reset the password', details: sameAnswer, token: 'none' },
  ),
  describe(
    resetPassword,
    { body: { password: 'eight tall ships', confirm_password: 'eight tall ships', id: link } },
    {
      group: 'Customer',
      summary: 'Sets a new password by the link of a mail',
      details: 'A link works once, for an hour. Every session of the account ends.',
      token: 'none',
    },
  ),
  describe(
    verifyEmail,
    { querystring: { id: link } },
    { group: 'Customer', summary: 'Verifies the address by the link of a mail', token: 'none' },
  ),
  describe(
    resendVerification,
    { body: {} },
    { group: 'Customer', summary: 'Mails that link once more', token: 'required', refusals: [401] },
  ),
  describe(
    disownAccount,
    { body: { id: link } },
    {
      group: 'Customer',
      summary: 'Deletes an unverified account that somebody opened with a foreign address',
      token: 'none',
    },
  ),
  describe(
    setAlerts,
    { body: { wants_alerts: false } },
    {
      group: 'Customer',
      summary: 'Switches mails about lower prices and returned stock on or off',
      token: 'required',
      refusals: [401],
    },
  ),
];

const favoriteCalls = [
  describe(
    addToFavorite,
    { body: { product_id: 1, color_id: 1, actionType: 'add' } },
    {
      group: 'Favourites',
      summary: 'Saves a product in a colour, or lets it go',
      details: 'Saving twice is saving once. A colour that the product lacks is refused.',
      token: 'required',
      refusals: [401, 403, 404],
    },
  ),
  describe(
    listFavorites,
    { querystring: { filterType: 'onsale', sort: 'drop', page: '1' } },
    {
      group: 'Favourites',
      summary: "The caller's favourites, filtered",
      details: `${filters} Stores and brands go by name. Whole, or by the page where \`page\` is given.`,
      token: 'required',
      refusals: [401, 403],
    },
  ),
  describe(
    postFavorites,
    { body: {} },
    { group: 'Favourites', summary: 'The same, unfiltered', token: 'required', refusals: [401, 403] },
  ),
  describe(
    followBrand,
    { body: { brand_id: 1, actionType: 'add' } },
    { group: 'Favourites', summary: 'Follows a brand, or lets go of it', token: 'required', refusals: [401, 404] },
  ),
  describe(
    listFollowedBrands,
    {},
    { group: 'Favourites', summary: 'The brands that the caller follows', token: 'required', refusals: [401] },
  ),
  describe(
    listOwnBrands,
    {},
    {
      group: 'Favourites',
      summary: 'The figures of the brands that the caller owns',
      token: 'required',
      refusals: [401],
    },
  ),
  describe(
    getShare,
    {},
    {
      group: 'Favourites',
      summary: "Whether the caller's favourites are public",
      token: 'required',
      refusals: [401],
    },
  ),
  describe(
    shareFavorites,
    { body: { action: 'publish' } },
    { group: 'Favourites', summary: 'Publishes or withdraws them', token: 'required', refusals: [401] },
  ),
  describe(
    getSharedList,
    { params: { address: link } },
    { group: 'Favourites', summary: 'A list that somebody published', token: 'none', refusals: [404] },
  ),
  describe(
    stopAlerts,
    { params: { id: link } },
    { group: 'Favourites', summary: 'Ends the mails by the link of one', token: 'none' },
  ),
];

const mailCalls = [
  describe(
    subscribe,
    { body: { email: 'ada@shop.example' } },
    {
      group: 'Newsletter',
      summary: 'Asks for the newsletter; a mail asks to confirm',
      details: sameAnswer,
      token: 'optional',
    },
  ),
  describe(
    verifySubscription,
    { params: { id: link } },
    { group: 'Newsletter', summary: 'Confirms by the link of a mail', token: 'none' },
  ),
  describe(
    unsubscribe,
    { params: { id: link } },
    { group: 'Newsletter', summary: 'Ends a subscription at once (RFC 8058)', token: 'none' },
  ),
  describe(
    saveContactMessage,
    {
      body: {
        full_name: 'Ada Byron',
        email: 'ada@shop.example',
        phone: '+44-20-7946-0000',
        subject: 'A question',
        message: 'Do you ship to the moon?',
      },
    },
    { group: 'Contact', summary: 'Keeps a message and mails it to the shop', token: 'none', refusals: [415] },
  ),
];

const operationsCalls = [
  describe(getHealth, {}, { group: 'Operations', summary: 'The process lives', token: 'none' }),
  describe(
    getReadiness,
    {},
    { group: 'Operations', summary: 'The shop can serve, else 503 with the reason', token: 'none' },
  ),
];

/** Every call of the API, in the order of the reference. */
export const describedCalls: readonly DescribedCall[] = [
  ...catalogueCalls,
  ...searchCalls,
  ...homeCalls,
  ...customerCalls,
  ...favoriteCalls,
  ...mailCalls,
  ...operationsCalls,
];
