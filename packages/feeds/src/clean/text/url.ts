const maxLength = 2_000;
const control = /\p{Cc}/u;

/** A normalized address that is safe to link to, or the reason for rejecting it. */
export type ReadUrl = { url: string } | { reason: string };

/**
 * Accepts only complete http and https addresses, normalized by the WHATWG parser: no other scheme, no `//host`, no
 * user name, no control character (F4).
 */
export const readUrl = (raw: string): ReadUrl => {
  const text = raw.trim();
  if (text.length > maxLength) return { reason: `address is longer than ${maxLength} characters` };
  if (control.test(text)) return { reason: 'address contains a control character' };
  if (!/^https?:\/\/[^/\\]/i.test(text)) return { reason: 'not an http or https address' };
  const url = URL.parse(text);
  if (!url?.hostname) return { reason: 'not a valid address' };
  if (url.username !== '' || url.password !== '') return { reason: 'address contains a user name' };
  return url.href.length > maxLength ? { reason: `address is longer than ${maxLength} characters` } : { url: url.href };
};

/** Base address of our own pictures, and of a store's relative picture addresses. */
export type PictureBases = { mediaBase: string | null; pictureBase: string | null };

/** Returns whether an address is relative or lacks only its scheme or host. An address with a scheme is not. */
const isRelative = (text: string): boolean => text !== '' && !/^[a-z][a-z\d+.-]*:/i.test(text);

/**
 * Completes a relative address. `//host/a.jpg` lacks its scheme only. A base with a path is a folder, and stays one for
 * '/a/b.jpg', which shops write below their media folder.
 */
const complete = (text: string, base: string | null): string => {
  if (/^\/\/[^/\\]/.test(text)) return `https:${text}`;
  const folder = base === null ? null : URL.parse(base.replace(/[^/]$/, '$&/'));
  if (folder === null) return text;
  const below = text.startsWith('/') && !text.startsWith(folder.pathname) ? `.${text}` : text;
  return URL.parse(below, folder)?.href ?? text;
};

/**
 * Reads a picture's address: an https address, an address relative to `pictureBase` if the store has one, or a path
 * below `mediaBase`, which is kept as it is.
 */
export const readImageUrl = (raw: string, { mediaBase, pictureBase }: PictureBases): ReadUrl => {
  const text = raw.trim();
  if (mediaBase !== null && text.startsWith(mediaBase)) {
    const isSafe =
      /^\/[\w./-]+$/.test(text) && !text.includes('..') && !text.includes('//') && text.length <= maxLength;
    return isSafe ? { url: text } : { reason: 'not a plain picture path' };
  }
  const read = readUrl(isRelative(text) ? complete(text, pictureBase) : text);
  return 'url' in read ? { url: read.url.replace(/^http:/, 'https:') } : read;
};
