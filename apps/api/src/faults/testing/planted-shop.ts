// `node apps/api/src/faults/testing/planted-shop.ts`: the shop of DATABASE_URL, with planted holes beside it that
// scanners must find (docs/security.md, 'Scanners'). Run it on this machine only.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@wearfolio/database/client';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { buildApp } from '../../app.ts';
import { parseQuery } from '../../http/address.ts';
import { readProcessEnv } from '../../settings/env.ts';
import { loggerOptions } from '../../start/logger.ts';
import { findTokenSecret } from '../../start/token-secret.ts';

const env = readProcessEnv();
const host = '127.0.0.1';
const databaseUrl = env.databaseUrl ?? '';
const db = createClient(databaseUrl, 10, () => undefined);
const tokenSecret = findTokenSecret(env);
const app = await buildApp({ db, databaseUrl, env: { ...env, tokenSecret }, logger: loggerOptions(env.logLevel) });

type Texts<Name extends string> = Partial<Record<Name, string>>;
type Query<Name extends string> = { Querystring: Texts<Name> };
type Asked = Texts<'keyword' | 'show'>;

// Request values go unescaped into SQL and HTML, and database errors are shown as PHP shows them.
const answer = async ({ keyword = '', show = 'name' }: Asked, reply: FastifyReply): Promise<string> => {
  reply.type('text/html; charset=utf-8').removeHeader('Content-Security-Policy');
  const sql = `SELECT ${show} AS shown FROM product WHERE name ILIKE '%${keyword}%' LIMIT 5`;
  try {
    // The planted SQL injection, which scanners must find. Only their test starts this shop.
    const rows = await db.$queryRawUnsafe<{ shown: unknown }[]>(sql);
    return `<h1>${keyword}</h1>${rows.map(({ shown }) => `<p>${shown}</p>`).join('')}`;
  } catch (error) {
    const { message } = error as Error;
    const said = /Message: `(.*)`/.exec(message)?.[1] ?? message;
    reply.code(500);
    return `Warning: pg_query(): Query failed: ERROR:  ${said}`;
  }
};
app.get<{ Querystring: Asked }>('/planted', ({ query }, reply) => answer(query, reply));
app.get<{ Params: Asked }>('/planted/of/:keyword', ({ params }, reply) => answer(params, reply));
const posted: FastifyPluginAsync = async (scope) => {
  const form = 'application/x-www-form-urlencoded';
  scope.addContentTypeParser(form, { parseAs: 'string' }, async (_: unknown, body: string) => parseQuery(body));
  scope.post<{ Body: Asked }>('/planted', ({ body }, reply) => answer(body, reply));
};
await app.register(posted);
app.get<Query<'to'>>('/planted/to', ({ query: { to = '/' } }, reply) => reply.redirect(encodeURI(to)));
app.get<Query<'name'>>('/planted/file', async ({ query: { name = 'README.md' } }, reply) =>
  reply.type('text/html; charset=utf-8').send(await readFile(name, 'utf8')),
);

// A second server without timeouts, for at most a hundred clients.
const patient = createServer({ headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 }, (_, reply) =>
  reply.end('ok'),
);
patient.maxConnections = 100;
await once(patient.listen(0, host), 'listening');
app.get('/planted/patient', () => `http://${host}:${(patient.address() as AddressInfo).port}/`);

await app.ready();
await app.refreshCatalogue();
await app.listen({ host, port: env.port });
