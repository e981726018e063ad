import { callGroups } from '@wearfolio/contracts/about';
import { errorReply } from '@wearfolio/contracts/errors';
import { standardName } from '@wearfolio/contracts/identity/standard';
import type * as z from 'zod/mini';
import { isPagePath } from '../addresses/page-routes.ts';
import { deskCookieName } from '../desk/access/desk-cookie.ts';
import { type DescribedCall, describedCalls } from './described-calls.ts';
import { fieldsOf, isOptional, type JsonSchema, replySchema, requestSchema } from './json-schema.ts';
import { otherGroups, otherRoutes } from './other-routes.ts';

const refusalWords: Readonly<Record<number, string>> = {
  400: 'A value is invalid; `errors` names the fields',
  401: 'The token or key is missing, expired or invalid',
  403: 'It belongs to someone else, or the key is paused',
  404: 'Not found',
  405: 'Only POST is served',
  410: 'No longer known; begin anew',
  413: 'The body is too large',
  415: 'The content type is not supported',
  429: 'Too many attempts or calls; retry after `Retry-After` seconds',
  503: 'The shop is temporarily unavailable; retry after `Retry-After` seconds',
};

const waitHeader = (status: number): JsonSchema =>
  status === 429 || status === 503
    ? { headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } } }
    : {};

const refusal = (status: number): JsonSchema => ({
  description: refusalWords[status],
  ...waitHeader(status),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const responsesOf = (call: DescribedCall): JsonSchema => {
  const { endpoint, reply, types = ['application/json'] } = call;
  const content = { schema: replySchema(endpoint.schema.response[200]), example: reply };
  return {
    200: {
      description: 'Done',
      content: Object.fromEntries(types.map((type) => [type, content])),
    },
    ...Object.fromEntries(call.refusals.map((status) => [status, refusal(status)])),
  };
};

const parameter = (place: 'path' | 'query', [name, field]: [string, z.ZodMiniType], example: unknown): JsonSchema => {
  const { description, ...schema } = requestSchema(field);
  const isList = schema.type === 'array';
  return {
    name: isList ? `${name}[]` : name,
    in: place,
    ...(description ? { description } : {}),
    required: place === 'path' || !isOptional(field),
    schema,
    ...(isList ? { style: 'form', explode: true } : {}),
    ...(example === undefined ? {} : { example }),
  };
};

const parametersOf = ({ endpoint: { schema }, example }: DescribedCall): JsonSchema[] => {
  const exampleOf = (part: 'params' | 'querystring', name: string) =>
    (example[part] as Readonly<Record<string, unknown>> | undefined)?.[name];
  const inPath = schema.params ? fieldsOf(schema.params) : [];
  const inQuery = schema.querystring ? fieldsOf(schema.querystring) : [];
  return [
    ...inPath.map((field) => parameter('path', field, exampleOf('params', field[0]))),
    ...inQuery.map((field) => parameter('query', field, exampleOf('querystring', field[0]))),
  ];
};

const bodyOf = ({ endpoint: { schema }, example, takesFormData }: DescribedCall): JsonSchema => {
  if (!schema.body) return {};
  const body = { schema: requestSchema(schema.body), example: example.body };
  const content = {
    'application/json': body,
    ...(takesFormData ? { 'multipart/form-data': body, 'application/x-www-form-urlencoded': body } : {}),
  };
  return { requestBody: { required: !isOptional(schema.body), content } };
};

// The scope of the app that accepts partners' keys.
const partnerGroups: ReadonlySet<string> = new Set(['Catalog', 'Search', 'Home', 'Agents']);

const securityOf = ({ access, group }: DescribedCall): JsonSchema[] => {
  const partner = partnerGroups.has(group) ? [{ PartnerKey: [] }] : [];
  if (access === 'public') return partner.length > 0 ? [{}, ...partner] : [];
  if (access === 'personal') return [{}, { Token: [] }, ...partner];
  if (access === 'partner') return [{ PartnerKey: [] }];
  return access === 'customer' ? [{ Token: [] }] : [{ DeskSession: [] }];
};

/** A unique name for each call, for client generators: `postCustomerSignin`. */
const operationId = ({ method, url }: DescribedCall['endpoint']): string =>
  method.toLowerCase() +
  url
    .replace('/api/', '')
    .split(/[/:-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const operationOf = (call: DescribedCall): JsonSchema => ({
  operationId: operationId(call.endpoint),
  tags: [call.group],
  summary: call.summary,
  ...(call.details ? { description: call.details } : {}),
  security: securityOf(call),
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: responsesOf(call),
});

const pathOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

type OtherRoute = (typeof otherRoutes)[number];

const text = { type: 'string' };

const otherAnswer = (status: number, type: string | null, example?: string): JsonSchema => {
  if (type === null) return { description: 'Leads elsewhere', headers: { Location: { schema: text } } };
  const content = { [type]: { schema: type === 'application/json' ? {} : text, example } };
  return { description: refusalWords[status] ?? 'Answered', ...waitHeader(status), content };
};

// A placeholder in an address may be malformed, which is refused before routing.
const malformedName = ({ method, url }: OtherRoute): JsonSchema => {
  if (!url.includes(':')) return {};
  return method === 'get' && isPagePath(url) ? { 404: otherAnswer(404, 'text/html') } : { 400: refusal(400) };
};

const otherOperationOf = (route: OtherRoute): JsonSchema => {
  const { group, method, url, summary, answers, refusals = [], query = {}, ...more } = route;
  const fields = more.form && Object.fromEntries(more.form.map((name) => [name, text]));
  const [json] = more.json ?? [];
  const content = json
    ? { 'application/json': { schema: { type: 'object' }, example: json } }
    : { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties: fields } } };
  return {
    operationId: [method === 'get' ? 'show' : 'send', ...url.split(/\W+/).filter((word) => word !== '')].join('_'),
    tags: [group],
    summary,
    security: more.security ?? [],
    parameters: [
      ...[...url.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text })),
      ...Object.entries(query).map(([name, { meaning: description, example }]) => ({
        ...{ name, in: 'query', description, example },
        schema: text,
      })),
    ],
    ...(fields || json ? { requestBody: { content } } : {}),
    responses: {
      ...Object.fromEntries([...refusals, 503].map((status) => [status, refusal(status)])),
      ...Object.fromEntries(
        Object.entries(answers).map(([status, type]) => [status, otherAnswer(Number(status), type, more.example)]),
      ),
      ...malformedName(route),
    },
  };
};

