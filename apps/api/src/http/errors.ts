import type { ErrorReply, Fault } from '@wearfolio/contracts/errors';
import { EngineUnavailable } from '@wearfolio/listing-index/engine';
import { defaultLocale, type Locale } from '@wearfolio/messages/locales';
import { saidOf } from '@wearfolio/messages/own';
import { codeOf, inEnglish, type Said, say, textIn } from '@wearfolio/messages/said';
import { storedIn } from '@wearfolio/messages/stored';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isPageRequest, refusalPage, refusalPageHeaders } from './refusal-page.ts';

/** What a refusal says: a sentence of a catalog, or English for programs, which no page shows. */
type Sentence = Said | string;

const english = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : inEnglish(sentence));

/** What the rule of a field says after the place of the field in a document, as `readBody` joins them. */
const afterPlace = /^(?<place>[^:]+): (?<rule>.+)$/s;

/** A sentence in a language, also that of a rule of a contract or of the catalogue. English for programs stays as it is. */
const inLanguage = (locale: Locale, sentence: Sentence): string => {
  if (typeof sentence !== 'string') return textIn(locale, sentence);
  const { place = '', rule = sentence } = afterPlace.exec(sentence)?.groups ?? {};
  const said = saidOf(sentence) ?? saidOf(rule);
  if (!said) return storedIn(locale)(sentence);
  const text = textIn(locale, said);
  return saidOf(sentence) ? text : `${storedIn(locale)(place)}: ${text}`;
};

const faultsOf = (sentence: Sentence, errors: Record<string, readonly Sentence[]> | undefined): Fault[] => {
  if (errors) return Object.keys(errors).map((field) => ({ field, code: 'invalid' }));
  if (typeof sentence === 'string') return [];
  const { values } = sentence;
  const plain = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return [{ code: codeOf(sentence), ...(plain.length > 0 && { values: Object.fromEntries(plain) }) }];
};

/**
 * A refusal with a sentence for its reader and sentences of invalid fields. `retryAfter`: seconds until a retry makes
 * sense.
 */
export class RequestRefused extends Error {
  readonly statusCode: number;
  readonly sentence: Sentence;
  readonly errors: Record<string, readonly Sentence[]> | undefined;
  readonly retryAfter: number | undefined;
  readonly codes: readonly Fault[];

  constructor(
    statusCode: number,
    sentence: Sentence,
    errors?: Record<string, readonly Sentence[]>,
    retryAfter?: number,
    codes: readonly Fault[] = faultsOf(sentence, errors),
  ) {
    super(english(sentence));
    this.statusCode = statusCode;
    this.sentence = sentence;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.codes = codes;
  }

  /** The reply in a language: the sentences in it, and codes for programs. */
  replyIn(locale: Locale): ErrorReply {
    const say = (sentence: Sentence): string => inLanguage(locale, sentence);
    const errors = this.errors && Object.entries(this.errors).map(([field, texts]) => [field, texts.map(say)]);
    return {
      message: say(this.sentence),
      ...(errors && { errors: Object.fromEntries(errors) }),
      ...(this.codes.length > 0 && { codes: [...this.codes] }),
    };
  }
}

/** A refusal of a mailed link, which the page names without a field of its own. */
export const refuseLink = (): RequestRefused =>
  new RequestRefused(400, say('rules.linkInvalid'), undefined, undefined, [{ field: 'id', code: 'invalid' }]);

/** A refusal because of one field, with the code of what is wrong. */
export const refuseField = (field: string, sentence: Sentence, code: string): RequestRefused =>
  new RequestRefused(400, sentence, { [field]: [sentence] }, undefined, [{ field, code }]);

/** Seconds until a retry, when the shop was unavailable. */
export const standardWait = 5;

// Messages for Fastify's own refusals that reveal nothing about the request or the server.
const sentences: Readonly<Record<number, Said>> = {
  400: say('replies.unreadable'),
  401: say('replies.loginRequired'),
  404: say('replies.notFound'),
  413: say('replies.tooLarge'),
};

const bodyTypes = [
  'application/json',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
];

/** Names the content types that the route of a request accepts. */
const acceptedTypes = ({ server }: FastifyRequest): string => {
  const types = bodyTypes.filter((type) => server.hasContentTypeParser(type));
  return `Send the body as ${new Intl.ListFormat('en', { type: 'disjunction' }).format(types)}`;
};

const sentenceOf = (status: number, request: FastifyRequest): Sentence =>
  status === 415 ? acceptedTypes(request) : (sentences[status] ?? 'Refused');

