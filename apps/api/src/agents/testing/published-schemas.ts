import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { googleItem, jsonFeed } from './described-formats.ts';

const fixtures = join(import.meta.dirname, '..', 'fixtures');

/** Where each kind of answer is defined. */
const definitions = {
  search: 'https://ucp.dev/schemas/shopping/catalog_search.json#/$defs/search_response',
  lookup: 'https://ucp.dev/schemas/shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'https://ucp.dev/schemas/shopping/catalog_lookup.json#/$defs/get_product_response',
  error: 'https://ucp.dev/schemas/shopping/types/error_response.json',
  profile: 'https://ucp.dev/schemas/ucp.json#/$defs/business_schema',
  'acp-product': 'https://example.com/schemas/feed/bundle.schema.json#/$defs/Product',
  'tool-answer': 'mcp#/$defs/CallToolResultResponse',
  'tool-refusal': 'mcp#/$defs/JSONRPCErrorResponse',
  tools: 'mcp#/$defs/ListToolsResultResponse',
  discovery: 'mcp#/$defs/DiscoverResultResponse',
  'google-item': 'google-item',
  'json-feed': 'json-feed',
};

/** A kind of answer that has a published format. */
export type Kind = keyof typeof definitions;

/** An absolute address by RFC 3986, which knows neither spaces nor letters beyond ASCII. */
const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i.test(text);

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));

const read = (file: string): object => JSON.parse(readFileSync(join(fixtures, file), 'utf8'));

/** Opens the published schemas. The function says what is wrong with an answer of a kind; null if nothing is. */
export const openPublishedSchemas = () => {
  const formats = { uri: isAddress, 'date-time': isMoment };
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, formats });
  for (const file of globSync('ucp-*/**/*.json', { cwd: fixtures })) ajv.addSchema(read(file));
  ajv.addSchema(read('acp-2026-04-17/schema.feed.json'));
  ajv.addSchema(read('mcp-2026-07-28/schema.json'), 'mcp');
  ajv.addSchema(googleItem, 'google-item').addSchema(jsonFeed, 'json-feed');
  const validators = new Map<Kind, ValidateFunction>();
  return (kind: Kind, value: unknown): string | null => {
    const validate = validators.get(kind) ?? ajv.compile({ $ref: definitions[kind] });
    validators.set(kind, validate);
    return validate(value) ? null : `${kind} ${ajv.errorsText(validate.errors)}`;
  };
};