const listPaths = (): JsonSchema => {
  const described = [
    ...describedCalls.map((call) => ({ ...call.endpoint, operation: operationOf(call) })),
    ...otherRoutes.map((route) => ({ ...route, operation: otherOperationOf(route) })),
  ];
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { method, url, operation } of described)
    paths[pathOf(url)] = { ...paths[pathOf(url)], [method.toLowerCase()]: operation };
  return paths;
};

/** The API as an OpenAPI 3.1 document, generated from the contracts. `publicUrl` is its origin. */
export const makeOpenApi = (publicUrl: string): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: `${standardName} API`,
    version: '1',
    description:
      'Every call that the shop makes, and every other address of the server. Bodies of calls are JSON; lists in examples have one entry. Success is 200; a refusal is `{ message, errors? }`. Prices are decimal numbers in the currency of the catalog.',
  },
  servers: [{ url: publicUrl }],
  tags: [...callGroups, ...otherGroups].map((name) => ({ name })),
  paths: listPaths(),
  components: {
    schemas: { Refusal: replySchema(errorReply) },
    securitySchemes: {
      Token: {
        type: 'apiKey',
        in: 'header',
        name: 'Token',
        description: 'The `token` in the reply to sign-in and sign-up.',
      },
      PartnerKey: {
        type: 'http',
        scheme: 'bearer',
        description:
          'The key of a partner, from the shop. Replies say what is left of the day’s quota in `RateLimit`. A wrong key gets 401, a paused one 403, a used-up quota 429. Links in replies lead through the shop, which counts them for the partner.',
      },
      OpsToken: { type: 'http', scheme: 'bearer', description: 'OPS_TOKEN' },
      DeskSession: {
        type: 'apiKey',
        in: 'cookie',
        name: deskCookieName,
        description: 'The cookie set by signing in at the desk.',
      },
    },
  },
});
