import type { Endpoint, Input, Reply } from '@wearfolio/contracts/endpoint';
import type { ErrorReply } from '@wearfolio/contracts/errors';
import { requestTimeout } from '@wearfolio/contracts/limits';

/** A call that was refused (`status` of the reply) or never answered (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;

  constructor(status: number, message: string, errors: Record<string, string[]> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
  }
}

/** Whether a call failed for want of an answer, so that the same call may succeed later; a refusal stays one. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Whether what was sent is worth nothing, however often it is sent: a link that ran out, say. */
export const isWorthless = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 400;

type Signing = {
  /** The token of whoever is signed in. */
  token: () => string | null;
  /** Called when a signed call was answered with 401: the token is worth nothing any more. */
  onRefused: () => void;
};

let signing: Signing = { token: () => null, onRefused: () => undefined };

/** Says whose calls these are; until then they are a guest's. */
export const signCalls = (given: Signing): void => {
  signing = given;
};

type Values = Record<string, unknown>;
type Parts = { params?: Values; querystring?: Values; body?: unknown };

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const queryOf = (values: Values): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) {
      for (const item of value) query.append(`${name}[]`, String(item));
    } else if (!isEmpty(value)) {
      query.append(name, String(value));
    }
  }
  return query.size > 0 ? `?${query}` : '';
};

/** The address of a call: `:name` filled from `params`, lists as `name[]`, empty values left out. */
export const addressOf = (url: string, { params = {}, querystring = {} }: Parts): string =>
  url.replace(/\/:(\w+)/g, (_, name: string) => `/${encodeURIComponent(String(params[name]))}`) + queryOf(querystring);

const refusal = async (response: Response): Promise<ApiError> => {
  const reply: Partial<ErrorReply> = await response.json().catch(() => ({}));
  return new ApiError(response.status, reply.message ?? response.statusText, reply.errors);
};

const typeOf = (body: unknown): string | null => {
  if (body === undefined || body instanceof FormData) return null;
  return body instanceof Blob ? 'application/octet-stream' : 'application/json';
};

const headersOf = (token: string | null, type: string | null): Record<string, string> => ({
  ...(token === null ? {} : { Token: token }),
  ...(type === null ? {} : { 'Content-Type': type }),
});

const bodyOf = (body: unknown): { body?: BodyInit } => {
  if (body === undefined) return {};
  return { body: body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body) };
};

const request = async (
  endpoint: Endpoint,
  parts: Parts,
  { cancelled, bytes, outlivesPage = false, token = signing.token(), onRefused = signing.onRefused }: CallOptions,
): Promise<Response> => {
  const body = bytes ?? parts.body;
  const signals = [AbortSignal.timeout(requestTimeout), ...(cancelled ? [cancelled] : [])];
  try {
    const response = await fetch(addressOf(endpoint.url, parts), {
      method: endpoint.method,
      signal: AbortSignal.any(signals),
      headers: headersOf(token, typeOf(body)),
      keepalive: outlivesPage,
      ...bodyOf(body),
    });
    // Only the token that was sent is refused, not one that came meanwhile.
    if (response.status === 401 && token !== null && token === signing.token()) onRefused();
    return response;
  } catch (cause) {
    if (cancelled?.aborted) throw cause;
    throw new ApiError(0, 'The shop could not be reached');
  }
};

export type CallOptions = {
  /** Gives the call up. */
  cancelled?: AbortSignal | undefined;
  /** The body of a call that takes bytes. */
  bytes?: Blob;
  /** The call goes on when the page is left. */
  outlivesPage?: boolean;
  /** Signs the call; that of whoever is signed in by default. */
  token?: string | null;
  /** Called in place of what is done everywhere when the token is worth nothing any more. */
  onRefused?: () => void;
};

/** Calls under way that may change something. */
const writes = new Set<Promise<Response>>();

/** Waits until what was asked to change so far is answered or given up, but no longer than `longest` milliseconds. */
export const settleWrites = async (longest: number): Promise<void> => {
  await Promise.race([Promise.allSettled(writes), new Promise((resolve) => setTimeout(resolve, longest))]);
};

/**
 * Makes one call of the contract and answers its typed reply, unparsed: the server has checked it.
 * Gives up after `requestTimeout` ms. Throws ApiError; shows nothing, navigates nowhere.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: AbortSignal | CallOptions = {},
): Promise<Reply<E>> => {
  const given = options instanceof AbortSignal ? { cancelled: options } : options;
  const asked = request(endpoint, input as Parts, given);
  if (endpoint.method !== 'GET') writes.add(asked);
  const response = await asked.finally(() => writes.delete(asked));
  if (!response.ok) throw await refusal(response);
  return response.json();
};
