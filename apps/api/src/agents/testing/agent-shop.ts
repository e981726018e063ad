import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { changeDelivery } from '@wearfolio/catalogue/stores/delivery-rules';
import { importOffers, offerId } from '@wearfolio/catalogue/testing/offers';
import request from 'supertest';
import { onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The two ways in which the official client begins: asking for the versions, and the handshake until 2025-11-25. */
export const beginnings = ['auto', 'legacy'] as const;

/** Opens the official client on a listening shop for one test. */
export const openAgent = async (url: string, mode: (typeof beginnings)[number] = 'auto'): Promise<Client> => {
  const client = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
  onTestFinished(() => client.close());
  return client;
};

/** Calls a tool, and returns its answer, or the text of its refusal. */
export const ask = async (agent: Client, name: string, input: Record<string, unknown> = {}) => {
  const { content, structuredContent, isError = false } = await agent.callTool({ name, arguments: input });
  const [{ text = '' } = {}] = content as { text?: string }[];
  return isError ? text : structuredContent;
};

const gtin = '4006381333931';

/** A shop where two stores sell a boot, one of which states delivery to Austria. */
export const startAgentShop = async (...settings: Parameters<typeof startTestApp>) => {
  const shop = await startTestApp(...settings);
  await importOffers(shop.url, 'Alpine', {
    a: { title: 'Ridge Boot', gtin, price: '120.00' },
    b: { title: 'Heron Sandal', price: '40.00' },
  });
  await importOffers(shop.url, 'Basecamp', { c: { title: 'Ridge Boot', gtin, price: '110.00' } });
  await changeDelivery(shop.url, { id: null, email: 'test' }, 'Alpine', [{ place: 'AT', fee: '9', days: '3-5' }]);
  await shop.app.refreshCatalogue();
  const boot = await offerId(shop.url, 'Alpine', 'a');
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...shop, address, boot, cheaper: await offerId(shop.url, 'Basecamp', 'c') };
};

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'agent', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Sends one message of protocol version 2026-07-28, in which each request stands alone. */
export const send = (
  { app }: Pick<TestApp, 'app'>,
  method: string,
  params: { name?: string; [key: string]: unknown } = {},
) =>
  request(app.server)
    .post('/mcp')
    .set({
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
      ...(params.name === undefined ? {} : { 'Mcp-Name': params.name }),
    })
    .send({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: envelope } });
