import { deskCookieName } from '../desk/access/desk-cookie.ts';
import type { DescribedCall } from './described-calls.ts';

type Values = Readonly<Record<string, unknown>>;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const queryOf = (values: Values): string => {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => [`${name}[]`, String(one)]) : [[name, String(value)]],
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
};

/** The example of a call as a shell command, one line per part. `$TOKEN`, `$KEY` and `$STAFF` are the caller's credentials. */
export const curlCommand = ({ endpoint, example, access, group }: DescribedCall, publicUrl: string): string => {
  const { params = {}, querystring = {}, body } = example as { params?: Values; querystring?: Values; body?: unknown };
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const isOfDesk = group === 'Desk';
  return [
    `curl ${quoted(publicUrl + path + queryOf(querystring))}`,
    ...(endpoint.method === 'POST' && body === undefined ? ['-X POST'] : []),
    ...(access === 'customer' ? ['-H "Token: $TOKEN"'] : []),
    ...(access === 'partner' ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...(isOfDesk && access !== 'public' ? [`-H "Cookie: ${deskCookieName}=$STAFF"`] : []),
    ...(isOfDesk && endpoint.method === 'POST' ? ["-H 'Sec-Fetch-Site: same-origin'"] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
};
