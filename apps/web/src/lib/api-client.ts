import type { Endpoint, Input, Reply } from '@wearfolio/contracts/endpoint';
import type { ErrorReply } from '@wearfolio/contracts/errors';
import { requestTimeout } from '@wearfolio/contracts/limits';
import { defaultLocale } from '@wearfolio/messages/locales';
import { noteKept } from './kept-at.ts';
import { locale } from './locale.ts';
import { settings } from './settings.ts';
import { t } from './t.tsx';

/** A call that was refused (`status` of the reply) or got no reply (`status` 0). */
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

/** Whether a call got no reply, so that a retry may succeed. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Whether a secret is permanently invalid, for example an expired link. */
export const isInvalidSecret = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 400;

type Signing = {
  /** The token of the session. */
  token: () => string | null;
  /** Called when a signed call was answered with 401: the token is no longer valid. */
  onRefused: () => void;
};

let signing: Signing = { token: () => null, onRefused: () => undefined };

/** Sets the session of later calls. Before that, they are made as a guest. */
export const signCalls = (given: Signing): void => {
  signing = given;
};

type Values = Record<string, unknown>;
type Parts = { params?: Values; querystring?: Values; body?: unknown };

// The agreed call of the home page has an empty keyword (behavior.md#home-call).
const isLeftOut = (name: string, value: unknown) =>
  value === undefined || value === null || (value === '' && name !== 'keyword');

const queryOf = (values: Values): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) {
      for (const item of value) query.append(`${name}[]`, String(item));
    } else if (!isLeftOut(name, value)) {
      query.append(name, String(value));
    }
  }
  return query.size > 0 ? `?${query}` : '';
};

/** The URL of a call: `:name` filled from `params`, lists as `name[]`, empty values but a keyword left out. */
export const addressOf = (url: string, { params = {}, querystring = {} }: Parts): string =>
  url.replace(/\/:(\w+)/g, (_, name: string) => `/${encodeURIComponent(String(params[name]))}`) + queryOf(querystring);

/** Calls answer for the market of the page, and in a language that is tried out. */
const inMarket = (address: string): string => {
  const { market, markets } = settings;
  const language = markets?.find(({ prefix }) => prefix === market)?.language ?? defaultLocale;
  const asked = [...(market ? [`market=${market}`] : []), ...(locale === language ? [] : [`locale=${locale}`])];
  return asked.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${asked.join('&')}` : address;
};

const refusal = async (response: Response): Promise<ApiError> => {
  const { message, errors }: Partial<ErrorReply> = await response.json().catch(() => ({}));
  return new ApiError(response.status, message ?? response.statusText, errors);
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
    const response = await fetch(inMarket(addressOf(endpoint.url, parts)), {
      method: endpoint.method,
      signal: AbortSignal.any(signals),
      headers: headersOf(token, typeOf(body)),
      keepalive: outlivesPage,
      ...bodyOf(body),
    });
    // The refusal concerns the token that was sent, not a newer one.
    if (response.status === 401 && token !== null && token === signing.token()) onRefused();
    return response;
  } catch (cause) {
    if (cancelled?.aborted) throw cause;
    throw new ApiError(0, t('ui.unreachable'));
  }
};

export type CallOptions = {
  /** Aborts the call. */
  cancelled?: AbortSignal | undefined;
  /** The body of a call that sends bytes. */
  bytes?: Blob;
  /** Keeps the call alive when the page is left. */
  outlivesPage?: boolean;
  /** The token of the call; the session's token by default. */
  token?: string | null;
  /** Replaces the default reaction to an invalid token. */
  onRefused?: () => void;
};

/** Pending calls that can change data. */
const writes = new Set<Promise<Response>>();

/** Waits until pending changes are settled, at most `longest` ms. */
export const settleWrites = async (longest: number): Promise<void> => {
  await Promise.race([Promise.allSettled(writes), new Promise((resolve) => setTimeout(resolve, longest))]);
};

/**
 * Makes a call of the contract and returns its typed reply without validation, since the server has validated it. Times
 * out after `requestTimeout` ms. Throws ApiError; shows nothing and does not navigate.
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
  if (endpoint.method === 'GET') noteKept(response);
  if (!response.ok) throw await refusal(response);
  return response.json();
};
