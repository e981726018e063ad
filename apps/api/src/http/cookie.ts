import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * The header that sets a cookie for `seconds`, hidden from scripts and other sites. With 0 it clears the cookie.
 * Browsers accept a `__Host-` name over HTTPS (or from this machine) only, for this host only.
 */
export const writeCookie = (name: `__Host-${string}`, value: string, seconds: number): string =>
  stringifySetCookie({ name, value, path: '/', maxAge: seconds, secure: true, httpOnly: true, sameSite: 'strict' });

/** The value of a cookie in a `Cookie` header, or an empty text. */
export const readCookie = (header: string | undefined, name: string): string => parseCookie(header ?? '')[name] ?? '';
