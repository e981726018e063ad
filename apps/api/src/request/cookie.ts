import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * The header that sets a cookie for `seconds`, which no script reads and no other site sends; with 0 it takes it back. A
 * name with `__Host-` has browsers take it over HTTPS (or from this machine) only, for this host only.
 */
export const writeCookie = (name: `__Host-${string}`, value: string, seconds: number): string =>
  stringifySetCookie({ name, value, path: '/', maxAge: seconds, secure: true, httpOnly: true, sameSite: 'strict' });

/** What a `Cookie` header carries under a name; empty where there is none. */
export const readCookie = (header: string | undefined, name: string): string => parseCookie(header ?? '')[name] ?? '';
