type WayOut = { id: number; productUrl: string; template: string | null };

const webAddress = (text: string): string | null => {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // `http://shop@elsewhere` looks like a link to the shop.
  return url && isWeb && url.username === '' && url.password === '' ? url.href : null;
};

/**
 * The target of a click-out: the store's template with `{url}` (the product's address, percent-encoded) and `{id}` (our
 * product id), else the product's own address. It uses only stored values. Null when the result is no http(s) address.
 */
export const storeLink = ({ id, productUrl, template }: WayOut): string | null => {
  const own = webAddress(productUrl);
  if (own === null || template === null) return own;
  const values: Readonly<Record<string, string>> = { '{url}': encodeURIComponent(own), '{id}': String(id) };
  return webAddress(template.replace(/\{(?:url|id)\}/g, (place) => values[place] ?? place)) ?? own;
};
