// With RECORD_REPLIES set, each test records the replies that the reference lacks or whose contract changed:
// `RECORD_REPLIES=1 npm test -- apps/api/src/sizes/fit.test.ts`.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import { callOf, describedCalls, readReplies, repliesFile } from '../described-calls.ts';

type Handled = { reply: FastifyReply; route: { method: string; url: string } };

const schemas = new Map(describedCalls.map(({ endpoint }) => [callOf(endpoint), endpoint.schema.response[200]]));

/** The value with each list cut to its first entry. */
const shorten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]));
};

const record = (call: string, payload: unknown): void => {
  const schema = schemas.get(call);
  const replies = readReplies();
  const kept = replies.get(call);
  if (!schema || (kept !== undefined && isDeepStrictEqual(schema.safeParse(kept).data, kept))) return;
  replies.set(call, shorten(schema.parse(payload)));
  const lines = [...replies].filter(([name]) => schemas.has(name)).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(repliesFile, lines.map(([name, reply]) => `${JSON.stringify({ call: name, reply })}\n`).join(''));
};

subscribe('tracing:fastify.request.handler:start', (message) => {
  const { reply, route } = message as Handled;
  const send = reply.send.bind(reply);
  reply.send = (payload) => {
    if (reply.statusCode === 200) record(`${route.method} ${route.url}`, payload);
    return send(payload);
  };
});
