import { callGroups } from '@wearfolio/contracts/about';
import { isRight, rights } from '@wearfolio/contracts/rights';
import { escape as escapeHtml } from 'html-escaper';
import { curlCommand } from './curl-command.ts';
import { type DescribedCall, describedCalls } from './described-calls.ts';
import { fieldsOf, isOptional, type JsonSchema, replySchema, requestSchema } from './json-schema.ts';
import { shapeText } from './shape-text.ts';

const idOf = ({ method, url }: DescribedCall['endpoint']): string =>
  `${method}${url}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

// Wide lines scroll, so they must be reachable by keyboard.
const block = (label: string, text: string): string =>
  `<h4>${label}</h4><pre tabindex="0" aria-label="${label}"><code>${escapeHtml(text)}</code></pre>`;

// Some examples are longer than the rest of a call's documentation.
const replyExample = (reply: unknown): string => {
  const text = escapeHtml(JSON.stringify(reply, null, 2));
  const label = 'Example of the reply';
  return `<details><summary>${label}</summary><pre tabindex="0" aria-label="${label}"><code>${text}</code></pre></details>`;
};

// Backticks in contracts become code.
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const ofStaff = 'For staff, with the cookie of the desk.';

const accessTexts = {
  public: 'Public.',
  personal: 'Public; with a <code>Token</code> the reply has more.',
  customer: 'Requires a <code>Token</code>.',
  partner: 'Requires the key of a partner.',
  staff: ofStaff,
} as const;

const accessText = (access: DescribedCall['access']): string =>
  isRight(access) ? `${ofStaff} Roles: ${rights[access].join(', ')}.` : accessTexts[access];

const typeText = (schema: JsonSchema): string =>
  typeof schema.pattern === 'string' ? `${shapeText(schema)} like ${schema.pattern}` : shapeText(schema);

const rowsOf = (schema: DescribedCall['endpoint']['schema']): string[] =>
  (['params', 'querystring'] as const).flatMap((part) => {
    const given = schema[part];
    if (!given) return [];
    return fieldsOf(given).map(([name, field]) => {
      const sent = requestSchema(field);
      const shown = sent.type === 'array' ? `${name}[]` : name;
      const isNeeded = part === 'params' || !isOptional(field);
      return `<tr><th scope="row">${code(shown)}</th><td>${part === 'params' ? 'path' : 'query'}</td><td>${isNeeded ? 'needed' : ''}</td><td>${code(typeText(sent))}</td><td>${prose(String(sent.description ?? ''))}</td></tr>`;
    });
  });

const tableOf = (rows: readonly string[]): string =>
  rows.length === 0
    ? ''
    : `<h4>Parameters</h4><div class="scroll" tabindex="0" role="region" aria-label="Parameters"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col"></th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

const sectionOf = (call: DescribedCall, publicUrl: string): string => {
  const { endpoint, summary, details, access, refusals, reply } = call;
  const { method, url, schema } = endpoint;
  return `<section id="${idOf(endpoint)}">
<h3><span class="method">${method}</span> ${code(url.replace(/:(\w+)/g, '{$1}'))}</h3>
<p>${prose(summary)}.${details ? ` ${prose(details)}` : ''}</p>
<p class="quiet">${accessText(access)} Refusals: ${refusals.map((status) => code(String(status))).join(' ')}</p>
${tableOf(rowsOf(schema))}
${schema.body ? block('Body', shapeText(requestSchema(schema.body))) : ''}
${block('Example', curlCommand(call, publicUrl))}
${block('Reply', shapeText(replySchema(schema.response[200])))}
${replyExample(reply)}
</section>`;
};

const groupOf = (group: string, publicUrl: string): string => {
  const sections = describedCalls.filter((call) => call.group === group).map((call) => sectionOf(call, publicUrl));
  return `<h2 id="${group.toLowerCase()}">${group}</h2>${sections.join('')}`;
};

const navOf = (group: string): string => {
  const links = describedCalls
    .filter((call) => call.group === group)
    .map(
      ({ endpoint }) => `<li><a href="#${idOf(endpoint)}">${escapeHtml(endpoint.url.replace('/api/', ''))}</a></li>`,
    );
  return `<li><a href="#${group.toLowerCase()}">${group}</a><ul>${links.join('')}</ul></li>`;
};

/** What the reference says of the shop. `name` is written as it is known to shoppers. */
type Shop = { publicUrl: string; name: string };

/** The API reference of a shop as a page without scripts. */
export const referencePage = ({ publicUrl, name }: Shop): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>API reference | ${escapeHtml(name)}</title>
<link rel="stylesheet" href="/docs/reference.css" />
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<p><a href="/">${escapeHtml(name)}</a></p>
<h1>API reference</h1>
<p>Everything that the shop itself asks. Bodies are JSON in UTF-8, at most 64 kB. A success is 200; any refusal is
<code>{ message, errors? }</code>. Prices are decimal numbers in the currency of the catalog. Who is signed in sends the
<code>token</code> of sign-in in the header <code>Token</code>; in the examples <code>$TOKEN</code> stands for it. Too many attempts are answered with 429 and
<code>Retry-After</code> in seconds. The same for machines: <a href="/docs/openapi.json">OpenAPI 3.1</a>. Agents use the Model Context Protocol at
<code>POST /mcp</code>; <a href="/llms.txt">llms.txt</a> lists its tools.</p>
<p>A partner sends its key as <code>Authorization: Bearer $KEY</code>, never in an address, to the calls of <a href="#catalog">Catalog</a>,
<a href="#search">Search</a>, <a href="#home">Home</a>, <a href="#partners">Partners</a> and <a href="#agents">Agents</a>. <code>RateLimit</code> in a reply says what is left of the
day; past that, calls get 429. Links lead through the shop and count for the partner. Replies are of the market of the key, or of the one
that <code>market=</code> names.</p>
</header>
<div class="columns">
<nav aria-label="Calls"><ul>${callGroups.map(navOf).join('')}</ul></nav>
<main id="calls" tabindex="-1">${callGroups.map((group) => groupOf(group, publicUrl)).join('')}</main>
</div>
</body>
</html>
`;
