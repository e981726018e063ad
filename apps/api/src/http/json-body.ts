import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestRefused } from './errors.ts';

/** The largest body of a request, in bytes. */
export const bodyLimit = 64 * 1024;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const isCleanText = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

/** Our calls nest only a few levels. Deeper bodies can only be an attack. */
const depthLimit = 20;

// Without recursion, because a body within the limit may be 32,000 levels deep.
const isFit = (body: unknown): boolean => {
  const waiting = [{ value: body, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && !isCleanText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === depthLimit || !Object.keys(value).every(isCleanText)) return false;
    for (const child of Object.values(value)) waiting.push({ value: child, depth: depth + 1 });
  }
  return true;
};

const refused = (): RequestRefused => new RequestRefused(400, 'The request is not valid JSON in UTF-8');

const readText = (bytes: Buffer): string => {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    throw refused();
  }
};

/** Accepts only JSON bodies. Refuses invalid UTF-8, NUL, lone surrogates, prototype keys and deep nesting with 400. */
export const acceptOnlyJson = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    async (request: FastifyRequest, bytes: Buffer) => {
      const text = readText(bytes);
      const body = await new Promise((resolve, reject) => {
        void parseJson(request, text, (error, parsed) => (error ? reject(refused()) : resolve(parsed)));
      });
      if (!isFit(body)) throw refused();
      return body;
    },
  );
};
