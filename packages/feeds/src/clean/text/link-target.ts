// cspell:ignore murl: a parameter of affiliate links
const parameters = ['url', 'murl', 'ued', 'u', 'dest', 'destination', 'redirect'];

/**
 * Returns the store's page behind a link. Affiliate networks carry it in a query parameter. Null if the link is not a
 * URL.
 */
export const linkTarget = (link: string): URL | null => {
  const url = URL.parse(link);
  if (!url) return null;
  for (const name of parameters) {
    const target = url.searchParams.get(name);
    const inner = target && /^https?:/i.test(target) ? URL.parse(target) : null;
    if (inner) return inner;
  }
  return url;
};

/** Returns host and path of the store's page behind a link, without the query; '' if the link is not a URL. */
export const linkPath = (link: string): string => {
  const target = linkTarget(link);
  return target ? target.host + target.pathname : '';
};
