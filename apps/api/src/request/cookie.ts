/**
 * The header that sets a cookie for `seconds`, which no script reads and no other site sends; with 0 it takes it back. A
 * name with `__Host-` has browsers take it over HTTPS (or from this machine) only, for this host only.
 */
export const writeCookie = (name: `__Host-${string}`, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`;

/** What a `Cookie` header carries under a name; empty where there is none. */
export const readCookie = (header: string | undefined, name: string): string =>
  (header ?? '')
    .split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
