import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isTrusted, readWebAddress } from '../schedule/feed-address.ts';
import { lookUpPublic } from '../schedule/public-address.ts';

const second = 1000;

/** How long an answer may take, in ms. */
const patience = 10 * second;

/** Private hosts that ops allow, and what ends a delivery early. */
export type Network = { privateHosts: readonly string[]; signal?: AbortSignal };

/** A delivery to a webhook. The same events have the same id. */
export type Delivery = { id: string; address: string; secret: string; body: string };

/**
 * The headers of a delivery by Standard Webhooks 1.0. The receiver compares the signature, and refuses a time stamp that
 * is more than five minutes old, so that nobody can replay a delivery.
 */
const signedHeaders = (id: string, body: string, secret: string, now: number): Record<string, string> => {
  const timestamp = String(Math.floor(now / second));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
};

/** Sends a delivery. Returns the status, or throws for an address that is not public or does not answer. */
const post = (
  address: string,
  body: string,
  headers: Record<string, string>,
  { privateHosts, signal }: Network,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = readWebAddress(address, privateHosts);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = request(url, {
      method: 'POST',
      ...(signal && { signal }),
      // A connection that another delivery opened may lead where the name no longer does.
      agent: false,
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Wearfolio webhooks',
      },
      ...(isTrusted(url, privateHosts) ? {} : { lookup: lookUpPublic }),
    });
    const late = setTimeout(() => sent.destroy(new Error('No answer in time')), patience);
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      // Redirects are not followed, and what the receiver says is not read.
      response.destroy();
    });
    sent.on('error', reject);
    sent.on('close', () => clearTimeout(late));
    sent.end(body);
  });

/** Signs and sends a delivery. `answer` is the status if it was accepted, or says in words what happened instead. */
export const deliver = async (
  { id, address, secret, body }: Delivery,
  network: Network,
): Promise<{ isAccepted: boolean; answer: string }> => {
  const headers = signedHeaders(id, body, secret, Date.now());
  const status = await post(address, body, headers, network).catch((error: Error) => error.message);
  if (typeof status === 'string') return { isAccepted: false, answer: status };
  const isAccepted = status >= 200 && status < 300;
  return { isAccepted, answer: isAccepted ? String(status) : `Answered ${status}` };
};
