import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { Client, type SFTPWrapper, type Stats } from 'ssh2';
import { arriving, standardPatience } from './arriving.ts';
import type { Credentials } from './credentials.ts';
import type { Download, DownloadOptions } from './download.ts';
import { DownloadRefused } from './download-refused.ts';
import { isTrusted } from './feed-address.ts';
import { findAddress } from './public-address.ts';

/** `hostKey` is the fingerprint by which the server was known at its first fetch; null before that. */
export type SftpOptions = DownloadOptions & { hostKey: string | null; onHostKey: (fingerprint: string) => void };

const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

const reasonOf = (error: unknown): Error => {
  if (error instanceof DownloadRefused) return error;
  const { message, level } = error as Error & { level?: string };
  if (level === 'client-authentication')
    return new DownloadRefused('denied', "The store's server refuses the user or the password");
  return new DownloadRefused('unreachable', `The feed could not be fetched: ${message}`);
};

const open = async (
  client: Client,
  url: URL,
  given: Extract<Credentials, { kind: 'password' }>,
  { privateHosts, patience = standardPatience, hostKey, onHostKey }: SftpOptions,
): Promise<SFTPWrapper> => {
  const host = await findAddress(url.hostname, isTrusted(url, privateHosts));
  let changed: Error | null = null;
  const isExpected = (key: Buffer): boolean => {
    const fingerprint = fingerprintOf(key);
    if (hostKey !== null && hostKey !== fingerprint) {
      changed = new DownloadRefused(
        'denied',
        `The key of the store's server changed from ${hostKey} to ${fingerprint}. Ask the store, then enter the password again`,
      );
      return false;
    }
    onHostKey(fingerprint);
    return true;
  };
  return new Promise((resolve, reject) => {
    client.on('error', (error) => reject(changed ?? error));
    client.on('close', () => reject(changed ?? new Error('The connection closed')));
    client.on('keyboard-interactive', (_name, _text, _language, prompts, answer) =>
      answer(prompts.map(() => given.password)),
    );
    client.on('ready', () => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))));
    client.connect({
      sock: connect({ host, port: Number(url.port || 22), noDelay: true }),
      username: given.user,
      password: given.password,
      tryKeyboard: true,
      readyTimeout: patience,
      hostVerifier: isExpected,
    });
  });
};

const statOf = (sftp: SFTPWrapper, path: string): Promise<Stats> =>
  new Promise((resolve, reject) => {
    sftp.stat(path, (error, stats) => (error ? reject(error) : resolve(stats)));
  });

/**
 * Fetches a feed over SFTP. The path is absolute; `/~/` begins one in the folder of the user. A server is known by its
 * key from the first fetch on. Throws DownloadRefused with a reason for ops.
 */
export const downloadSftp = async (
  url: URL,
  credentials: Extract<Credentials, { kind: 'password' }> | null,
  options: SftpOptions,
): Promise<Download> => {
  if (!credentials) throw new DownloadRefused('denied', 'An SFTP server needs a user and a password');
  const { since, signal } = options;
  const client = new Client();
  const stop = () => client.destroy();
  signal.addEventListener('abort', stop);
  const finish = () => {
    signal.removeEventListener('abort', stop);
    client.end();
  };
  const path = decodeURIComponent(url.pathname).replace(/^\/~\//, '');
  try {
    signal.throwIfAborted();
    const sftp = await open(client, url, credentials, options);
    const { mtime, size } = await statOf(sftp, path);
    const etag = `${mtime} ${size}`;
    if (etag === since?.etag) {
      finish();
      return { isUnchanged: true };
    }
    const stream = sftp.createReadStream(path);
    stream.on('close', finish);
    client.on('close', () => stream.destroy());
    return { isUnchanged: false, bytes: arriving(stream, options), version: { etag, lastModified: null } };
  } catch (error) {
    finish();
    throw signal.aborted ? signal.reason : reasonOf(error);
  }
};
