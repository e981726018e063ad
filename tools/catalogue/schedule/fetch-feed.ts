import { type Credentials, headersOf } from './credentials.ts';
import { type Download, type DownloadOptions, download } from './download.ts';
import { DownloadRefused } from './download-refused.ts';
import { readFeedAddress } from './feed-address.ts';

export type FeedRequest = Omit<DownloadOptions, 'headers'> & {
  credentials?: Credentials | null | undefined;
  /** The key by which an SFTP server is known since its first fetch. */
  hostKey?: string | null | undefined;
  /** Called with the key that an SFTP server showed. */
  onHostKey?: ((fingerprint: string) => void) | undefined;
};

/**
 * Fetches a feed from a web, FTP or SFTP server, unless it is unchanged. Throws DownloadRefused with a reason for ops if
 * the address is not allowed, the server refuses the credentials, or the download fails, and StoreAnswered as
 * `download` does.
 */
export const fetchFeed = async (
  address: string,
  { credentials = null, hostKey = null, onHostKey = () => undefined, ...options }: FeedRequest,
): Promise<Download> => {
  const url = readFeedAddress(address, options.privateHosts);
  if (url.protocol.startsWith('http'))
    return download(url.href, { ...options, headers: credentials ? headersOf(credentials) : undefined });
  if (credentials && credentials.kind !== 'password')
    throw new DownloadRefused('denied', 'This kind of server needs a user and a password');
  // Loaded only by shops that need them.
  if (url.protocol === 'sftp:') {
    const { downloadSftp } = await import('./download-sftp.ts');
    return downloadSftp(url, credentials, { ...options, hostKey, onHostKey });
  }
  const { downloadFtp } = await import('./download-ftp.ts');
  return downloadFtp(url, credentials, options);
};
