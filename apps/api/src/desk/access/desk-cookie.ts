import { readCookie, writeCookie } from '../../http/cookie.ts';

/** The session cookie of staff. Customers send a token in a header instead. */
export const deskCookieName = '__Host-desk';

/** The Set-Cookie header that signs in for this many seconds. */
export const deskCookie = ({ token, seconds }: { token: string; seconds: number }): string =>
  writeCookie(deskCookieName, token, seconds);

/** The Set-Cookie header that clears the cookie. */
export const endedDeskCookie = writeCookie(deskCookieName, '', 0);

/** The token in a `Cookie` header, or an empty text. */
export const readDeskToken = (header: string | undefined): string => readCookie(header, deskCookieName);
