// cspell:ignore emailverification emailverificaton

/** The first parts of all addresses of the shop, which no market can have as its prefix. */
const taken: ReadonlySet<string> = new Set([
  ...['about', 'about-us', 'aboutus', 'accessibility', 'alerts', 'api', 'assets', 'brand', 'browse', 'change-email'],
  ...['compare', 'confirm-email', 'contact-us', 'contact-us-success', 'content', 'delete-account', 'dev', 'docs'],
  ...['email-subscription', 'email-verification', 'emailverification', 'emailverificaton', 'followed-brands', 'icons'],
  ...['imprint', 'login', 'mcp', 'my-favorites', 'my-favourite', 'not-me', 'nowhere', 'ops', 'out', 'page', 'pictures'],
  ...['privacy-policy', 'product', 'profile', 'profile-edit', 'qmodal', 'ranking', 'register-success'],
  ...['reset-password', 'resetpassword', 'saved-searches', 'search', 'shared', 'shop', 'shop-pictures', 'signup'],
  ...['sitemaps', 'store', 'store-pictures', 'terms', 'undo-email', 'your-data'],
]);

/** Whether an address of the shop begins with this part, so that a market cannot have it. */
export const isTaken = (prefix: string): boolean => taken.has(prefix.toLowerCase());
