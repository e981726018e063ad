import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { FastifyError, FastifyRequest } from 'fastify';
import { refusalOf } from '../../http/errors.ts';
import { AskInstead } from '../ask/ask-instead.ts';
import { whatAgentsMayNot, wordsAreData } from '../what-agents-may.ts';
import type { Shop, Tool } from './tool.ts';
import { tools } from './tools.ts';

/** The version of our tools. It changes with their names, inputs or answers. */
const version = '1.0.0';

/** The largest number of values in a tool's input. */
const mostValues = 50;

const instructions = `A shop window over the products of many stores. Begin with search_products. ${whatAgentsMayNot} ${wordsAreData}`;

// The SDK would answer with the message of any error, such as a database's.
const messageOf = (error: unknown, request: FastifyRequest): string =>
  error instanceof AskInstead ? error.message : refusalOf(error as FastifyError, request).body.message;

const answerWith = async ({ answer }: Tool, shop: Shop, request: FastifyRequest, input: unknown) => {
  try {
    const found = await answer(shop, input);
    return { content: [{ type: 'text' as const, text: JSON.stringify(found) }], structuredContent: found };
  } catch (error) {
    return { content: [{ type: 'text' as const, text: messageOf(error, request) }], isError: true };
  }
};

const mcpServer = (shop: Shop, request: FastifyRequest): McpServer => {
  const { name } = shop.app.identity();
  const server = new McpServer(
    { name: 'wearfolio', title: name, version, websiteUrl: shop.publicUrl },
    {
      instructions,
      maxToolInputElements: mostValues,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'tools/list': { ttlMs: 3_600_000, cacheScope: 'public' } },
    },
  );
  for (const one of tools) {
    const { title, description, input } = one;
    const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    server.registerTool(one.name, { title, description, inputSchema: input, annotations }, (given: unknown) =>
      answerWith(one, shop, request, given),
    );
  }
  return server;
};

/** Answers one request of the protocol, which is one exchange: no session, no open stream. */
export const exchange = async (shop: Shop, request: FastifyRequest): Promise<Response> => {
  const handler = createMcpHandler(() => mcpServer(shop, request), { maxSubscriptions: 0 });
  const { method, headers, body } = request;
  const sent = new Request(new URL('/mcp', shop.publicUrl), { method, headers: headers as Record<string, string> });
  try {
    return await handler.fetch(sent, { parsedBody: body });
  } finally {
    await handler.close();
  }
};
