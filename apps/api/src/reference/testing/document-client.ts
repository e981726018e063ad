import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Schema = Readonly<Record<string, unknown>>;
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema; example?: unknown };
type Body = { required: boolean; content: { 'application/json': { schema: Schema; example?: unknown } } };
type Described = {
  operationId: string;
  security: Readonly<Record<string, unknown>>[];
  parameters: Parameter[];
  requestBody?: Body;
  responses: Readonly<Record<string, { content?: Readonly<Record<string, unknown>> }>>;
};

/** A call as described in the document. */
export type Operation = Described & { method: string; path: string };

/** The request: parameter values by name, and a body. Undefined leaves one out. */
export type Sent = {
  values: Readonly<Record<string, unknown>>;
  /** Sent as JSON. */
  body?: unknown;
  /** A raw body, in place of `body`. */
  text?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  token?: string | undefined;
  ip?: string;
};

/** The reply, and everything undocumented in it. */
export type Answered = { status: number; body: unknown; faults: string[] };

type Document = { paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

const escapePointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const addressOf = ({ path, parameters }: Operation, values: Sent['values']): string => {
  const query = new URLSearchParams();
  let address = path;
  for (const parameter of parameters) {
    const value = values[parameter.name];
    if (value === undefined) continue;
    if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
    else for (const one of Array.isArray(value) ? value : [value]) query.append(parameter.name, String(one));
  }
  return query.size > 0 ? `${address}?${query}` : address;
};

/**
 * Returns what is wrong with `body` by the schema at `pointer` of a document, or null. Each schema is compiled once.
 */
const checkerOf = (document: Document) => {
  // Optimizing the code of 1,200 schemas takes longer than running it.
  const code = { optimize: false };
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false, logger: false, code });
  ajv.addSchema(document, 'api');
  const validators = new Map<string, ValidateFunction>();
  return (pointer: string, body: unknown): string | null => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api#/${pointer}` });
    validators.set(pointer, validate);
    return validate(body) ? null : ajv.errorsText(validate.errors);
  };
};

// Compiling takes longer than a request, and all shops of a test have the same document.
const checkers = new Map<string, ReturnType<typeof checkerOf>>();

/**
 * A client of the API at `url`, made only from `/docs/openapi.json`: `operations` are its calls, `others` the other
 * routes.
 */
export const openDocumentClient = async (url: string) => {
  const text = await (await fetch(`${url}/docs/openapi.json`)).text();
  const document = JSON.parse(text) as Document;
  const check = checkers.get(text) ?? checkerOf(document);
  checkers.set(text, check);

  const all: Operation[] = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, described]) => ({ ...described, method, path })),
  );

  /** What is undocumented in a reply. */
  const faultsOf = ({ path, method, responses }: Operation, status: number, body: unknown): string[] => {
    if (!(status in responses)) return [`${status} is not documented`];
    const steps = ['paths', path, method, 'responses', `${status}`, 'content', 'application/json', 'schema'];
    const fault = check(steps.map(escapePointer).join('/'), body);
    return fault === null ? [] : [`${status}: ${fault}`];
  };

  const ask = async (operation: Operation, sent: Sent): Promise<Answered> => {
    const { values, body, text: plain, headers, token, ip = '10.0.0.1' } = sent;
    const reply = await fetch(url + addressOf(operation, values), {
      method: operation.method.toUpperCase(),
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': ip,
        ...(token !== undefined && { Token: token }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(plain !== undefined && { body: plain }),
    });
    const type = reply.headers.get('Content-Type') ?? '';
    const text = await reply.text();
    if (!/^application\/json/.test(type)) {
      const kinds = Object.keys(operation.responses[reply.status]?.content ?? {});
      const isKnown = reply.status in operation.responses && (text === '' || kinds.includes(type.split(';')[0] ?? ''));
      return { status: reply.status, body: text, faults: isKnown ? [] : [`${reply.status} is ${type}`] };
    }
    const parsed: unknown = JSON.parse(text);
    return { status: reply.status, body: parsed, faults: faultsOf(operation, reply.status, parsed) };
  };

  const isCall = ({ path }: Operation): boolean => path.startsWith('/api/');
  return { operations: all.filter(isCall), others: all.filter((one) => !isCall(one)), ask, faultsOf };
};

/** The documented example of a call, as a request. */
export const exampleOf = ({ parameters, requestBody }: Operation): Pick<Sent, 'values' | 'body'> => ({
  values: Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
  body: requestBody?.content['application/json'].example,
});

/** Whether guests are refused. */
export const needsToken = ({ security }: Operation): boolean =>
  security.length > 0 && security.every((way) => 'Token' in way || 'PartnerKey' in way || 'DeskSession' in way);

/** Whether the call requires a partner's key. Those calls have their own tests. */
export const isForPartners = ({ security }: Operation): boolean =>
  security.length > 0 && security.every((way) => 'PartnerKey' in way);

/** Whether the call is for staff. Those calls have their own tests. */
export const isForStaff = ({ security }: Operation): boolean => security.some((way) => 'DeskSession' in way);
