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
