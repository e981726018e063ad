import type { FastifyPluginAsync } from 'fastify';
import { llmsRoute } from './llms-text.ts';
import { mcpRoute } from './mcp/mcp-route.ts';
import type { AgentOptions } from './options.ts';
import { ucpRoutes } from './ucp/ucp-routes.ts';

/** What programs of shoppers ask: two protocols, and the text that names them (behavior.md#partners-agents). */
export const agentRoutes: FastifyPluginAsync<AgentOptions> = async (app, options) => {
  await app.register(mcpRoute, options);
  await app.register(ucpRoutes, options);
  await app.register(llmsRoute, options);
};
