import type { FastifyPluginAsync } from 'fastify';
import { RequestRefused } from '../http/errors.ts';
import { openGauges } from './gauges.ts';
import { isOpsToken, tryToken } from './try-token.ts';

const bearer = /^Bearer (\S+)$/i;

/** `/metrics`: metrics of this process and the shop in Prometheus format. Requires OPS_TOKEN. */
export const metricsRoute: FastifyPluginAsync<{ opsToken: string }> = async (app, { opsToken }) => {
  const fill = openGauges(app);

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const [, sent] = bearer.exec(request.headers.authorization ?? '') ?? [];
    // In parallel, because each waits seconds for an unavailable database, and monitoring times out.
    const [isRight] = sent
      ? await Promise.all([tryToken(request, sent, opsToken), isOpsToken(sent, opsToken) && fill()])
      : [false];
    if (!isRight) {
      reply.header('WWW-Authenticate', 'Bearer');
      throw new RequestRefused(401, 'Operations token required');
    }
    return reply.type(app.metrics.contentType).send(await app.metrics.metrics());
  });
};
