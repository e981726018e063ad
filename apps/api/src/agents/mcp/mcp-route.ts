import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { RequestRefused } from '../../http/errors.ts';
import { admitAgent } from '../limits.ts';
import type { AgentOptions } from '../options.ts';
import { checkOwnHost } from '../own-host.ts';
import { whatAgentsMayNot } from '../what-agents-may.ts';
import type { Shop } from './tool.ts';
import { tools } from './tools.ts';

type Message = { method?: unknown; id?: unknown; params?: { name?: unknown } };

const toolNames: ReadonlySet<unknown> = new Set(tools.map(({ name }) => name));

/** The JSON-RPC code for invalid parameters. */
const invalidParams = -32602;

const unknownTool = (name: string): string =>
  `There is no tool ${name}. There are ${[...toolNames].join(', ')}. ${whatAgentsMayNot}`;

// The protocol's library takes 0.1 s to load, and few shops are asked.
const exchange = async (shop: Shop, request: FastifyRequest): Promise<Response> =>
  (await import('./exchange.ts')).exchange(shop, request);

const passOn = async (answer: Response, reply: FastifyReply): Promise<FastifyReply> => {
  const text = await answer.text();
  reply.code(answer.status).header('Cache-Control', 'no-store');
  for (const name of ['Content-Type', 'Allow']) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.send(text);
};

const answerPost = async (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, publicUrl: string) => {
  if (request.body === undefined) throw new RequestRefused(415, 'Send the body as application/json');
  // A batch would ask many times and count once. The protocol has none since 2025-06-18.
  if (Array.isArray(request.body)) throw new RequestRefused(400, 'Send one message in each request');
  const asker = await admitAgent(app, request, reply);
  const { method, id, params } = Object(request.body) as Message;
  const name = params?.name;
  if (method === 'tools/call' && typeof name === 'string' && !toolNames.has(name))
    return reply.send({ jsonrpc: '2.0', id: id ?? null, error: { code: invalidParams, message: unknownTool(name) } });
  return passOn(await exchange({ app, publicUrl, ...asker }, request), reply);
};

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, without sessions, for its versions 2026-07-28 and, by the
 * older handshake, 2025-11-25 and before.
 */
export const mcpRoute: FastifyPluginAsync<AgentOptions> = async (app, options) => {
  app.addHook('onRequest', async (request) => checkOwnHost(request, options));
  app.post('/mcp', (request, reply) => answerPost(app, request, reply, options.publicUrl));
  // There is no stream to open.
  app.get('/mcp', async (_request, reply) => {
    reply.header('Allow', 'POST');
    throw new RequestRefused(405, 'Send requests of the Model Context Protocol with POST');
  });
};
