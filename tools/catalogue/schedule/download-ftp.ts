import { isIP } from 'node:net';
import { PassThrough } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { arriving, standardPatience } from './arriving.ts';
import type { Credentials } from './credentials.ts';
import type { Download, DownloadOptions } from './download.ts';
import { DownloadRefused } from './download-refused.ts';
import { isTrusted } from './feed-address.ts';
import { findAddress } from './public-address.ts';

/** 'Not logged in' (RFC 959). */
const notLoggedIn = 530;

const implicitPort = 990;

const reasonOf = (error: unknown): Error => {
  if (error instanceof DownloadRefused) return error;
  if (error instanceof FTPError && error.code === notLoggedIn)
    return new DownloadRefused('denied', "The store's server refuses the user or the password");
  const message = error instanceof Error ? error.message : String(error);
  return new DownloadRefused('unreachable', `The feed could not be fetched: ${message}`);
};

/** Size and time of the file; null if the server does not report them, so that the file is fetched every time. */
const versionOf = async (client: Client, path: string): Promise<string | null> => {
  try {
    return `${(await client.lastMod(path)).toISOString()} ${await client.size(path)}`;
  } catch (error) {
    if (error instanceof FTPError) return null;
    throw error;
  }
};

/**
 * Fetches a feed over FTP, or FTPS for `ftps:` addresses (implicit TLS at port 990, else explicit). The path is relative
 * to the folder of the user. Files are transferred from the server's own address only. Throws DownloadRefused with a
 * reason for ops.
 */
export const downloadFtp = async (
  url: URL,
  credentials: Extract<Credentials, { kind: 'password' }> | null,
  options: DownloadOptions,
): Promise<Download> => {
  const { since, privateHosts, patience = standardPatience, signal } = options;
  const client = new Client(patience, { allowSeparateTransferHost: false });
  const stop = () => client.close();
  signal.addEventListener('abort', stop);
  const finish = () => {
    signal.removeEventListener('abort', stop);
    client.close();
  };
  const path = decodeURIComponent(url.pathname.slice(1));
  try {
    signal.throwIfAborted();
    const port = Number(url.port || 21);
    await client.access({
      host: await findAddress(url.hostname, isTrusted(url, privateHosts)),
      port,
      ...(credentials && { user: credentials.user, password: credentials.password }),
      secure: url.protocol === 'ftps:' && (port !== implicitPort || 'implicit'),
      // TLS names no server by its number; its certificate is checked for that all the same.
      secureOptions: isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 ? { servername: url.hostname } : {},
    });
    const etag = await versionOf(client, path);
    if (etag !== null && etag === since?.etag) {
      finish();
      return { isUnchanged: true };
    }
    const stream = new PassThrough();
    stream.on('close', finish);
    client.downloadTo(stream, path).catch((error: unknown) => stream.destroy(reasonOf(error)));
    return { isUnchanged: false, bytes: arriving(stream, options), version: { etag, lastModified: null } };
  } catch (error) {
    finish();
    throw signal.aborted ? signal.reason : reasonOf(error);
  }
};
