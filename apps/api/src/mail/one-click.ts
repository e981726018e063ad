import type { FastifyInstance } from 'fastify';

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Lets the routes of this scope take the form that mail programs post to end a subscription (RFC 8058). Its text is read
 * to its end and forgotten: the address says all there is to say.
 */
export const acceptOneClick = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 1024 }, async () => null);
};
