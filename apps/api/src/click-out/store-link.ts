type WayOut = { id: number; productUrl: string; template: string | null };

const webAddress = (text: string): string | null => {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // `http://shop@elsewhere` pretends to lead to the shop.
  return url && isWeb && url.username === '' && url.password === '' ? url.href : null;
};

/**
 * Where the way out leads: the store's click-out template with `{url}` (the product's address, percent-encoded) and
 * `{id}` (our id of the product) filled in, else the product's own address. Only an address of the web is answered, and
 * only what is stored goes into it; null where there is none.
 */
export const storeLink = ({ id, productUrl, template }: WayOut): string | null => {
  const own = webAddress(productUrl);
  if (own === null || template === null) return own;
  const values: Readonly<Record<string, string>> = { '{url}': encodeURIComponent(own), '{id}': String(id) };
  return webAddress(template.replace(/\{(?:url|id)\}/g, (place) => values[place] ?? place)) ?? own;
};
