import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../../http/errors.ts';
import { bodyLimit } from '../../http/json-body.ts';

const refused = (): RequestRefused => new RequestRefused(400, 'The request is not a valid form in UTF-8');

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    return !strictUtf8.decode(bytes).includes('\0');
  } catch {
    return false;
  }
};

const readForm = async (bytes: Buffer, contentType: string): Promise<FormData> => {
  if (!isUtf8(bytes)) throw refused();
  return new Response(bytes, { headers: { 'Content-Type': contentType } }).formData().catch(() => {
    throw refused();
  });
};

// `URLSearchParams` replaces invalid UTF-8 silently.
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refused();
  }
};

const readPairs = (bytes: Buffer): string[][] => {
  if (!isUtf8(bytes)) throw refused();
  const pairs = bytes.toString('utf8').split('&');
  return pairs.filter((pair) => pair !== '').map((pair) => pair.split(/=(.*)/s).slice(0, 2).map(decoded));
};

const toBody = (pairs: Iterable<readonly unknown[]>): Record<string, string> => {
  const body: Record<string, string> = Object.create(null);
  for (const [name, value = ''] of pairs) {
    if (typeof name !== 'string' || typeof value !== 'string' || name in body) throw refused();
    if (`${name}${value}`.includes('\0')) throw refused();
    body[name] = value;
  }
  return body;
};

type Headed = { headers: { 'content-type'?: string } };

/**
 * Lets the routes of a scope accept `multipart/form-data` and `application/x-www-form-urlencoded` besides JSON
 * (behavior.md#customer-profile-edit): text fields only, each once, with the same limit for the whole body. The result
 * is an object of texts, which the contract validates as usual.
 */
export const acceptFormData = (app: FastifyInstance): void => {
  const limits = { parseAs: 'buffer', bodyLimit } as const;
  app.addContentTypeParser('multipart/form-data', limits, async ({ headers }: Headed, bytes: Buffer) =>
    toBody(await readForm(bytes, headers['content-type'] ?? '')),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', limits, async (_: Headed, bytes: Buffer) =>
    toBody(readPairs(bytes)),
  );
};
