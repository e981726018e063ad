import plugin from 'fastify-plugin';

/**
 * Logs one line per request. It has the route instead of the address, because addresses contain keywords, e-mail
 * addresses and tokens.
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
