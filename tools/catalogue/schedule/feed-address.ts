import { isIP } from 'node:net';
import { DownloadRefused } from './download-refused.ts';
import { isPublicAddress } from './public-address.ts';

/** The part of an address that is safe to log. Stores put names, passwords and keys before and after the host. */
const placeOf = ({ protocol, host }: URL): string => (host === '' ? protocol : `${protocol}//${host}`);

/** Returns whether ops allow a private host, as `host` or `host:port`. */
export const isTrusted = ({ host, hostname }: URL, privateHosts: readonly string[]): boolean =>
  privateHosts.includes(host) || privateHosts.includes(hostname);

const readAddress = (text: string, privateHosts: readonly string[], protocols: RegExp, kinds: string): URL => {
  const url = URL.parse(text);
  if (!url || !protocols.test(url.protocol) || url.hostname === '')
    throw new DownloadRefused(
      'forbidden',
      `${url ? placeOf(url) : 'This'} is not an address that begins with ${kinds}`,
    );
  if (url.username !== '' || url.password !== '')
    throw new DownloadRefused(
      'forbidden',
      'The address must not contain a password. Enter the user and the password in their own fields',
    );
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isTrusted(url, privateHosts) && !isPublicAddress(host))
    throw new DownloadRefused('forbidden', `${host} is not a public address`);
  return url;
};

/**
 * Validates a web address. Numeric hosts are checked here, names when they are resolved. Throws DownloadRefused with
 * the reason for ops.
 */
export const readWebAddress = (text: string, privateHosts: readonly string[]): URL =>
  readAddress(text, privateHosts, /^https?:$/, 'http');

/** Like `readWebAddress` for a feed, which may also be on an FTP or SFTP server. */
export const readFeedAddress = (text: string, privateHosts: readonly string[]): URL =>
  readAddress(text, privateHosts, /^(?:https?|ftps?|sftp):$/, 'http, https, ftp, ftps or sftp');
