import type { FastifyInstance } from 'fastify';

/**
 * The addresses that unsubscribe: the call, and the page with its button, which mails link to. A mail program posts to
 * it and unsubscribes; a browser opens the page.
 */
export const oneClickUrls = (callUrl: string): string[] => [callUrl, callUrl.replace(/^\/api/, '')];

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Accepts the form that mail programs post to unsubscribe (RFC 8058). Its content is read and ignored, because the
 * address contains everything.
 */
export const acceptOneClick = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 1024 }, async () => null);
};
