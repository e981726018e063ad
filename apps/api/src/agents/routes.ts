import type { FastifyPluginAsync } from 'fastify';
import { llmsRoute } from './llms-text.ts';
import { type McpOptions, mcpRoute } from './mcp/mcp-route.ts';

/** What programs of shoppers ask: the Model Context Protocol (behavior.md#partners-agents). */
export const agentRoutes: FastifyPluginAsync<McpOptions> = async (app, options) => {
  await app.register(mcpRoute, options);
  await app.register(llmsRoute, options);
};
