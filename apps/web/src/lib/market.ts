import { settings } from './settings.ts';

/** The path below which all pages of this market stand; empty for the first market (behavior.md#markets-prefix). */
export const marketPath = (): string => (settings.market ? `/${settings.market}` : '');

/** A path of the browser as routes know it, without the market. */
export const pathInMarket = (pathname: string): string => {
  const path = marketPath();
  if (path === '' || (pathname !== path && !pathname.startsWith(`${path}/`))) return pathname;
  return pathname.slice(path.length) || '/';
};
