// cspell:ignore murl: a parameter of affiliate links
const parameters = ['url', 'murl', 'ued', 'u', 'dest', 'destination', 'redirect'];

/** The page of the store that a link leads to: networks carry it in a parameter of their own. Null for no address. */
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
