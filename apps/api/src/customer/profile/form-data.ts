import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../../request/errors.ts';
import { bodyLimit } from '../../request/json-body.ts';

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

/**
 * Lets the routes of a scope accept `multipart/form-data` besides JSON (behavior.md#customer-profile-edit): text fields
 * only, each once, with the same limit for the whole body. The result is an object of texts, which the contract
 * validates as usual.
 */
export const acceptFormData = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit },
    async ({ headers }: { headers: { 'content-type'?: string } }, bytes: Buffer) => {
      const body: Record<string, string> = Object.create(null);
      for (const [name, value] of await readForm(bytes, headers['content-type'] ?? '')) {
        if (typeof value !== 'string' || name in body) throw refused();
        body[name] = value;
      }
      return body;
    },
  );
};
