import type { FastifyPluginAsync } from 'fastify';
import { RequestRefused } from '../errors.ts';
import { openGauges } from './gauges.ts';
import { isOpsToken } from './session.ts';

const bearer = /^Bearer (\S+)$/i;

/** `/metrics`: the figures of this process and of the shop, as Prometheus reads them, for who sends the token of ops. */
export const metricsRoute: FastifyPluginAsync<{ opsToken: string }> = async (app, keys) => {
  const fill = openGauges(app);

  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const [, sent = ''] = bearer.exec(headers.authorization ?? '') ?? [];
    if (!isOpsToken(sent, keys)) {
      reply.header('WWW-Authenticate', 'Bearer');
      throw new RequestRefused(401, 'The token of operations is needed');
    }
    await fill();
    return reply.type(app.metrics.contentType).send(await app.metrics.metrics());
  });
};
