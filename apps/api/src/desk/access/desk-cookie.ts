import { readCookie, writeCookie } from '../../request/cookie.ts';

/** The cookie of staff; customers carry a token in a header instead. */
export const deskCookieName = '__Host-desk';

/** The header that signs in for so many seconds. */
export const deskCookie = ({ token, seconds }: { token: string; seconds: number }): string =>
  writeCookie(deskCookieName, token, seconds);

/** The header that takes the cookie back. */
export const endedDeskCookie = writeCookie(deskCookieName, '', 0);

/** The token that a `Cookie` header carries; empty where there is none. */
export const readDeskToken = (header: string | undefined): string => readCookie(header, deskCookieName);
