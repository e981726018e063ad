import type { FastifyInstance } from 'fastify';

/**
 * The addresses at which a call ends mails: its own, and that of the page with its button, which mails name as theirs.
 * Posted by a mail program it ends them; opened by somebody, whose program cannot post, it is the page.
 */
export const oneClickUrls = (callUrl: string): string[] => [callUrl, callUrl.replace(/^\/api/, '')];

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Lets the routes of this scope take the form that mail programs post to end a subscription (RFC 8058). Its text is read
 * to its end and forgotten: the address says all there is to say.
 */
export const acceptOneClick = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 1024 }, async () => null);
};
