// cspell:ignore murl: a parameter of affiliate links
/**
 * Returns the path of the store's page behind a link, without the query. Affiliate networks carry it in a query
 * parameter.
 */
export const linkPath = (link: string): string => {
  const url = URL.parse(link);
  if (!url) return '';
  for (const name of ['url', 'murl', 'ued', 'u', 'dest', 'destination', 'redirect']) {
    const target = url.searchParams.get(name);
    const inner = target && /^https?:/i.test(target) ? URL.parse(target) : null;
    if (inner) return inner.host + inner.pathname;
  }
  return url.host + url.pathname;
};