const unavailableKinds = new Set([
  'DatabaseNotReachable',
  'DatabaseDoesNotExist',
  'AuthenticationFailed',
  'ConnectionClosed',
  'SocketTimeout',
  'TlsConnectionError',
  'TooManyConnections',
]);

// Prisma's codes: unreachable, timed out, closed, no connection of the pool in time (P2024), none for a transaction
// (P2028).
const unavailableCodes = new Set(['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037']);

// SQLSTATE classes: connection lost, out of resources, canceled or shutting down (57014 is the statement timeout); and
// 25006, from a server that became read-only, such as a standby.
const unavailableStates = /^(08|53|57)[0-9A-Z]{3}$|^25006$/;

// Network error codes of a failed connection.
const unreachableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

// The pool and the driver report timeouts and lost connections by message only.
const unavailableMessages =
  /timeout exceeded when trying to connect|query read timeout|timeout expired|connection terminated|is not queryable/i;

type DriverCause = { kind?: string; originalCode?: string; constraint?: { index?: string } };
type DatabaseError = Partial<Pick<FastifyError, 'code' | 'message' | 'cause'>> & {
  meta?: { driverAdapterError?: { cause?: DriverCause } };
};

// In a transaction, Prisma throws the driver's error; outside, it is wrapped.
const isDriverCause = (cause: unknown): cause is DriverCause => typeof cause === 'object' && cause !== null;

const causeOf = ({ meta, cause }: DatabaseError): DriverCause | undefined =>
  meta?.driverAdapterError?.cause ?? (isDriverCause(cause) ? cause : undefined);

/** Whether an error means that the database is down, overloaded or too slow, rather than a bug. */
export const isDatabaseAway = (error: DatabaseError): boolean => {
  const { code = '', message = '' } = error;
  const cause = causeOf(error);
  if (cause?.kind && unavailableKinds.has(cause.kind)) return true;
  if (cause?.originalCode) return unavailableStates.test(cause.originalCode);
  if (unavailableCodes.has(code) || unreachableCodes.has(code) || unavailableStates.test(code)) return true;
  return unavailableMessages.test(message);
};

// The account was deleted after its token was checked and before the write.
const isCustomerGone = (error: DatabaseError): boolean => {
  const cause = causeOf(error);
  return cause?.kind === 'ForeignKeyConstraintViolation' && /_customer_id_fkey$/.test(cause.constraint?.index ?? '');
};

// Fastify's refusals have a status. It takes precedence over the error's code, which for an aborted body is that of a
// lost connection.
const refusedAs = (error: FastifyError): number | undefined => {
  const { statusCode: status = 500 } = error;
  if (status >= 400 && status < 500) return status;
  return isCustomerGone(error) ? 401 : undefined;
};

/** The reply: a message for the customer, and seconds until a retry. */
export type Refusal = { status: number; body: ErrorReply; wait?: number | undefined };

const refusedBy = (error: FastifyError, request: FastifyRequest): RequestRefused => {
  if (error instanceof RequestRefused) return error;
  const status = refusedAs(error);
  if (status !== undefined) return new RequestRefused(status, sentenceOf(status, request));
  if (isDatabaseAway(error) || error instanceof EngineUnavailable) {
    const who = error instanceof EngineUnavailable ? 'listing engine' : 'database';
    request.log.warn({ err: error }, `The ${who} did not answer`);
    return new RequestRefused(503, say('replies.shopAway'));
  }
  request.log.error({ err: error }, 'A request failed');
  return new RequestRefused(500, say('replies.failed'));
};

/** The reply to any error, in the language of the request. Internal errors are logged and reveal nothing. */
export const refusalOf = (error: FastifyError, request: FastifyRequest): Refusal => {
  const refused = refusedBy(error, request);
  const { statusCode: status, retryAfter } = refused;
  // Node's parser and the first hooks refuse before a language is known.
  const body = refused.replyIn(request.locale ?? defaultLocale);
  return { status, body, wait: retryAfter ?? (status === 503 ? standardWait : undefined) };
};

/** Turns any error of a request into the one error reply: JSON, or a page if a browser asked for one. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, body, wait } = refusalOf(error, request);
  if (wait !== undefined) reply.header('Retry-After', wait);
  reply.code(status).header('Cache-Control', 'no-store');
  if (isPageRequest(request)) return reply.headers(refusalPageHeaders).send(refusalPage(body.message, request.locale));
  return reply.type('application/json; charset=utf-8').send(body);
};
