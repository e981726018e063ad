import plugin from 'fastify-plugin';

/**
 * One line per request. The route stands in for the address, because addresses carry keywords, e-mail addresses and
 * tokens, which have no place in a log.
 */
export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
});
