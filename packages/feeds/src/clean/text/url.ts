const maxLength = 2_000;
const control = /\p{Cc}/u;

/** An address as a link may go to it, or the reason why not. */
export type ReadUrl = { url: string } | { reason: string };

/**
 * Only complete http and https addresses, as the WHATWG parser writes them:
 * no other scheme, no `//host`, no user name, no control character (F4).
 */
export const readUrl = (raw: string): ReadUrl => {
  const text = raw.trim();
  if (text.length > maxLength) return { reason: `address is longer than ${maxLength} characters` };
  if (control.test(text)) return { reason: 'address holds a control character' };
  if (!/^https?:\/\/[^/\\]/i.test(text)) return { reason: 'not an http or https address' };
  const url = URL.parse(text);
  if (!url?.hostname) return { reason: 'not a valid address' };
  if (url.username !== '' || url.password !== '') return { reason: 'address holds a user name' };
  return url.href.length > maxLength ? { reason: `address is longer than ${maxLength} characters` } : { url: url.href };
};

/** Where our own pictures lie, and what a store's relative addresses begin at. */
export type PictureBases = { mediaBase: string | null; pictureBase: string | null };

/** A path, or an address that takes its scheme or its host from where it stands; a scheme of its own makes it none. */
const isRelative = (text: string): boolean => text !== '' && !/^[a-z][a-z\d+.-]*:/i.test(text);

/**
 * A picture's address: https, relative to `pictureBase` where the store has one, or a path of our own below `mediaBase` as
 * it stands.
 */
export const readImageUrl = (raw: string, { mediaBase, pictureBase }: PictureBases): ReadUrl => {
  const text = raw.trim();
  if (mediaBase !== null && text.startsWith(mediaBase)) {
    const isSafe =
      /^\/[\w./-]+$/.test(text) && !text.includes('..') && !text.includes('//') && text.length <= maxLength;
    return isSafe ? { url: text } : { reason: 'not a plain path of a picture' };
  }
  const isBased = pictureBase !== null && isRelative(text);
  const read = readUrl(isBased ? (URL.parse(text, pictureBase)?.href ?? text) : text);
  return 'url' in read ? { url: read.url.replace(/^http:/, 'https:') } : read;
};
