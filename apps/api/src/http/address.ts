import type { IncomingMessage } from 'node:http';
import { holdsKey } from '@wearfolio/contracts/partner-key';

type Query = Record<string, string | string[]>;

// Strict: null for an invalid percent sign, invalid UTF-8 and NUL. Node's parser already refuses raw bytes above 0x7F.
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
 * Parses a query string: `+` and `%20` are spaces (behavior.md#shell-search-box), repeated keys become an array, and no
 * key can reach a prototype. Null when any part is malformed.
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

/** Fastify's query parser. For the API, malformed queries do not get here: `checkAddress` rewrites them. */
export const parseQuery = (text: string): Query => readQuery(text) ?? Object.create(null);

/** The route for addresses that are refused. It answers 400, or the not-found page if the address is malformed. */
export const malformedAddress = '/api/malformed-address';

/**
 * Checks the raw address before routing. A path that is not valid UTF-8, an absolute address and, for the API, a
 * malformed query are rewritten to `malformedAddress`, so that all refusals are handled in one place. So is an address
 * with a partner's key, which belongs in a header. The server does not read the query of pages, so a careless link from
 * elsewhere still opens them.
 */
export const checkAddress = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => {
  if (holdsKey(url)) return malformedAddress;
  const end = url.search(/[?#]/);
  const path = decode(end === -1 ? url : url.slice(0, end));
  if (path === null || !path.startsWith('/')) return malformedAddress;
  const isForApi = path.startsWith('/api/');
  return isForApi && end !== -1 && readQuery(url.slice(end + 1)) === null ? malformedAddress : url;
};
