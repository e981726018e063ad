import type { IncomingMessage } from 'node:http';

type Query = Record<string, string | string[]>;

// Strictly: null for a broken percent sign, for bytes that are not UTF-8 and for NUL. Raw bytes above 0x7F never get
// here, since Node's own parser refuses them.
const decode = (text: string): string | null => {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
};

const decodeForm = (text: string): string | null => decode(text.replaceAll('+', ' '));

/**
 * Reads a query string: `+` and `%20` are spaces (decision 46), a repeated key becomes an array, and no key can
 * reach a prototype. Null when any part of it is malformed.
 */
const readQuery = (text: string): Query | null => {
  const query: Query = Object.create(null);
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const [name = '', ...rest] = pair.split('=');
    const key = decodeForm(name);
    const value = decodeForm(rest.join('='));
    if (key === null || value === null) return null;
    const known = query[key];
    query[key] = known === undefined ? value : [known, value].flat();
  }
  return query;
};

/** Fastify's query parser. Malformed queries never get here for the API: `checkAddress` sends them elsewhere. */
export const parseQuery = (text: string): Query => readQuery(text) ?? Object.create(null);

/**
 * Where malformed addresses end; its route answers 400, or that there is no such page. No client can ask for anything worth
 * having there.
 */
export const malformedAddress = '/api/malformed-address';

/**
 * Looks at the raw address before the router does. A path that is not well-formed UTF-8, an absolute address and, for
 * the API, a malformed query are led to `malformedAddress`, so that every refusal takes the same way out. Pages do not
 * read their query on the server, so that a careless link from elsewhere still opens them.
 */
export const checkAddress = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => {
  const end = url.search(/[?#]/);
  const path = decode(end === -1 ? url : url.slice(0, end));
  if (path === null || !path.startsWith('/')) return malformedAddress;
  const isForApi = path.startsWith('/api/');
  return isForApi && end !== -1 && readQuery(url.slice(end + 1)) === null ? malformedAddress : url;
};
